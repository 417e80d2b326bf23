import { RIGHT_ROW, VISIBLE } from '@estaminet/belgian-beers-race/board'
import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { deedOf } from '../choices.ts'
import { raceOf } from '../model.ts'
import { cardsWon } from '../slate/brings.ts'
import { say } from '../texts/index.ts'
import { createBelt } from './belt.ts'
import { ObjectiveCard } from './card.tsx'
import './machine.css'

/** An empty place on the conveyor, told apart from cards. */
const isGap = (card: string): boolean => card.startsWith('gap ')

/** The conveyor: from the deck on the left to the four cards within reach on the right; as a list, those come first. */
export function Machine(props: { board: BoardProps; look: 'belt' | 'list' }) {
  const { board } = props
  const race = createMemo(() => raceOf(board.view()))
  const texts = () => say(board.language()).machine
  const won = createMemo(() => {
    const [choice, ask] = [board.considered(), board.ask()]
    return choice && ask ? cardsWon(choice, ask, race()) : []
  })
  /** A card that can be removed from the machine now. */
  const removal = (card: string) =>
    board.ask()?.choices.find((choice) => {
      const deed = deedOf(choice)
      return deed.kind === 'break' && deed.card === card
    })
  const cards = createMemo(
    () => {
      const fromRight = Array.from({ length: VISIBLE }, (_, slot) => race().machine.cards[slot] ?? `gap ${slot}`)
      return props.look === 'belt' ? fromRight.toReversed() : fromRight
    },
    undefined,
    // Most moves leave the belt alone: then nothing is measured and nothing drawn anew.
    { equals: (a, b) => a.join() === b.join() },
  )
  const isNow = (at: number): boolean => (props.look === 'belt' ? VISIBLE - 1 - at : at) < RIGHT_ROW
  const belt = createBelt()
  // Measured just before the next picture, when the browser lays the page out anyway.
  createEffect(on(cards, () => props.look === 'belt' && requestAnimationFrame(belt.move)))

  return (
    <section class={`mat machine ${props.look}`} aria-label={texts().name} ref={belt.frame}>
      <header>
        <h2 data-explain="term machine" tabIndex={-1}>
          {texts().name}
        </h2>
        <span class="caps coming">
          {texts().coming} <Icon name="arrow" size={12} />
        </span>
        <span class="caps to-take">{texts().toTake}</span>
      </header>
      <ol>
        <For each={cards()}>
          {(card, at) => (
            <li class={isNow(at()) ? 'now' : 'soon'} data-card={card}>
              <Show when={props.look === 'list' && at() === RIGHT_ROW}>
                <span class="caps">{texts().coming}</span>
              </Show>
              <Show when={!isGap(card)} fallback={<span class="gap" />}>
                <ObjectiveCard
                  id={card}
                  language={board.language()}
                  look={props.look === 'list' ? 'line' : isNow(at()) ? 'now' : 'soon'}
                  hot={won().includes(card)}
                  choice={removal(card)}
                  board={board}
                />
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}
