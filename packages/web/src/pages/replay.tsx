import { useLocation, useParams } from '@solidjs/router'
import { createMemo, createResource, createSignal, Match, Show, Switch } from 'solid-js'
import { savedTable } from '../host/saved-tables.ts'
import { language } from '../language.ts'
import { BringRecord } from '../replay/bring-record.tsx'
import { codeOf, matchFrom, type Source } from '../replay/loading.ts'
import { NotRead } from '../replay/not-read.tsx'
import { OpenReplay } from '../replay/open-replay.tsx'
import { placeIn, type Recorded } from '../replay/source.ts'
import { say } from '../replay/texts/index.ts'
import { Setting } from '../shell/page/setting.tsx'
import type { GameScreen } from '../shell/table/game-screen.ts'
import { screenOf } from '../shell/table/screens.ts'
import { Reading } from './reading.tsx'

export { openWords } from '../replay/texts/index.ts'

/** `/replay/<table>?at=…`, or `/replay?at=…#<link>`, which needs nothing but these pages; without either, a place to lay a record down. */
export default function Replay() {
  const params = useParams<{ id?: string }>()
  const address = useLocation()
  const [brought, bring] = createSignal<string>()
  const source = createMemo((): Source | undefined => {
    const text = brought()
    if (text !== undefined) return { text }
    if (params.id) return { table: params.id }
    return address.hash.length > 1 ? { text: `/replay${address.hash}` } : undefined
  })
  const [opened] = createResource(source, opening)
  const shown = () => opened()?.shown
  const refused = () => opened()?.refused
  const table = () => (params.id && brought() === undefined ? params.id : undefined)
  const dice = () => (table() ? `/dice/${table()}` : '/dice')
  return (
    <Switch fallback={<Setting />}>
      <Match when={shown()} keyed>
        {({ recorded, screen }) => (
          <OpenReplay
            recorded={recorded}
            screen={screen}
            from={placeIn(address.search, recorded.timeline)}
            back={backFrom(table())}
            dice={dice()}
          />
        )}
      </Match>
      <Match when={!source() || refused()}>
        <Reading title={say().open.title}>
          <Show when={refused()}>{(no) => <NotRead code={no().code} message={no().message} dice={dice()} />}</Show>
          <BringRecord help={say().open.help} onBring={bring} />
        </Reading>
      </Match>
    </Switch>
  )
}

interface Opened {
  readonly shown?: { readonly recorded: Recorded; readonly screen: GameScreen }
  readonly refused?: { readonly code: string; readonly message: string }
}

async function opening(from: Source): Promise<Opened> {
  try {
    const recorded = await matchFrom(from)
    const { game, match } = recorded.timeline
    const screen = await screenOf(game.id)
    await screen.prepare?.(match.options, language())
    return { shown: { recorded, screen } }
  } catch (error) {
    return { refused: { code: codeOf(error), message: error instanceof Error ? error.message : '' } }
  }
}

/** Back to the table itself, where it has one. */
function backFrom(table: string | undefined): string {
  if (table === undefined) return '/'
  return savedTable(table) ? `/local/${table}` : `/table/${table}`
}
