/** What may be heard while it is shown: when each note begins, in seconds, and how high it is. */
export const TUNES = {
  card: [[0, 392]],
  refused: [
    [0, 392],
    [0.09, 293.66],
  ],
  dice: [
    [0, 185],
    [0.07, 220],
    [0.13, 174.61],
  ],
  glasses: [
    [0, 1318.51],
    [0.05, 1567.98],
  ],
  taken: [[0, 659.26]],
  done: [
    [0, 523.25],
    [0.1, 659.26],
    [0.2, 783.99],
  ],
  lost: [
    [0, 329.63],
    [0.14, 261.63],
  ],
  day: [
    [0, 880],
    [0.18, 698.46],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>
export type Tune = keyof typeof TUNES
