import { createHmac } from 'node:crypto'
import type { Hmac } from '@estaminet/kernel'

/** The machine's own HMAC: the same to the bit as the plain one that pages check dice with, and several times as fast. */
export const nativeHmac: Hmac = (key, text) => createHmac('sha256', key).update(text).digest()
