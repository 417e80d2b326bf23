import { FANS_PER_FACE, fansFor } from '@estaminet/belgian-beers-race'
import { For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { signed } from '../../../../texts/minus.ts'
import type { RaceView } from '../../model.ts'
import { Shape } from '../../pieces.tsx'
import { cardWords } from '../texts/cards.ts'
import { bandOf, fame, styleAt, styleOf } from './tour.ts'
import { Wheel } from './wheel.tsx'
import './bands.css'

export const FACES = [
  { face: 'failed', icon: 'hitchhike' },
  { face: 'tbbr', icon: 'glass-yellow' },
  { face: 'late', icon: 'late' },
] as const
export type FaceName = (typeof FACES)[number]['face']
export const fansOf = (face: FaceName): number => FANS_PER_FACE[FACES.findIndex((one) => one.face === face)]

/** What a concert may bring: its dice on the wheel of styles, the fans of each face, and everybody's with the award. */
export function Concert(props: {
  race: RaceView
  seat: number
  dice: number
  names: readonly string[]
  language: Language
  /** The slate around it says how many fans there may be. */
  onSlate?: boolean
}) {
  const words = () => cardWords(props.language).band
  const may = () => fansFor(props.dice)
  return (
    <Show when={bandOf(props.race, props.seat)}>
      {(own) => (
        <div class="concert">
          <Wheel
            own={styleOf(own())}
            here={styleAt(props.race.players[props.seat]?.place ?? 'GP')}
            dice={props.dice}
            size={132}
            language={props.language}
          />
          <div class="odds">
            <p>
              <For each={FACES}>
                {({ face, icon }) => (
                  <span class={`face ${face}`} title={words().face[face]}>
                    <Icon name={icon} size={16} />
                    <b>{fansOf(face)}</b>
                  </span>
                )}
              </For>
            </p>
            <Show when={!props.onSlate}>
              <p>
                <b>{words().between(may().least, may().most)}</b>, {words().average(Math.round(may().mean))}
              </p>
            </Show>
            <p class="caps">{words().standing}</p>
            <ul>
              <For each={fame(props.race, { seat: props.seat, dice: props.dice })}>
                {(one) => (
                  <li>
                    <Shape seat={one.seat} size={13} />
                    <span class="name">{props.names[one.seat]}</span>
                    <b>{one.would ? words().would(one.fans, Math.round(one.would.fans)) : one.fans}</b>
                    <em>{signed(one.would?.award ?? one.award)}</em>
                  </li>
                )}
              </For>
            </ul>
          </div>
        </div>
      )}
    </Show>
  )
}
