import { FIRST_LEVEL } from '@estaminet/bots/levels'
import { remember, remembered } from './memory.ts'

/** How strong a bot somebody meets who plays at once: as strong as the last one met here, and the weakest at first. */
export const lastMet = (game: string): string => remembered(`met.${game}`) ?? FIRST_LEVEL

export const meet = (game: string, level: string): void => remember(`met.${game}`, level)
