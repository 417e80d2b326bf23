import { language } from '../../language.ts'

/** The hour by the reader's clock: `21:05`. */
export const hourOf = (time: number): string =>
  new Date(time).toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
