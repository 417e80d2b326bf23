/** The languages the house speaks; the first one for readers of none of them. */
export const languages = ['en', 'fr', 'nl'] as const

/** The reader's favourite among our languages, from an Accept-Language header. */
export function languageOf(header: string | undefined): (typeof languages)[number] {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => {
      const [tag, ...parameters] = wish.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((q) => q)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const wish of wishes) {
    const spoken = languages.find((language) => language === wish.language)
    if (spoken) return spoken
  }
  return languages[0]
}
