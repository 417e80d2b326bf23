import { A } from '@solidjs/router'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import type { DiceVerdict } from '../host/dice-check.ts'
import { nameOf } from '../shell/seats/names.ts'
import type { DiceReport, Die, Part } from './dice.ts'
import { say } from './texts/index.ts'
import { whoSat } from './who-sat.ts'
import './dice-reading.css'

/** What was found out about the dice of a match, or why nothing can be. */
export interface Read {
  readonly report?: DiceReport
  /** How it compares with what this browser remembers from before. */
  readonly verdict?: DiceVerdict
  /** There is no secret to compute them from. */
  readonly none?: 'link' | 'branched' | 'sealed'
  readonly refused?: { readonly code: string; readonly message: string }
}

/** The verdict, what was promised, every die against its derivation, and what all of it proves. */
export function DiceReading(props: { read: Read; table: string | undefined }) {
  const words = () => say().dice
  return (
    <Show
      when={props.read.report}
      fallback={
        <p role="status">{props.read.none === 'link' ? words().none : words()[props.read.none ?? 'branched']}</p>
      }
    >
      {(report) => (
        <>
          <Verdict report={report()} />
          <Promises report={report()} />
          <section>
            <h2>{words().memory.title}</h2>
            <p>{memoryOf(props.read)}</p>
          </section>
          <DiceList report={report()} table={props.table} />
          <For each={[words().how, words().proves, words().not]}>
            {({ title, lines }) => (
              <section>
                <h2>{title}</h2>
                <ul class="plain-words">
                  <For each={lines}>{(line) => <li>{line}</li>}</For>
                </ul>
              </section>
            )}
          </For>
        </>
      )}
    </Show>
  )
}

function memoryOf({ verdict, report }: Read): string {
  const { memory } = say().dice
  if (verdict) return memory[verdict]
  return report?.match.startsWith('local-') ? memory.device : memory.none
}

function Verdict(props: { report: DiceReport }) {
  const words = () => say().dice
  const isRight = () => props.report.wrong.length === 0 && props.report.broken === undefined
  const text = () => {
    const { wrong, dice } = props.report
    if (isRight()) return words().right(dice.length)
    return wrong.length > 0 ? words().wrong(wrong.length) : words().broken
  }
  return (
    <div class="dice-verdict" classList={{ bad: !isRight() }} role="status">
      <Icon name={isRight() ? 'check' : 'warn'} size={26} />
      <div>
        <p>
          <b>{text()}</b>
        </p>
        <Show when={props.report.broken}>{(why) => <p class="small">{why()}</p>}</Show>
      </div>
    </div>
  )
}

function Promises(props: { report: DiceReport }) {
  const words = () => say().dice.promises
  const seats = () => whoSat(props.report.game, props.report.parts.length, props.report.players)
  const said = (state: Part) =>
    ({ none: words().noPart, kept: words().kept, fits: words().fits, differs: words().differs })[state]
  return (
    <section>
      <h2>{words().title}</h2>
      <dl class="promises">
        <dt>{words().match}</dt>
        <dd>
          <code>{props.report.match}</code>
        </dd>
        <dt>{words().secret}</dt>
        <dd>
          <code>{props.report.secret}</code>
        </dd>
        <dt>{words().commitment}</dt>
        <dd>
          <code>{props.report.commitment}</code>{' '}
          <Fits is={props.report.isSecretRight} text={said(props.report.isSecretRight ? 'fits' : 'differs')} />
        </dd>
        <For each={props.report.parts}>
          {({ nonce, hash, state }, seat) => (
            <>
              <dt>{words().part(nameOf(seats(), seat()))}</dt>
              <dd>
                <Show when={state !== 'none'}>
                  <code>{nonce || hash}</code>{' '}
                </Show>
                <Fits is={state === 'none' ? undefined : state === 'fits'} text={said(state)} />
              </dd>
            </>
          )}
        </For>
      </dl>
    </section>
  )
}

function Fits(props: { is: boolean | undefined; text: string }) {
  return (
    <span class="fits" classList={{ yes: props.is === true, no: props.is === false }}>
      <Show when={props.is !== undefined}>
        <Icon name={props.is ? 'check' : 'warn'} size={14} />
      </Show>
      {props.text}
    </span>
  )
}

/** A long match has hundreds of them. */
const PAGE = 60

function DiceList(props: { report: DiceReport; table: string | undefined }) {
  const words = () => say().dice
  const [most, setMost] = createSignal(PAGE)
  // What differs is seen at once, wherever it stands.
  const shown = createMemo(() => {
    const { dice, wrong } = props.report
    return [...wrong, ...dice.filter((die) => !wrong.includes(die))]
  })
  return (
    <section>
      <h2>{words().list}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section class="dice-scroll" tabIndex={0} aria-label={words().list}>
        <table class="dice-table">
          <thead>
            <tr>
              <th scope="col">{words().columns.n}</th>
              <th scope="col">{words().columns.from}</th>
              <th scope="col">{words().columns.number}</th>
              <th scope="col">{words().columns.outcome}</th>
              <th scope="col">{words().columns.what}</th>
            </tr>
          </thead>
          <tbody>
            <For each={shown().slice(0, most())}>
              {(die) => <DieRow die={die} at={props.report.dice.indexOf(die) + 1} table={props.table} />}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={shown().length > most()}>
        <button type="button" class="button quiet" onClick={() => setMost(shown().length)}>
          {words().more(shown().length - most())}
        </button>
      </Show>
    </section>
  )
}

function DieRow(props: { die: Die; at: number; table: string | undefined }) {
  const words = () => say().dice
  const isRight = () => props.die.outcome === props.die.said
  return (
    <tr classList={{ wrong: !isRight() }}>
      <td>{props.at}</td>
      <td>
        {words().streams[props.die.stream === 'hidden' ? 'hidden' : 'open']} {props.die.ordinal}
        <code title={props.die.digest}>{props.die.digest.slice(0, 8)}…</code>
      </td>
      <td>{words().of(props.die.number, props.die.total)}</td>
      <td>
        <b>{props.die.outcomeText}</b>
      </td>
      <td>
        <Fits is={isRight()} text={isRight() ? props.die.saidText : words().was(props.die.saidText)} />
        <Show when={props.die.n === undefined}> ({words().undone})</Show>
        <Show when={props.table !== undefined && props.die.n !== undefined && isRight()}>
          <A
            href={`/replay/${props.table}?at=${props.die.n}`}
            aria-label={`${words().at}, ${props.at}`}
            title={words().at}
          >
            <Icon name="eye" size={16} />
          </A>
        </Show>
      </td>
    </tr>
  )
}
