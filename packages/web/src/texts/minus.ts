/** A number as it is written: with a minus as wide as a plus, not with a hyphen. */
export const written = (number: number): string => String(number).replace('-', '−')
