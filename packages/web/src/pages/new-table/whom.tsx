import { For, type JSX } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { say } from '../../language.ts'
import type { Whom } from '../table-plan.ts'
import { BotsSketch, FriendsSketch, HereSketch } from './sketches.tsx'
import './whom.css'

const ANSWERS: readonly (readonly [Whom, () => JSX.Element])[] = [
  ['bots', BotsSketch],
  ['here', HereSketch],
  ['friends', FriendsSketch],
]

/** The first question: bots, friends around this screen, or friends who get a link. */
export function WithWhom(props: { whom: Whom; onPick(whom: Whom): void }) {
  const words = () => say().create
  return (
    <fieldset class="whom" aria-label={words().whom}>
      <For each={ANSWERS}>
        {([answer, Sketch]) => (
          <OptionCard group="whom" on={props.whom === answer} onPick={() => props.onPick(answer)}>
            <Sketch />
            <span>
              <b>{words().whomNames[answer]}</b>
              <small>{words().whomHelp[answer]}</small>
            </span>
          </OptionCard>
        )}
      </For>
    </fieldset>
  )
}
