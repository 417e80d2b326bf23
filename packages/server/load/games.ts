import { games } from '@estaminet/shelf'

/** The games four people can be seated at: the crowds come in fours. */
export const gamesForFour = games.filter(({ seats }) => seats.min <= 4 && seats.max >= 4)
