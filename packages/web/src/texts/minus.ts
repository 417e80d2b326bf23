/** A number as it is written: with a minus as wide as a plus, not with a hyphen. */
export const written = (number: number | string): string => String(number).replace('-', '−')

/** A gain or a loss: with its sign, nothing without one. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : written(number))
