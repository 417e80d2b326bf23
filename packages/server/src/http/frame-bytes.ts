/** Room for many frames at once: a buffer for each would keep the garbage collector busier than the game does. */
const SHEET = 256 * 1024
/** A letter takes three bytes at most. */
const WIDEST = 3

let sheet = Buffer.allocUnsafeSlow(SHEET)
let used = 0
let last: { readonly frame: string; readonly bytes: Buffer } | undefined

/** A frame as bytes. Many spectators get the same one in a row, so the last is kept. */
export function bytesOf(frame: string): Buffer {
  if (last?.frame === frame) return last.bytes
  const most = frame.length * WIDEST
  if (most > SHEET) return Buffer.from(frame)
  if (used + most > SHEET) {
    sheet = Buffer.allocUnsafeSlow(SHEET)
    used = 0
  }
  const bytes = sheet.subarray(used, used + sheet.write(frame, used))
  used += bytes.length
  last = { frame, bytes }
  return bytes
}
