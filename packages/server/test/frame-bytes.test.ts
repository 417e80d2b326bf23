import { expect, it } from 'vitest'
import { bytesOf } from '../src/http/frame-bytes.ts'

/** What a browser reads, one text after the other (RFC 6455, 5.2). */
function read(bytes: Buffer): string[] {
  const heard: string[] = []
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81)
    const short = bytes[at + 1]
    const header = short < 126 ? 2 : short === 126 ? 4 : 10
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
    // A length is told in the shortest way there is.
    expect(length < 126 ? 2 : length < 65_536 ? 4 : 10).toBe(header)
    heard.push(bytes.toString('utf8', at + header, at + header + length))
    at += header + length
  }
  return heard
}

it('frames of every length are read as they were written, however their length is told', () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 90_000, 300_000]
  const frames = lengths.flatMap((length) => ['x'.repeat(length), 'é'.repeat(length >> 1), '€'.repeat(length >> 1)])
  expect(read(Buffer.concat(frames.map(bytesOf)))).toEqual(frames)
})

it('a frame that many get is written once', () => {
  expect(bytesOf('{"t":"pong"}')).toBe(bytesOf('{"t":"pong"}'))
})
