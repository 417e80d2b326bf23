import { type CampaignNumber, type ConditionView, campaign, type Predicate } from '@estaminet/belgian-beers-race/solo'
import { For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { type SoloWords, soloWords } from './texts/index.ts'

/** The sign of each victory condition, on its stamp and at the table. */
export const CONDITION_ICON: Readonly<Record<CampaignNumber, string>> = {
  1: 'toast',
  2: 'pin',
  3: 'bottle',
  4: 'flag',
  5: 'backpack',
  6: 'bonus-trappist',
  7: 'star',
  8: 'taste',
  9: 'bonus-compass',
  10: 'moon',
  11: 'glass-yellow',
  12: 'cheers',
  13: 'hitchhike',
  14: 'glass-yellow',
  15: 'bicycle',
}

/** The victory condition of this game: what it asks, and how far it is, part by part. */
export function Condition(props: { condition: ConditionView; language: Language; isOver: boolean }) {
  const words = () => soloWords(props.language).condition
  const one = () => campaign.find(({ number }) => number === props.condition.number)
  const card = () => {
    const found = one()
    return found && expansionWords(props.language)?.cards.campaign[found.number]
  }
  const state = () => {
    const { state, failedAt } = props.condition
    return failedAt ? words().failedOn(failedAt.day) : words().state[state]
  }
  return (
    <Show when={one()}>
      {(found) => (
        <section class={`condition ${props.condition.state}`} aria-label={words().name} data-explain="solo condition">
          <header>
            <Icon name={CONDITION_ICON[found().number]} size={17} />
            <b>{card()?.title}</b>
            <span class="kind">{words().kind[found().kind]}</span>
            <strong class="state">
              <Icon name={STATE_ICON[props.condition.state]} size={13} /> {state()}
            </strong>
          </header>
          <ul>
            <For each={props.condition.parts}>
              {(part, at) => (
                <li classList={{ met: part.met }}>
                  <Icon name={part.met ? 'check' : 'minus'} size={12} />
                  <span>{partName(found().when[at()], words())}</span>
                  <b>{partCount(found().when[at()], part, words())}</b>
                </li>
              )}
            </For>
          </ul>
          <Show when={props.condition.state === 'failed' && !props.isOver}>
            <p class="small" role="status">
              {words().playOn} <a href={`/campaign?condition=${found().number}`}>{words().again}</a>.
            </p>
          </Show>
        </section>
      )}
    </Show>
  )
}

const STATE_ICON: Readonly<Record<ConditionView['state'], string>> = {
  open: 'clock',
  reached: 'check',
  failed: 'close',
}

type Words = SoloWords['condition']
type Part = ConditionView['parts'][number]

/** What a part of a condition counts. */
export function partName(part: Predicate, { parts }: Words): string {
  if (part.form === 'backpackFull') return parts.backpack
  if (part.form === 'onGrandPlace') return parts.away
  if (part.form !== 'count' && part.form !== 'beatsZythologist') return ''
  const { what } = part
  switch (what.of) {
    case 'toasts':
      return what.in ? parts.toastsElsewhere : parts.toasts
    case 'visited':
      return part.form === 'count' ? parts.visited : parts.visitedAgainst
    case 'bottles':
      return what.colour ? parts.bottles(what.colour) : ''
    case 'cubes':
      return what.colour ? parts.red(what.colour) : ''
    case 'cheese':
      return parts.cheese
    case 'objectivePoints':
      return parts.points
    case 'beers':
      return parts.beers
    case 'moves':
      return parts.moves
    case 'declared':
      return what.means === 'bike' ? parts.bike : parts.bus
    case 'tastings':
      return parts.tastings(what.colour)
    default:
      return ''
  }
}

/** How many there are, against what is wanted. */
function partCount(part: Predicate, { has, atLeast, atMost, met }: Part, words: Words): string {
  if (part.form === 'onGrandPlace') return met ? words.yes : words.no
  if (atMost !== undefined) return has > atMost ? words.broken(has) : words.none
  return part.form === 'beatsZythologist' ? words.against(has, atLeast ?? 0) : words.of(has, atLeast ?? 0)
}
