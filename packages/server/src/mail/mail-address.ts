import { domainToASCII } from 'node:url'

/** Longer ones cannot be delivered to (RFC 5321). */
const LONGEST = 254
const LONGEST_NAME = 64
const NAME = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** The mail server of a closed network may know such names too. */
const NEAR = /^(localhost|[a-z0-9-]+)$/

/**
 * An address as mail servers know it, or nothing. What may stand in it means nothing to SMTP or to the head of a message:
 * no space, no quotes, no brackets, no end of a line.
 */
export function mailAddress(text: string): string | undefined {
  const { name, domain } = halvesOf(text)
  return DOMAIN.test(domain) ? joined(name, domain) : undefined
}

/** Whom mails come from: an address, or a name and an address in angle brackets. */
export function senderIn(text: string): { readonly name: string; readonly address: string } | undefined {
  const [, name, bracketed] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>\s*$/u.exec(text) ?? []
  const { name: box, domain } = halvesOf(bracketed ?? text)
  const address = DOMAIN.test(domain) || NEAR.test(domain) ? joined(box, domain) : undefined
  return address === undefined ? undefined : { name: name || 'Estaminet', address }
}

function halvesOf(text: string): { name: string; domain: string } {
  const whole = text.trim()
  const at = whole.lastIndexOf('@')
  return { name: whole.slice(0, Math.max(at, 0)), domain: domainToASCII(whole.slice(at + 1)) }
}

function joined(name: string, domain: string): string | undefined {
  const address = `${name}@${domain}`
  return NAME.test(name) && name.length <= LONGEST_NAME && address.length <= LONGEST ? address : undefined
}
