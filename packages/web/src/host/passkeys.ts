import { ask } from './house.ts'

/** My passkeys, and whether pages of this house may use any. */
export interface Passkeys {
  readonly on: boolean
  readonly mine: readonly { readonly id: string; readonly createdAt?: number; readonly usedAt?: number }[]
}

/** Why this browser cannot use passkeys here; nothing when it can. */
export function passkeysOff(): 'insecure' | 'unknown' | undefined {
  if (!isSecureContext) return 'insecure'
  return 'PublicKeyCredential' in window ? undefined : 'unknown'
}

export const passkeys = {
  mine: () => ask<Passkeys>('GET', 'passkeys'),
  remove: (id: string) => ask<Passkeys>('DELETE', `passkeys/${encodeURIComponent(id)}`),
  add: addPasskey,
  open: openWithPasskey,
}

/** Has this device make a key for me. Throws when its owner would rather not. */
async function addPasskey(): Promise<Passkeys> {
  const { challenge, user, rp, pubKeyCredParams, excludeCredentials, authenticatorSelection, timeout } =
    await ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/invite')
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      rp,
      pubKeyCredParams,
      excludeCredentials: (excludeCredentials ?? []).map(({ id }) => ({ id: bytesOf(id), type: 'public-key' })),
      ...(authenticatorSelection ? { authenticatorSelection } : {}),
      ...(timeout === undefined ? {} : { timeout }),
    },
  })
  if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse))
    throw new TypeError('no passkey was made')
  const { clientDataJSON, attestationObject } = made.response
  const response = { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) }
  return ask<Passkeys>('POST', 'passkeys', { id: made.id, response })
}

interface Greeting extends PublicKeyCredentialRequestOptionsJSON {
  readonly userVerification?: UserVerificationRequirement
}

/** Has this device show a key that the house knows, and becomes whoever it belongs to. */
async function openWithPasskey(): Promise<{ name: string }> {
  const { challenge, rpId, userVerification } = await ask<Greeting>('POST', 'passkeys/greet')
  const shown = await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(challenge),
      ...(rpId === undefined ? {} : { rpId }),
      ...(userVerification === undefined ? {} : { userVerification }),
    },
  })
  if (!(shown instanceof PublicKeyCredential && shown.response instanceof AuthenticatorAssertionResponse))
    throw new TypeError('no passkey was shown')
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response
  return ask<{ name: string }>('POST', 'passkeys/open', {
    id: shown.id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle ? { userHandle: textOf(userHandle) } : {}),
    },
  })
}

/** Browsers speak bytes, the protocol base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
