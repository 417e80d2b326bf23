import { isLink } from '@estaminet/kernel'
import { useParams } from '@solidjs/router'
import { createMemo, createResource, createSignal, Show } from 'solid-js'
import { verdictOn } from '../host/dice-check.ts'
import { diceNotes } from '../host/dice-memory.ts'
import { language } from '../language.ts'
import { BringRecord } from '../replay/bring-record.tsx'
import { diceOf } from '../replay/dice.ts'
import { DiceReading, type Read } from '../replay/dice-reading.tsx'
import { drawWordsOf } from '../replay/draw-words.ts'
import { codeOf, recordFrom, type Source } from '../replay/loading.ts'
import { NotRead } from '../replay/not-read.tsx'
import { say } from '../replay/texts/index.ts'
import { breath } from '../shell/table/strokes.ts'
import { Reading } from './reading.tsx'

export { openWords } from '../replay/texts/index.ts'

/** `/dice/<table>`: every die of a finished match computed again, and what that proves. Without a table, a place to lay a record down. */
export default function Dice() {
  const params = useParams<{ id?: string }>()
  const [brought, bring] = createSignal<string>()
  const source = createMemo((): Source | undefined => {
    const text = brought()
    if (text !== undefined) return { text }
    return params.id ? { table: params.id } : undefined
  })
  const [read] = createResource(source, reading)
  const words = () => say().dice
  return (
    <Reading title={source() ? words().title : words().open.title} class="dice-page">
      <Show when={source()}>
        <Show when={read()} fallback={<p role="status">{words().asking}</p>}>
          {(found) => (
            <Show
              when={found().refused}
              fallback={<DiceReading read={found()} table={brought() === undefined ? params.id : undefined} />}
            >
              {(no) => <NotRead code={no().code} message={no().message} />}
            </Show>
          )}
        </Show>
      </Show>
      <Show when={!source() || read()?.refused}>
        <BringRecord help={words().open.help} onBring={bring} />
      </Show>
    </Reading>
  )
}

async function reading(from: Source): Promise<Read> {
  try {
    const [record, { gameOf }] = await Promise.all([recordFrom(from), import('@estaminet/shelf')])
    if (typeof record === 'string' && isLink(record)) return { none: 'link' }
    const found = await diceOf(record, gameOf, breath)
    if (found === 'none') return { none: 'branched' }
    if (found === 'sealed') return { none: found }
    const memory = diceNotes.of(found.match)
    // Without its words a die is still a die.
    const draws = await drawWordsOf(found.game, language(), found.options).catch(() => undefined)
    return {
      report: found,
      ...(draws ? { draws } : {}),
      ...(memory.promised ? { verdict: verdictOn(record, memory, gameOf) } : {}),
    }
  } catch (error) {
    return { refused: { code: codeOf(error), message: error instanceof Error ? error.message : '' } }
  }
}
