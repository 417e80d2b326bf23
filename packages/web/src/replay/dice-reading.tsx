import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import type { DiceVerdict } from '../host/dice-check.ts'
import { nameOf } from '../shell/seats/names.ts'
import type { DiceReport, Part } from './dice.ts'
import { DiceList } from './dice-list.tsx'
import type { GameDraws } from './draw-words.ts'
import { say } from './texts/index.ts'
import { whoSat } from './who-sat.ts'
import './dice-reading.css'

/** What was found out about the dice of a match, or why nothing can be. */
export interface Read {
  readonly report?: DiceReport
  /** What its game says of them. */
  readonly draws?: GameDraws
  /** How it compares with what this browser remembers from before. */
  readonly verdict?: DiceVerdict
  /** There is no secret to compute them from. */
  readonly none?: 'link' | 'branched' | 'sealed'
  readonly refused?: { readonly code: string; readonly message: string }
}

/** The verdict and what it proves, every die against its derivation, and what it was computed from. */
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
          {/* A record that fails proves nothing. */}
          <Show when={isRight(report())} fallback={<PlainWords {...words().fails} />}>
            <PlainWords {...(isOfDevice(report()) ? words().provesOnDevice : words().proves)} />
            <PlainWords {...(isOfDevice(report()) ? words().notOnDevice : words().not)} />
          </Show>
          <section>
            <h2>{words().memory.title}</h2>
            <p>{memoryOf(props.read)}</p>
          </section>
          <DiceList report={report()} draws={props.read.draws} table={props.table} />
          <Promises report={report()} />
          <PlainWords {...words().how} />
        </>
      )}
    </Show>
  )
}

function PlainWords(props: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h2>{props.title}</h2>
      <ul class="plain-words">
        <For each={props.lines}>{(line) => <li>{line}</li>}</For>
      </ul>
    </section>
  )
}

function memoryOf({ verdict, report }: Read): string {
  const { memory } = say().dice
  if (verdict) return memory[verdict]
  return report && isOfDevice(report) ? memory.device : memory.none
}

/** A device that is house and player in one promises nobody anything. */
const isOfDevice = ({ match }: DiceReport): boolean => match.startsWith('local-')

const isRight = ({ wrong, broken }: DiceReport): boolean => wrong.length === 0 && broken === undefined

function Verdict(props: { report: DiceReport }) {
  const words = () => say().dice
  const text = () => {
    const { wrong, dice } = props.report
    if (isRight(props.report)) return words().right(dice.length)
    return wrong.length > 0 ? words().wrong(wrong.length) : words().broken
  }
  return (
    <div class="dice-verdict" classList={{ bad: !isRight(props.report) }} role="status">
      <Icon name={isRight(props.report) ? 'check' : 'warn'} size={26} />
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
