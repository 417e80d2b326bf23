import { written } from '../../../texts/minus.ts'

/** A gain or a loss: with its sign, nothing without one. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points))
