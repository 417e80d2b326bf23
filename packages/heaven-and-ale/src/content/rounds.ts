/** By number of players: the backs of the monk stacks from left to right (one stack a round), and second discs. */
export interface Table {
  readonly monkStacks: readonly ('I' | 'II')[]
  /** Activation spaces, numbered among the six, that get a second disc in the last round: B, C and the first ABC. */
  readonly secondDiscs: readonly number[]
}

export const TABLES: Readonly<Record<number, Table>> = {
  2: { monkStacks: ['I', 'I', 'I'], secondDiscs: [1, 2] },
  3: { monkStacks: ['I', 'I', 'I', 'II'], secondDiscs: [1, 2, 3] },
  4: { monkStacks: ['I', 'I', 'I', 'II', 'II', 'II'], secondDiscs: [] },
}

/** Fewest and most players. */
export const SEATS = { min: 2, max: 4 } as const
/** Most rounds, and so most tiles that can lie on one space. */
export const MOST_ROUNDS = 6
