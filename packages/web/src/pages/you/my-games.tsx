import { A } from '@solidjs/router'
import { createResource, For, lazy, Show, Suspense } from 'solid-js'
import { gameName } from '../../games.ts'
import { type History, standing } from '../../host/standing.ts'
import { openWords, say } from '../../standing/texts/index.ts'
import './my-games.css'

const Stamps = lazy(() => import('./my-stamps.tsx'))

/** What I made of my finished games at the house: by game and mode, head to head, and the stamps of the campaign. */
export function MyGames() {
  const [told] = createResource(async () => {
    await openWords()
    return standing.history().catch(() => undefined)
  })
  return (
    <Show when={told()}>
      {(history) => (
        <section class="my-games">
          <h2>{say().history.title}</h2>
          <Show when={history().played.length > 0} fallback={<p class="muted">{say().history.none}</p>}>
            <PlayedTable played={history().played} />
          </Show>
          <Show when={history().met.length > 0}>
            <MetTable met={history().met} />
          </Show>
          <Suspense>
            <Stamps />
          </Suspense>
          <A href="/campaign">{say().history.campaign}</A>
        </section>
      )}
    </Show>
  )
}

function PlayedTable(props: { played: History['played'] }) {
  const words = () => say().history
  return (
    <table>
      <caption>{words().played}</caption>
      <thead>
        <tr>
          <th scope="col">{say().game}</th>
          <th scope="col">{words().games}</th>
          <th scope="col">{words().won}</th>
          <th scope="col">{words().average}</th>
          <th scope="col">{words().best}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.played}>
          {({ game, mode, games, won, average, best }) => (
            <tr>
              <th scope="row">
                {gameName(game)}, {(say().modes[mode] ?? mode).toLowerCase()}
                <Bar parts={[['good', won / games]]} />
              </th>
              <td>{games}</td>
              <td>{won}</td>
              <td>{average}</td>
              <td>{best}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

function MetTable(props: { met: History['met'] }) {
  const words = () => say().history
  return (
    <table>
      <caption>{words().met}</caption>
      <thead>
        <tr>
          <th scope="col">{say().name}</th>
          <th scope="col">{words().games}</th>
          <th scope="col">{words().ahead}</th>
          <th scope="col">{words().behind}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.met}>
          {({ name, games, ahead, behind }) => (
            <tr>
              <th scope="row">
                {name}
                <Bar
                  parts={[
                    ['good', ahead / games],
                    ['even', (games - ahead - behind) / games],
                    ['alert', behind / games],
                  ]}
                />
              </th>
              <td>{games}</td>
              <td>{ahead}</td>
              <td>{behind}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

const WHOLE = 200
const THICK = 8

/** Shares of a whole, end to end. The numbers beside it say the same. */
function Bar(props: { parts: readonly (readonly [kind: string, share: number])[] }) {
  const from = (at: number) => props.parts.slice(0, at).reduce((sum, [, share]) => sum + share, 0) * WHOLE
  return (
    <svg class="share" viewBox={`0 0 ${WHOLE} ${THICK}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width={WHOLE} height={THICK} rx="3" />
      <For each={props.parts}>
        {([kind, share], at) => <rect class={kind} x={from(at())} width={share * WHOLE} height={THICK} rx="3" />}
      </For>
    </svg>
  )
}
