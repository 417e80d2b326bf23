/** 64 bits as 16 hex digits: fast, and no help against forgers. */
export function hashOf(numbers: ArrayLike<number>): string {
  let a = 0x9e3779b9 | 0
  let b = 0x85ebca6b | 0
  for (let i = 0; i < numbers.length; i++) {
    const v = numbers[i]
    a = Math.imul(a ^ v, 0x5bd1e995)
    a ^= a >>> 15
    b = Math.imul(b + v, 0x27d4eb2f) ^ (b >>> 13)
  }
  a = Math.imul(a ^ (b >>> 16), 0x2c1b3c6d)
  b = Math.imul(b ^ (a >>> 15), 0x297a2d39)
  return hex32(a ^ (a >>> 13)) + hex32(b ^ (b >>> 16))
}

export function hashText(text: string): string {
  const codes = new Uint16Array(text.length)
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i)
  return hashOf(codes)
}

const hex32 = (n: number) => (n >>> 0).toString(16).padStart(8, '0')
