import type { Ask } from '@estaminet/table'
import { For, type JSX, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { Language } from '../../../shell/table/game-screen.ts'
import { signed } from '../../../texts/minus.ts'
import type { RaceView } from '../model.ts'
import { type Force, forcesIn } from './pricing.ts'
import { cardWords } from './texts/cards.ts'
import './in-the-prices.css'

/** The line in the head of the slate that names what is in its prices; nothing where they are as printed. */
export function inThePrices(view: RaceView, ask: Ask, language: Language): (() => JSX.Element) | undefined {
  const forces = forcesIn(view, ask, language)
  return forces.length === 0 ? undefined : () => <InThePrices forces={forces} language={language} />
}

/** The forces of the moment: what makes things dearer in alert, what makes them cheaper in good. */
function InThePrices(props: { forces: readonly Force[]; language: Language }) {
  const words = () => cardWords(props.language).prices
  return (
    <span class="in-the-prices">
      <span class="caps">{words().inThem}</span>
      <For each={props.forces}>
        {(force) => (
          <span class="force" classList={{ hurts: force.hurts }} data-explain={`${force.expansion} ${force.card}`}>
            {force.name} {signed(force.by)}
            <For each={force.icons}>{(icon) => <Icon name={icon} size={14} />}</For>
            <Show when={force.left !== undefined}>
              <small>{words().left(force.left ?? 0)}</small>
            </Show>
          </span>
        )}
      </For>
    </span>
  )
}
