import { Icon } from '../../design/icon.tsx'
import { language, say, speak } from '../../language.ts'
import { type Language, languages } from '../../texts/languages.ts'

const NEXT: Readonly<Record<Language, Language>> = { fr: 'nl', nl: 'en', en: 'fr' }

/** The language in use, where there is room for one button: each press turns to the next. */
export function NextLanguage() {
  const own = () => languages[language()]
  const label = () => say().table.bar.language
  return (
    <button
      type="button"
      class="bar-button"
      aria-label={`${own().short}, ${label()}: ${own().language}`}
      title={label()}
      onClick={() => speak(NEXT[language()])}
    >
      <Icon name="globe" size={18} />
      {own().short}
    </button>
  )
}
