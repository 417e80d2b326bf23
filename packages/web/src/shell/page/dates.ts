import type { Language } from '../../texts/languages.ts'

/** A date as one writes it in Belgium: in English, too, the day comes before the month. */
export const dated = (time: number | Date, language: Language, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, how).format(time)
