import { For, Show } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { Segmented } from '../../design/segmented.tsx'
import { Switch } from '../../design/switch.tsx'
import { say } from '../../language.ts'
import { CLOCKS, type Draft, fieldsOf, HOURS } from '../table-plan.ts'
import { Step } from './step.tsx'

/** Where and how quickly: on this device, all at once, or over days. */
export function Pace(props: { draft: Draft; set(part: Partial<Draft>): void }) {
  const words = () => say().create
  const number = () => (fieldsOf(props.draft.game).some(([, field]) => field.type === 'flag') ? 5 : 4)
  const openSeat = () => props.draft.seats.some(({ kind }) => kind === 'open')
  return (
    <Step number={number()} title={words().pace} class="pace">
      <Segmented
        wide
        label={words().pace}
        value={props.draft.where}
        segments={[
          {
            value: 'local',
            icon: 'offline-ok',
            label: words().place.local,
            why: openSeat() ? words().localNeeds : undefined,
          },
          { value: 'live', icon: 'clock', label: words().place.live },
          { value: 'turns', icon: 'event', label: words().place.turns },
        ]}
        onChange={(where) => props.set({ where })}
      />
      <p class="small">
        {words().placeHelp[props.draft.where]} {openSeat() ? words().localNeeds : ''}
      </p>
      <Show when={props.draft.where === 'live'}>
        <fieldset class="clocks" aria-label={words().clockTitle}>
          <For each={CLOCKS}>
            {([minutes, increment], at) => (
              <OptionCard group="clock" on={props.draft.clock === at()} onPick={() => props.set({ clock: at() })}>
                <span>
                  <b class="clk">{minutes === 0 ? words().noClock : words().clock(minutes)}</b>
                  <small>{increment > 0 ? words().increment(increment) : minutes > 0 ? words().perPlayer : ''}</small>
                </span>
              </OptionCard>
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={props.draft.where === 'turns'}>
        <fieldset class="clocks" aria-label={words().clockTitle}>
          <For each={HOURS}>
            {(hours) => (
              <OptionCard group="hours" on={props.draft.hours === hours} onPick={() => props.set({ hours })}>
                <span>
                  <b class="clk">{words().hours(hours)}</b>
                  <small>{words().perTurn}</small>
                </span>
              </OptionCard>
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={props.draft.where !== 'local'}>
        <Switch
          on={props.draft.listed}
          label={words().public}
          help={words().publicHelp}
          onChange={(listed) => props.set({ listed })}
        />
      </Show>
    </Step>
  )
}
