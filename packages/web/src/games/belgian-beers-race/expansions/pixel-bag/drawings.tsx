import { COLOURS } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import { Cube } from '../../pieces.tsx'
import { expansionRules } from '../../rules.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { game } from '../../texts/index.ts'
import type { OfSeat } from '../expansion-screen.ts'
import { consequencesOf } from './consequences.ts'
import { drawingsOf, knownTo, lookedAt, type OwnDrawing, type PixelId, shownIn, waysOf } from './model.ts'
import { Joker, Pattern } from './pieces.tsx'
import { bagWords } from './texts/index.ts'
import './drawings.css'

/** The drawings of a player: one's own with their patterns, those of others face down until they are shown. */
export function Drawings(props: OfSeat) {
  const language = () => props.board.language()
  const words = () => bagWords(language())
  const view = () => knownTo(props.board, props.seat)
  const bag = () => view()['pixel-bag']
  const own = () => bag()?.own?.seat === props.seat
  const drawings = createMemo(() => drawingsOf(view(), props.seat))
  /** Those whose faces one may see: one's own, and everybody's at the end. */
  const done = (): readonly PixelId[] => {
    const shown = bag()?.players[props.seat]?.shown ?? []
    return own() ? [...(bag()?.own?.completed ?? []), ...shown] : shown
  }
  const points = () => done().reduce((sum, id) => sum + expansionRules().layDrawing(id, {}, 0).points, 0)
  const count = () => bag()?.players[props.seat]?.completed ?? 0
  const left = (): readonly PixelId[] => bag()?.players[props.seat]?.left ?? []
  /** The race is over: nobody has a secret any more. */
  const isOpen = () => left().length > 0 || (bag()?.players[props.seat]?.shown.length ?? 0) > 0
  const title = (id: PixelId) => expansionWords(language())?.cards.drawings[id] ?? ''
  const titles = () => done().map(title).join(', ')
  return (
    <section class="drawings" aria-label={words().drawings}>
      <h3 class="caps" data-explain="pixel-bag completed" tabIndex={-1}>
        {words().drawings}
        <b title={titles()} data-counter={`drawings ${props.seat}`}>
          {words().completed(count())}
          <Show when={points() > 0}>, {words().worth(game(language()).vp(points()))}</Show>
        </b>
      </h3>
      <Switch
        fallback={<Backs count={bag()?.players[props.seat]?.slots.filter(Boolean).length ?? 0} word={words().secret} />}
      >
        <Match when={isOpen()}>
          <ul class="open-drawings">
            <For each={done()}>{(id) => <OpenDrawing id={id} title={title(id)} />}</For>
            <For each={left()}>{(id) => <OpenDrawing id={id} title={title(id)} unfinished={words().unfinished} />}</For>
          </ul>
        </Match>
        <Match when={own()}>
          <div class="two">
            <For each={drawings()} fallback={<p class="muted small">{count() > 0 ? words().none : words().notYet}</p>}>
              {(drawing) => <DrawingCard board={props.board} seat={props.seat} drawing={drawing} />}
            </For>
          </div>
          <Settling board={props.board} seat={props.seat} />
        </Match>
      </Switch>
    </section>
  )
}

/** A drawing that lies open at the end: what it brought, or that it was left. */
function OpenDrawing(props: { id: PixelId; title: string; unfinished?: string }) {
  return (
    <li classList={{ left: props.unfinished !== undefined }} data-drawing={props.id}>
      <Icon name={props.unfinished === undefined ? 'check' : 'pixel'} size={14} />
      {props.title}
      <Show when={props.unfinished} fallback={<b>{expansionRules().layDrawing(props.id, {}, 0).points}</b>}>
        <em>{props.unfinished}</em>
      </Show>
    </li>
  )
}

/** Cards of somebody else: that they are there is all there is to see. */
function Backs(props: { count: number; word: string }) {
  return (
    <p class="backs small">
      <For each={Array.from({ length: props.count })}>
        {() => (
          <i>
            <Icon name="pixel" size={16} />
          </i>
        )}
      </For>
      {props.word}
    </p>
  )
}

function DrawingCard(props: OfSeat & { drawing: OwnDrawing }) {
  const [looked, look] = lookedAt(props.board)
  const language = () => props.board.language()
  const words = () => bagWords(language())
  const title = () => expansionWords(language())?.cards.drawings[props.drawing.id] ?? ''
  const laid = () => props.drawing.laid
  const way = (): Choice | undefined => waysOf(props.board.ask(), props.seat, props.drawing.slot)[0]
  const isShown = () => shownIn(props.board, props.seat)?.slot === props.drawing.slot
  const missing = () => COLOURS.flatMap((colour) => Array<typeof colour>(laid().missing[colour] ?? 0).fill(colour))
  const needs = () =>
    expansionWords(language())
      ?.cards.drawing(COLOURS.map((colour) => laid().missing[colour] ?? 0))
      .replace(/\.$/, '') ?? ''
  return (
    <article class="drawing" classList={{ ready: laid().isReady, shown: isShown(), now: way() !== undefined }}>
      <button
        type="button"
        class="face"
        aria-pressed={looked() === props.drawing.slot}
        title={words().show(title())}
        data-explain="pixel-bag drawing"
        onClick={() => look(looked() === props.drawing.slot ? undefined : props.drawing.slot)}
      >
        <b class="title">{title()}</b>
        <b class="points">
          {laid().points}
          <span class="unseen">
            {' '}
            {game(language())
              .vp(laid().points)
              .replace(/^\d+\s*/, '')}
          </span>
        </b>
        <Pattern laid={laid()} seat={props.seat} />
        <span class="state">
          <Show
            when={laid().isReady}
            fallback={
              <>
                <span class="unseen">{words().missing(needs())}</span>
                <span aria-hidden="true">
                  {words().stillMissing} <For each={missing()}>{(colour) => <Cube colour={colour} size={15} />}</For>
                </span>
              </>
            }
          >
            <Icon name="check" size={14} />
            {laid().jokers > 0 ? words().readyWith(laid().jokers) : words().ready}
          </Show>
        </span>
      </button>
      <Show when={way()}>
        {(choice) => (
          <button
            type="button"
            class="complete"
            data-move={choice().move}
            onPointerEnter={(event) => event.pointerType === 'mouse' && props.board.consider(choice())}
            onPointerLeave={(event) => event.pointerType === 'mouse' && props.board.consider(undefined)}
            onClick={() => props.board.choose(choice())}
          >
            {words().complete} <span class="unseen">{title()} </span>
            <b>+{laid().points}</b>
            <Show when={laid().jokers > 0}>
              <span class="with">
                <Joker seat={props.seat} size={15} /> {laid().jokers}
              </span>
            </Show>
          </button>
        )}
      </Show>
    </article>
  )
}

/** Under the cards: what completing the drawing in sight would do. */
function Settling(props: OfSeat) {
  const shown = createMemo(() => shownIn(props.board, props.seat))
  const way = () => {
    const drawing = shown()
    return drawing && waysOf(props.board.ask(), props.seat, drawing.slot)[0]
  }
  const lines = createMemo(() => {
    const choice = way()
    return choice ? consequencesOf(choice, raceOf(props.board.view()), props.seat, props.board.language()) : []
  })
  return (
    <Show when={lines().length > 0}>
      <ul class="consequences small">
        <For each={lines()}>
          {({ text, icon, mood }) => (
            <li class={mood}>
              <Icon name={icon ?? 'info'} size={14} /> {text}
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
