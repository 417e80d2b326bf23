import { For, type JSX, Show } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { Why } from '../../design/why.tsx'
import { gameName } from '../../games.ts'
import { say } from '../../language.ts'
import { aloneWith } from '../going-together.ts'
import { type Draft, fewest, type Whom } from '../table-plan.ts'
import { AloneSketch, BotsSketch, FriendsSketch, HereSketch } from './sketches.tsx'
import './whom.css'

const ANSWERS: readonly (readonly [Whom, () => JSX.Element])[] = [
  ['alone', AloneSketch],
  ['bots', BotsSketch],
  ['here', HereSketch],
  ['friends', FriendsSketch],
]

/** The first question: nobody, bots, friends around this screen, or friends who get a link. */
export function WithWhom(props: { draft: Draft; onPick(whom: Whom): void }) {
  const words = () => say().create
  const why = (answer: Whom) =>
    answer === 'alone' && aloneWith(props.draft.game) === undefined
      ? words().needsCompany(gameName(props.draft.game), fewest(props.draft.game))
      : undefined
  return (
    <fieldset class="whom" aria-label={words().whom}>
      <For each={ANSWERS}>
        {([answer, Sketch]) => (
          <OptionCard
            group="whom"
            on={props.draft.whom === answer}
            locked={why(answer) !== undefined}
            onPick={() => props.onPick(answer)}
          >
            <Sketch />
            <span>
              <b>{words().whomNames[answer]}</b>
              <small>
                <Show when={why(answer)} fallback={words().whomHelp[answer]}>
                  {(reason) => <Why>{reason()}</Why>}
                </Show>
              </small>
            </span>
          </OptionCard>
        )}
      </For>
    </fieldset>
  )
}
