/** The languages of the house, by the names they go by themselves; the first one for readers of none of them. */
export const languages = {
  en: { language: 'English', short: 'EN' },
  fr: { language: 'Français', short: 'FR' },
  nl: { language: 'Nederlands', short: 'NL' },
} as const

export type Language = keyof typeof languages
