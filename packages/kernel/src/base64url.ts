const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i
    const n = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    text += ALPHABET.charAt(n >>> 18) + ALPHABET.charAt((n >>> 12) & 63)
    if (left > 1) text += ALPHABET.charAt((n >>> 6) & 63)
    if (left > 2) text += ALPHABET.charAt(n & 63)
  }
  return text
}

/** Nothing when the text is not canonical base64url. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let buffer = 0
  let bits = 0
  let at = 0
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return undefined
    buffer = (buffer << 6) | value
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = (buffer >>> bits) & 255
    }
    buffer &= (1 << bits) - 1
  }
  return buffer === 0 ? bytes : undefined
}
