import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { createMemo, Show } from 'solid-js'
import { useTable } from '../table.tsx'
import { comingOf, shortBy, standingNow, standOf } from './level.ts'
import { LevelLine } from './level-line.tsx'
import './production.css'

/** The production track with the level line, and what it would all come to if the game ended now. */
export function Production(props: { seat: number }) {
  const table = useTable()
  const words = () => table.speech().texts.level
  const player = createMemo(() => table.view().players[props.seat])
  const standing = createMemo(() => standingNow(table.view(), props.seat))
  const outcome = () => (props.seat === table.shown() ? table.outcome() : undefined)
  const coming = createMemo(() => comingOf(outcome(), player(), standing().level))
  const label = () => {
    const { level, rate } = standing()
    return `${table.speech().words.terms.production.name}. ${words().spoken(trackSpace(level), rate)}`
  }
  return (
    <div class="ale-production">
      <h2 class="ale-title" data-explain="term production">
        {table.speech().words.terms.production.name}
      </h2>
      <LevelLine
        now={standOf(player(), standing().level)}
        next={coming()}
        drawn={table.drawn().players[props.seat]}
        seat={props.seat}
        flag={words().flag}
        label={label()}
        note={words().note(standing().rate)}
      />
      <Ended seat={props.seat} />
    </div>
  )
}

/** What a player would have if the game ended now, and what the choice being considered would make of it. */
function Ended(props: { seat: number }) {
  const table = useTable()
  const words = () => table.speech().texts.level
  const standing = createMemo(() => standingNow(table.view(), props.seat))
  const isShown = () => props.seat === table.shown()
  const outcome = () => (isShown() ? table.outcome() : undefined)
  const barrels = () => (isShown() ? table.considered()?.points : undefined)
  const brewed = () => {
    const { level, multiplier } = standing()
    const at = trackSpace(level)
    return level < 1 ? words().belowOne(at, words().firstPoint(shortBy(level))) : words().times(at, multiplier)
  }
  return (
    <dl class="ale-ended" aria-label={words().ended}>
      <Sum name={brewed()} now={standing().production} then={outcome()?.worth?.to} />
      <Sum name={words().barrels} now={standing().barrels} then={standing().barrels + (barrels() ?? 0)} />
      <Sum
        name={words().first}
        now={standing().first}
        then={outcome()?.first?.to}
        idle={standing().first === 0 && !outcome()?.first}
      />
      <Sum name={words().inAll} now={standing().total} then={outcome()?.total?.to} last />
    </dl>
  )
}

function Sum(props: { name: string; now: number; then?: number | undefined; last?: boolean; idle?: boolean }) {
  return (
    <div classList={{ 'ale-ended-all': props.last ?? false, 'ale-ended-idle': props.idle ?? false }}>
      <dt>{props.name}</dt>
      <dd>
        {props.now}
        <Show when={props.then !== undefined && props.then !== props.now ? props : undefined}>
          {(change) => (
            <span classList={{ 'ale-ended-then': true, 'ale-ended-less': (change().then ?? 0) < change().now }}>
              {' '}
              → {change().then}
            </span>
          )}
        </Show>
      </dd>
    </div>
  )
}
