import { For, Show } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { Segmented } from '../../design/segmented.tsx'
import { Switch } from '../../design/switch.tsx'
import { say } from '../../language.ts'
import { CLOCKS, type Draft, HOURS, isRated, mayBeRated } from '../table-plan.ts'

/** How friends at their own screens play: all at once or over days, with which clock, and who may find the table. */
export function Pace(props: { draft: Draft; set(part: Partial<Draft>): void }) {
  const words = () => say().create
  return (
    <div class="pace">
      <Segmented
        label={words().when}
        value={props.draft.when}
        segments={[
          { value: 'live', icon: 'clock', label: words().place.live },
          { value: 'turns', icon: 'event', label: words().place.turns },
        ]}
        onChange={(when) => props.set({ when })}
      />
      <p class="small">{words().placeHelp[props.draft.when]}</p>
      <fieldset class="clocks" aria-label={words().clockTitle}>
        <Show
          when={props.draft.when === 'live'}
          fallback={
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
          }
        >
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
        </Show>
      </fieldset>
      <Switch
        on={props.draft.listed}
        label={words().public}
        help={words().publicHelp}
        onChange={(listed) => props.set({ listed })}
      />
      <Switch
        on={isRated(props.draft)}
        label={words().rated}
        help={words().ratedHelp}
        why={mayBeRated(props.draft) ? undefined : words().ratedWhy}
        onChange={(rated) => props.set({ rated })}
      />
    </div>
  )
}

/** Where somebody alone plays: here, or at a table of the house. */
export function Where(props: { draft: Draft; set(part: Partial<Draft>): void }) {
  const words = () => say().create
  const help = () => words().whereHelp
  /** Only where it may keep itself on the device does the page open without a network. */
  const here = () => (isSecureContext ? help().device : help().deviceOnline)
  return (
    <div class="pace">
      <Segmented
        label={words().where}
        value={props.draft.where}
        segments={[
          { value: 'device', icon: 'offline-ok', label: words().whereNames.device },
          { value: 'house', icon: 'link', label: words().whereNames.house },
        ]}
        onChange={(where) => props.set({ where })}
      />
      <p class="small">{props.draft.where === 'device' ? here() : help().house}</p>
    </div>
  )
}
