/** Room for many frames at once: a buffer for each would keep the garbage collector busier than the game does. */
const SHEET = 256 * 1024
/** A letter takes three bytes at most. */
const WIDEST = 3
/** What comes before the text of a frame (RFC 6455): its kind, and its length in one of three ways. */
const LONGEST_HEADER = 10
const WHOLE_TEXT = 0x81
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127

let sheet = Buffer.allocUnsafeSlow(SHEET)
let used = 0
let last: { readonly frame: string; readonly bytes: Buffer } | undefined

/** A frame as it goes over a socket, in one piece: what is written at once is given to the kernel at once. Many spectators get the same one in a row, so the last is kept. */
export function bytesOf(frame: string): Buffer {
  if (last?.frame === frame) return last.bytes
  const bytes = written(frame)
  last = { frame, bytes }
  return bytes
}

function written(frame: string): Buffer {
  const most = LONGEST_HEADER + frame.length * WIDEST
  if (most > SHEET) {
    const alone = Buffer.allocUnsafeSlow(LONGEST_HEADER + Buffer.byteLength(frame))
    return alone.subarray(headed(alone, 0, alone.write(frame, LONGEST_HEADER)))
  }
  if (used + most > SHEET) {
    sheet = Buffer.allocUnsafeSlow(SHEET)
    used = 0
  }
  const length = sheet.write(frame, used + LONGEST_HEADER)
  const from = headed(sheet, used, length)
  used += LONGEST_HEADER + length
  return sheet.subarray(from, used)
}

/** Puts the header right before a text of so many bytes that begins after room for the longest one; answers where it begins. */
function headed(sheet: Buffer, at: number, length: number): number {
  const text = at + LONGEST_HEADER
  if (length < IN_TWO_BYTES) {
    sheet[text - 2] = WHOLE_TEXT
    sheet[text - 1] = length
    return text - 2
  }
  if (length < 0x10000) {
    sheet[text - 4] = WHOLE_TEXT
    sheet[text - 3] = IN_TWO_BYTES
    sheet.writeUInt16BE(length, text - 2)
    return text - 4
  }
  sheet[at] = WHOLE_TEXT
  sheet[at + 1] = IN_EIGHT_BYTES
  sheet.writeBigUInt64BE(BigInt(length), at + 2)
  return at
}
