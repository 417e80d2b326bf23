import { useSearchParams } from '@solidjs/router'
import { createMemo, createResource, For, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Segmented } from '../design/segmented.tsx'
import { gameName } from '../games.ts'
import { type Ladder, type StandingPage, standing } from '../host/standing.ts'
import { remembered } from '../memory.ts'
import { PlaceTable } from '../standing/place-table.tsx'
import { say } from '../standing/texts/index.ts'
import { Reading } from './reading.tsx'
import './standing.css'

export { openWords } from '../standing/texts/index.ts'

/** `/standing?game=…&mode=…&from=…`: who stands where, a page at a time, and how one stands oneself. */
export default function Standing() {
  const words = () => say()
  const [asked, ask] = useSearchParams()
  const [ladders] = createResource(() => standing.ladders().catch(() => undefined))
  const [mine] = createResource(async () =>
    remembered('guest') === undefined ? undefined : standing.mine().catch(() => undefined),
  )
  const games = () => [...new Set(ladders()?.map(({ game }) => game))]
  const chosen = createMemo(
    (): Ladder | undefined => {
      const all = ladders() ?? []
      const ofGame = all.filter(({ game }) => game === asked.game)
      return ofGame.find(({ mode }) => mode === asked.mode) ?? ofGame[0] ?? all[0]
    },
    undefined,
    { equals: (one, other) => one?.game === other?.game && one?.mode === other?.mode },
  )
  const modes = () => ladders()?.filter(({ game }) => game === chosen()?.game) ?? []
  const from = () => Math.max(0, Number.parseInt(String(asked.from ?? 0), 10) || 0)
  const [page] = createResource(
    () => {
      const ladder = chosen()
      return ladder && { ladder, from: from() }
    },
    ({ ladder, from }) => standing.page(ladder, from).catch(() => null),
  )
  const own = () => mine()?.ladders.find(({ game, mode }) => game === chosen()?.game && mode === chosen()?.mode)
  const modeName = (mode: string) => words().modes[mode] ?? mode
  return (
    <Reading title={words().title} class="standing">
      <p>{words().lede}</p>
      <Show when={ladders.state !== 'ready' || ladders()} fallback={<p role="status">{words().failed}</p>}>
        <div class="ladders">
          <Show when={games().length > 1}>
            <Segmented
              label={words().game}
              value={chosen()?.game ?? ''}
              segments={games().map((game) => ({ value: game, label: gameName(game) }))}
              wide
              onChange={(game) => ask({ game, mode: undefined, from: undefined })}
            />
          </Show>
          <Show when={modes().length > 1}>
            <Segmented
              label={words().mode}
              value={chosen()?.mode ?? ''}
              segments={modes().map(({ mode }) => ({ value: mode, label: modeName(mode) }))}
              wide
              onChange={(mode) => ask({ game: chosen()?.game, mode, from: undefined })}
            />
          </Show>
        </div>
        <Show when={mine()}>
          {(known) => (
            <p class="own">
              <span class="caps">{words().mine.title}</span>
              <Show when={own()} fallback={words().mine.none}>
                {(row) => (
                  <Show
                    when={row().points !== null ? row().points : undefined}
                    fallback={words().mine.soFar(row().games, known().shownFrom)}
                  >
                    {(points) => <>{words().mine.points(points(), row().games)}</>}
                  </Show>
                )}
              </Show>
            </p>
          )}
        </Show>
        <Show when={page.latest !== null} fallback={<p role="status">{words().failed}</p>}>
          <Show when={page.latest}>
            {(shown) => (
              <Show
                when={shown().people > 0}
                fallback={<p class="nobody">{words().nobody(mine()?.shownFrom ?? LEAST)}</p>}
              >
                <PlaceTable rows={shown().rows} />
                <Pager page={shown()} go={(to) => ask({ from: to > 0 ? String(to) : undefined })} />
              </Show>
            )}
          </Show>
        </Show>
      </Show>
      <details>
        <summary>
          <Icon name="chevron" size={16} />
          {words().how.title}
        </summary>
        <For each={words().how.lines}>{(line) => <p>{line}</p>}</For>
      </details>
    </Reading>
  )
}

/** Said to who has no standing of their own; the house tells everybody else. */
const LEAST = 10

function Pager(props: { page: StandingPage; go(from: number): void }) {
  const words = () => say()
  const last = () => props.page.from + props.page.rows.length
  return (
    <Show when={props.page.people > props.page.page || props.page.from > 0}>
      <nav class="pager" aria-label={words().title}>
        <Button
          icon="prev"
          disabled={props.page.from === 0}
          onClick={() => props.go(Math.max(0, props.page.from - props.page.page))}
        >
          {words().before}
        </Button>
        <span role="status">{words().listed(props.page.from + 1, last(), props.page.people)}</span>
        <Button icon="next" disabled={last() >= props.page.people} onClick={() => props.go(last())}>
          {words().after}
        </Button>
      </nav>
    </Show>
  )
}
