import { RIGHT_ROW, VISIBLE } from '@estaminet/belgian-beers-race'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { BoardProps } from '../../shell/game-screen.ts'
import { deedOf } from '../choices.ts'
import { raceOf } from '../model.ts'
import { cardsWon } from '../slate/preview.ts'
import { say } from '../texts/index.ts'
import { ObjectiveCard } from './card.tsx'
import './machine.css'

/** The conveyor: from the deck on the left to the four cards within reach on the right. */
const BELT = Array.from({ length: VISIBLE }, (_, at) => VISIBLE - 1 - at)

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
  const slots = () => (props.look === 'belt' ? BELT : BELT.toReversed())
  return (
    <section class={`mat machine ${props.look}`} aria-label={texts().name}>
      <header>
        <h2>{texts().name}</h2>
        <span class="caps coming">
          {texts().coming} <Icon name="arrow" size={12} />
        </span>
        <span class="caps to-take">{texts().toTake}</span>
      </header>
      <ol>
        <For each={slots()}>
          {(slot) => (
            <li class={slot < RIGHT_ROW ? 'now' : 'soon'}>
              <Show when={race().machine.cards[slot]} keyed fallback={<span class="gap" />}>
                {(card) => (
                  <ObjectiveCard
                    id={card}
                    language={board.language()}
                    look={props.look === 'list' ? 'line' : slot < RIGHT_ROW ? 'now' : 'soon'}
                    hot={won().includes(card)}
                    onChoose={removing(card)}
                  />
                )}
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  )

  function removing(card: string): (() => void) | undefined {
    const choice = removal(card)
    return choice && (() => board.choose(choice))
  }
}
