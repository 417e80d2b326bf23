import { For } from 'solid-js'
import { Button } from '../design/button.tsx'
import './no-words.css'

/** The only words that stand in the first script: they are for when no others come. */
const SENTENCES = [
  { lang: 'en', text: 'The house did not answer.', again: 'Try again' },
  { lang: 'fr', text: 'La maison n’a pas répondu.', again: 'Réessayer' },
  { lang: 'nl', text: 'Het huis gaf geen antwoord.', again: 'Opnieuw' },
] as const

/** What can be said before the words of the house have come, to readers of any language. */
export function NoWords() {
  return (
    <main class="setting no-words">
      <h1>Estaminet</h1>
      <div role="alert">
        <For each={SENTENCES}>{({ lang, text }) => <p lang={lang}>{text}</p>}</For>
      </div>
      <Button kind="primary" onClick={() => location.reload()}>
        <span>
          <For each={SENTENCES}>
            {({ lang, again }, at) => (
              <>
                {at() > 0 && ' / '}
                <span lang={lang}>{again}</span>
              </>
            )}
          </For>
        </span>
      </Button>
    </main>
  )
}
