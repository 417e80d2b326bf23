/** What the exit code of every command means. */
export const EXIT = { fine: 0, wrong: 1, refused: 2, internal: 70 } as const
