import { For, type JSX } from 'solid-js'
import { gameName } from '../../games.ts'
import { language } from '../../language.ts'
import { ago } from '../../shell/page/ago.ts'
import { listed } from '../../shell/seats/names.ts'
import { Commands } from './commands.tsx'
import type { StateOfHouse } from './desk.ts'
import type { HostWords } from './texts/index.ts'

/** Versions, load, and when the house was last copied. */
export function Now(props: { state: StateOfHouse; words: HostWords['now'] }) {
  const whole = (count: number) => new Intl.NumberFormat(language()).format(count)
  const unit = (value: number, name: string, digits: number) =>
    new Intl.NumberFormat(language(), { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value)
  const megabytes = (bytes: number) => unit(bytes / 1e6, 'megabyte', 1)
  /** A point among its thousands would be read as one among its decimals. */
  const percent = (share: number) =>
    new Intl.NumberFormat(language(), { style: 'percent', useGrouping: false }).format(share)
  const facts = (): readonly (readonly [string, JSX.Element])[] => {
    const { state, words } = props
    const { store } = state
    return [
      [words.version, words.versionOn(state.version, state.node)],
      [words.games, listed(state.games.map(({ id, rules }) => words.game(gameName(id), rules)))],
      [words.since, ago(state.since + (Date.now() - state.now))],
      [words.connections, whole(state.connections)],
      [words.tables, whole(state.tablesInMemory)],
      [words.bots, whole(state.botsWaiting)],
      [words.moves, whole(state.moves)],
      [words.failures, whole(state.failedCommands)],
      [words.limited, whole(state.limitedCalls)],
      [words.load, percent(state.load)],
      [words.memory, megabytes(state.memoryBytes)],
      [words.lag, unit(state.lagSeconds * 1000, 'millisecond', 0)],
      [words.data, store.kind === 'folder' ? megabytes(store.bytes) : words.postgres],
      [words.backup, <Commands text={backup(store)} />],
    ]
  }
  const backup = (store: StateOfHouse['store']): string => {
    if (store.kind === 'postgres') return props.words.pgBackup
    return store.backup
      ? props.words.backupOf(ago(store.backup.at), megabytes(store.backup.bytes))
      : props.words.noBackup
  }
  return (
    <section>
      <h2>{props.words.title}</h2>
      <dl>
        <For each={facts()}>
          {([what, is]) => (
            <div>
              <dt>{what}</dt>
              <dd>{is}</dd>
            </div>
          )}
        </For>
      </dl>
      {props.state.store.kind === 'postgres' && <p>{props.words.oneNode}</p>}
    </section>
  )
}
