import type { Update } from '@estaminet/table'
import { type Accessor, createResource, For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Chip } from '../design/chip.tsx'
import type { TableHost } from '../host/table-host.ts'
import { language, say } from '../language.ts'
import { Bar, Lights } from './bar.tsx'
import type { BoardProps, GameScreen } from './game-screen.ts'
import { createLines, Log } from './log.tsx'
import { screenOf } from './screens.ts'
import { Slate } from './slate.tsx'
import { createTableModel } from './table-model.ts'
import { Undo } from './undo.tsx'
import '../design/mat.css'
import './table.css'

/** A table whose match has begun: the bar, the game's board, and the slate and log for the board to place. */
export function TableFrame(props: { host: TableHost; latest: Accessor<Update> }) {
  const [screen] = createResource(() => props.latest().info.game, screenOf)
  return (
    <Show when={screen()} keyed fallback={<p class="setting">{say().table.connection.opening}</p>}>
      {(loaded) => <OpenTable host={props.host} latest={props.latest} screen={loaded} />}
    </Show>
  )
}

function OpenTable(props: { host: TableHost; latest: Accessor<Update>; screen: GameScreen }) {
  const model = createTableModel(props.host, props.latest)
  const lines = createLines(model, props.screen)
  const slate = <Slate model={model} screen={props.screen} />
  const log = <Log model={model} lines={lines} />
  const game = () => say().games[model.latest().info.game as keyof ReturnType<typeof say>['games']]
  const board: BoardProps = { ...model, language, slate, log }
  return (
    <div class="table">
      <Bar title={game()}>
        <For each={props.screen.chips(model.view(), language())}>{(chip) => <Chip>{chip}</Chip>}</For>
        <span class="push" />
        <Undo model={model} />
        <Lights />
      </Bar>
      <main class="board" id="board" tabIndex={-1}>
        <Dynamic component={props.screen.Board} {...board} />
      </main>
    </div>
  )
}
