import type { History } from '@estaminet/table/history'
import { A } from '@solidjs/router'
import { createResource, For, lazy, Show, Suspense } from 'solid-js'
import { gameName } from '../../games.ts'
import { standing } from '../../host/standing.ts'
import { openWords, say } from '../../standing/texts/index.ts'
import { ShareBar } from './share-bar.tsx'
import './my-games.css'

const Stamps = lazy(() => import('./my-stamps.tsx'))
const Tallies = lazy(() => import('./my-tallies.tsx'))

/**
 * What I made of my finished games at the house: by game and mode, head to head, what my points come from and where I went,
 * and the stamps of the campaign.
 */
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
            <Tables history={history()} />
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

/** The same of the games this device played without the house, whoever its player is. */
export function DeviceGames() {
  const [told] = createResource(async () => {
    await openWords()
    const { deviceHistory } = await import('../../host/device-history.ts')
    return deviceHistory()
  })
  const history = () => (told()?.played.length ? told() : undefined)
  return (
    <Show when={history()}>
      {(known) => (
        <section class="my-games">
          <h2>{say().history.device}</h2>
          <p class="muted">{say().history.deviceHelp}</p>
          <Tables history={known()} />
        </section>
      )}
    </Show>
  )
}

function Tables(props: { history: History }) {
  return (
    <>
      <PlayedTable played={props.history.played} />
      <Show when={props.history.met.length > 0}>
        <MetTable met={props.history.met} />
      </Show>
      <Suspense>
        <For each={props.history.tallied}>{(tallied) => <Tallies {...tallied} />}</For>
      </Suspense>
    </>
  )
}

function PlayedTable(props: { played: History['played'] }) {
  const words = () => say().history
  return (
    <table class="played">
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
      <For each={[...new Set(props.played.map(({ game }) => game))]}>
        {(game) => (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                {gameName(game)}
              </th>
            </tr>
            <For each={props.played.filter((one) => one.game === game)}>
              {({ mode, games, won, average, best }) => (
                <tr>
                  <th scope="row">
                    {say().modes[mode] ?? mode}
                    <ShareBar parts={[['good', won / games]]} />
                  </th>
                  <td>{games}</td>
                  <td>{won}</td>
                  <td>{average}</td>
                  <td>{best}</td>
                </tr>
              )}
            </For>
          </tbody>
        )}
      </For>
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
                <ShareBar
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
