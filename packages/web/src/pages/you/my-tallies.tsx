import type { Tallied } from '@estaminet/table/history'
import { createMemo, createResource, For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { gameName } from '../../games.ts'
import { language } from '../../language.ts'
import { type GameStatistics, statisticsOf } from '../../standing/statistics.ts'
import { say } from '../../standing/texts/index.ts'
import { written } from '../../texts/minus.ts'
import { ShareBar } from './share-bar.tsx'

/** What my matches of one game were made of: where the points come from, and where I went most often. */
export default function Tallies(props: Tallied) {
  const [statistics] = createResource(() => statisticsOf(props.game, language()))
  return (
    <Show when={statistics()}>
      {(known) => (
        <>
          <Show when={Object.keys(props.points).length > 0}>
            <SourcesTable {...props} sources={known().sources} />
          </Show>
          <Show when={props.places.length > 0 && known().place}>
            {(place) => <PlacesTable {...props} place={place()} />}
          </Show>
        </>
      )}
    </Show>
  )
}

function SourcesTable(props: Tallied & Pick<GameStatistics, 'sources'>) {
  const words = () => say().history
  const lines = createMemo(() =>
    props
      .sources(props.points, language())
      .map(({ name, icon, points: [sum] }) => ({ name, icon, each: sum / props.games })),
  )
  /** A tenth of a point tells rare reasons from none. */
  const tenths = (points: number) =>
    written(new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(points))
  const most = () => Math.max(...lines().map(({ each }) => Math.abs(each)))
  return (
    <table>
      <caption>
        {words().sources(gameName(props.game))} <small>{words().over(props.games)}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words().source}</th>
          <th scope="col">{words().average}</th>
        </tr>
      </thead>
      <tbody>
        <For each={lines()}>
          {({ name, icon, each }) => (
            <tr>
              <th scope="row">
                <Icon name={icon} /> {name}
                <ShareBar parts={[[each < 0 ? 'alert' : 'malt', Math.abs(each) / most()]]} />
              </th>
              <td>{tenths(each)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

function PlacesTable(props: Tallied & { place: NonNullable<GameStatistics['place']> }) {
  const words = () => say().history
  return (
    <table>
      <caption>
        {words().favourites} <small>{words().over(props.games)}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words().brewery}</th>
          <th scope="col">{words().games}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.places}>
          {({ place, games }) => {
            const { name, number } = props.place(place, language())
            return (
              <tr>
                <th scope="row">
                  {name} <small>{number}</small>
                  <ShareBar parts={[['malt', games / props.games]]} />
                </th>
                <td>{games}</td>
              </tr>
            )
          }}
        </For>
      </tbody>
    </table>
  )
}
