import { A } from '@solidjs/router'
import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { language } from '../language.ts'
import { colourOf, namesOf } from '../shell/seats/names.ts'
import type { DiceReport } from './dice.ts'
import { type DrawLine, type DrawPart, drawParts, wordOf } from './draw-lines.ts'
import type { GameDraws } from './draw-words.ts'
import { say } from './texts/index.ts'
import { whoSat } from './who-sat.ts'
import './dice-list.css'

/** Every die and draw in words, part by part, with its derivation in small letters. What differs is seen at once, wherever it stands. */
export function DiceList(props: { report: DiceReport; draws: GameDraws | undefined; table: string | undefined }) {
  const words = () => say().dice
  const parts = createMemo((): DrawPart[] => {
    const { game, parts: seats, players, dice } = props.report
    const all = drawParts(dice, props.draws, namesOf(whoSat(game, seats.length, players)), language())
    const wrong = all.flatMap(({ lines }) => lines.filter(isWrong))
    if (wrong.length === 0) return all
    const rest = all.map(({ title, lines }) => ({ title, lines: lines.filter((line) => !isWrong(line)) }))
    return [{ title: words().differing, lines: wrong }, ...rest.filter(({ lines }) => lines.length > 0)]
  })
  return (
    <section class="dice-list">
      <h2>{words().list}</h2>
      <p class="muted small">{words().listHelp}</p>
      <Index each={parts()}>
        {(part, index) => (
          <Part
            part={part()}
            untitled={props.draws ? words().setup : words().list}
            isOpen={index === 0}
            table={props.table}
          />
        )}
      </Index>
    </section>
  )
}

const isWrong = ({ said }: DrawLine): boolean => said !== undefined

/** A day or a round, folded away: a long match has hundreds of draws. */
function Part(props: { part: DrawPart; untitled: string; isOpen: boolean; table: string | undefined }) {
  const [isOpen, setOpen] = createSignal(props.isOpen)
  return (
    <details open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" size={16} />
        <b>{props.part.title ?? props.untitled}</b>
        <span class="muted small">{say().dice.draws(props.part.lines.length)}</span>
      </summary>
      <Show when={isOpen()}>
        <ol>
          <For each={props.part.lines}>{(line) => <Draw line={line} table={props.table} />}</For>
        </ol>
      </Show>
    </details>
  )
}

function Draw(props: { line: DrawLine; table: string | undefined }) {
  const words = () => say().dice
  const line = () => props.line
  const die = () => props.line.die
  const among = () => {
    const { among } = props.line
    // Its numbers stay together at the end of a line.
    return among && words().of(among.at, among.of).replaceAll(' ', '\u00a0')
  }
  const about = () =>
    [line().time, line().kind, among(), die().n === undefined ? words().undone : undefined].filter(
      (one) => one !== undefined,
    )
  return (
    <li class="draw" classList={{ wrong: isWrong(line()) }}>
      <span class="n">{line().at}</span>
      <div>
        <Show when={about().length > 0}>
          <p class="about">{about().join(' · ')}</p>
        </Show>
        <p class="line">
          <Show when={line().seat !== undefined}>
            <PlayerShape colour={colourOf(line().seat ?? 0)} size={11} />{' '}
          </Show>
          {isWrong(line()) ? words().must(line().text) : line().text}
        </p>
        <Show when={line().said}>
          {(said) => (
            <p class="line said">
              <Icon name="warn" size={15} /> {words().was(said())} <code>{die().saidText}</code>
            </p>
          )}
        </Show>
      </div>
      <Show when={props.table !== undefined && die().n !== undefined && !isWrong(line())}>
        <A href={`/replay/${props.table}?at=${die().n}`} aria-label={`${words().at}, ${line().at}`} title={words().at}>
          <Icon name="eye" size={16} />
        </A>
      </Show>
      <p class="derived">
        {words().streams[die().stream === 'hidden' ? 'hidden' : 'open']} {die().ordinal} <Leads />{' '}
        <code title={die().digest}>{wordOf(die())}</code> mod {die().total} = {die().number} <Leads />{' '}
        <code>{die().outcomeText}</code>
        <Show when={!isWrong(line())}>
          {' '}
          <Icon name="check" size={13} />
          <span class="unseen">{words().promises.fits}</span>
        </Show>
      </p>
    </li>
  )
}

const Leads = () => <span aria-hidden="true">→</span>
