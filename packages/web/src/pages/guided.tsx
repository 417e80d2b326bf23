import { useParams } from '@solidjs/router'
import { createResource, createSignal, ErrorBoundary, onCleanup, Show } from 'solid-js'
import { guidedGame } from '../guided/addresses.ts'
import { createGuide } from '../guided/guide.tsx'
import type { GuidedGame } from '../guided/guided-game.ts'
import { placeIn } from '../guided/place-kept.ts'
import { openLocalTable } from '../host/local.ts'
import { remembered } from '../memory.ts'
import { motionPace } from '../shell/motion/motion-speed.ts'
import { Broken, brokenBy } from '../shell/page/broken.tsx'
import { Setting } from '../shell/page/setting.tsx'
import { preloadScreen } from '../shell/table/screens.ts'
import { TableFrame } from '../shell/table/table.tsx'
import { TableContext, type TablePage } from '../shell/table/use-table.ts'
import NotFound from './not-found.tsx'

/** `/guided/<game>`: a first game with somebody who explains, on the real board. */
export default function Guided() {
  const params = useParams<{ game: string }>()
  return (
    <Show when={params.game} keyed>
      {(game) => <GuidedIn game={game} />}
    </Show>
  )
}

function GuidedIn(props: { game: string }) {
  const load = guidedGame(props.game)
  if (!load) return <NotFound />
  preloadScreen(props.game)
  const [guided] = createResource(load)
  return (
    <ErrorBoundary fallback={brokenBy}>
      <Show when={guided()} keyed fallback={<Setting />}>
        {(one) => <Sittings game={props.game} guided={one} />}
      </Show>
    </ErrorBoundary>
  )
}

/** Whoever goes on elsewhere in the game sits down at it anew. */
function Sittings(props: { game: string; guided: GuidedGame }) {
  const kept = placeIn(props.game, props.guided.record.checksum)
  const [sitting, sitDown] = createSignal({ from: kept, isBack: kept > 0 })
  return (
    <Show when={sitting()} keyed>
      {({ from, isBack }) => (
        <AtTable
          game={props.game}
          guided={props.guided}
          from={from}
          isBack={isBack}
          sitDown={(next) => sitDown({ from: next, isBack: false })}
        />
      )}
    </Show>
  )
}

function AtTable(props: {
  game: string
  guided: GuidedGame
  from: number
  isBack: boolean
  sitDown(from: number): void
}) {
  const { game, guided, from, isBack, sitDown } = props
  const isCalm = motionPace() === Number.POSITIVE_INFINITY
  const host = openLocalTable({ t: 'guide', record: guided.record, from, name: remembered('name') ?? '', isCalm })
  onCleanup(() => host.close())
  const page: TablePage = {
    kind: 'local',
    again: () => sitDown(0),
    leave: (go) => go('/'),
    guide: createGuide({ game, guided, host, from, isBack, sitDown }),
  }
  return (
    <TableContext.Provider value={page}>
      <Show
        when={!host.refusal() && host.update()}
        fallback={<Broken refusal={host.refusal()} fallback={<Setting />} />}
      >
        {(update) => <TableFrame host={host} latest={update} />}
      </Show>
    </TableContext.Provider>
  )
}
