import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import { soft } from '../../texts/soft.ts'
import type { OfSeat } from '../expansion-screen.ts'
import { cardWords } from '../texts/cards.ts'
import { Portrait } from './portrait.tsx'
import { linesOf, standingAt } from './standing.ts'
import './characters.css'

/** Who somebody is: a face, a strength, a weakness, and how near the points of the end are. */
export function CharacterSheet(props: OfSeat) {
  const race = createMemo(() => raceOf(props.board.view()))
  const standing = createMemo(() => standingAt(race(), props.seat))
  const words = () => cardWords(props.board.language()).character
  return (
    <Show when={standing()}>
      {(is) => {
        const lines = () => linesOf(is().card, race(), props.board.language())
        const goals = () => [
          { icon: 'trophy', vp: is().majority.vp, lists: [is().majority], text: lines()?.majority },
          { icon: 'pin', vp: is().visitsVp, lists: is().visits, text: lines()?.visits },
        ]
        return (
          <section class="character-sheet" aria-label={lines()?.title}>
            <span data-explain={`characters ${is().card}`} tabIndex={-1}>
              <Portrait of={is().card} size={44} />
            </span>
            <div class="who">
              <b>{lines()?.title}</b>
              <Show when={is().left !== undefined}>
                <small classList={{ spent: is().left === 0 }}>{words().left(is().left ?? 0)}</small>
              </Show>
              <p class="strength">
                <Icon name="boost" size={13} />
                <span class="unseen">{words().strength}: </span>
                <span class="brief">{lines()?.brief[0]}</span>
                <span class="whole">{lines()?.strength}</span>
              </p>
              <p class="weakness">
                <Icon name="hinder" size={13} />
                <span class="unseen">{words().weakness}: </span>
                <span class="brief">{lines()?.brief[1]}</span>
                <span class="whole">{lines()?.weakness}</span>
              </p>
            </div>
            <ul class="goals">
              <For each={goals()}>
                {(goal) => (
                  <li
                    classList={{ met: goal.lists.every(({ has, needs }) => has >= needs) }}
                    data-explain={`characters ${is().card}`}
                    tabIndex={-1}
                  >
                    <Icon name={goal.icon} size={14} />
                    <span class="counts">
                      <For each={goal.lists}>{({ has, needs }) => <b>{words().stands(has, needs)}</b>}</For>
                    </span>
                    <span class="whole">{goal.text}</span>
                    <em>+{goal.vp}</em>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )
      }}
    </Show>
  )
}

/** The name of a rival's character. */
export function CharacterBadge(props: OfSeat) {
  const name = () => {
    const race = raceOf(props.board.view())
    const is = standingAt(race, props.seat)
    return is && linesOf(is.card, race, props.board.language())?.title
  }
  return <Show when={name()}>{(who) => <small class="character-badge">{soft(who())}</small>}</Show>
}
