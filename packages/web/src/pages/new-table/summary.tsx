import { For } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { say } from '../../language.ts'
import { listed } from '../../shell/names.ts'
import { CLOCKS, type Draft, fieldsOf, optionWords, type SeatDraft } from '../table-plan.ts'

/** A line may end between two agreements, not inside one. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0')

/** The whole table in a few lines, on the slate. */
export function Summary(props: { draft: Draft; name: string }) {
  const words = () => say().create
  const options = () =>
    fieldsOf(props.draft.game).flatMap(([name, field]) => {
      const value = props.draft.options[name]
      const spoken = optionWords(props.draft.game)[name]
      if (field.type === 'flag') return value === true ? [spoken?.name ?? name] : []
      return [spoken?.choices?.[String(value)]?.name ?? String(value)]
    })
  const who = (seat: SeatDraft, at: number) => {
    if (at === 0) return props.name
    if (seat.kind === 'here') return seat.name || words().seat(at + 1)
    return seat.kind === 'open' ? say().room.free : words().kind[seat.kind]
  }
  const pace = () => {
    const { where, clock, hours } = props.draft
    if (where === 'turns') return `${words().place.turns}, ${words().hours(hours)}`
    const [minutes, increment] = CLOCKS[clock]
    if (where === 'local' || minutes === 0) return words().place[where]
    return [words().place.live, words().clock(minutes), ...(increment ? [words().increment(increment)] : [])].join(', ')
  }
  const lines = (): readonly (readonly [string, string])[] => [
    ['event', options().map(unbroken).join(' · ')],
    ['people', listed(props.draft.seats.flatMap((seat, at) => (seat.kind === 'closed' ? [] : [who(seat, at)])))],
    ['clock', pace()],
  ]
  return (
    <ul class="sum">
      <For each={lines()}>
        {([icon, text]) => (
          <li>
            <Icon name={icon} size={17} />
            <span>{text}</span>
          </li>
        )}
      </For>
    </ul>
  )
}
