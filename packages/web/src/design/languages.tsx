import { For } from 'solid-js'
import { language, say, speak } from '../language.ts'
import { type Language, languages } from '../texts/languages.ts'
import './languages.css'

/** The three languages side by side. Everything follows at once, nothing is loaded again. */
export function Languages() {
  const codes: readonly Language[] = ['fr', 'nl', 'en']
  return (
    <fieldset class="languages" aria-label={say().table.bar.language}>
      <For each={codes}>
        {(code) => (
          <button
            type="button"
            lang={code}
            aria-pressed={language() === code}
            aria-label={`${languages[code].short}, ${languages[code].language}`}
            title={languages[code].language}
            onClick={() => speak(code)}
          >
            {languages[code].short}
          </button>
        )}
      </For>
    </fieldset>
  )
}
