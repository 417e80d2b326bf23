import { For, Show } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { Switch } from '../../design/switch.tsx'
import { say } from '../../language.ts'
import { type Draft, fieldsOf, optionWords, whyNot } from '../table-plan.ts'
import { Step } from './step.tsx'

/** Drawn from the game's own schema: choices as cards, flags as switches. What cannot be had says why. */
export function Options(props: { draft: Draft; set(name: string, value: string | boolean): void }) {
  const choices = () => fieldsOf(props.draft.game).filter(([, field]) => field.type === 'choice')
  const flags = () => fieldsOf(props.draft.game).filter(([, field]) => field.type === 'flag')
  const on = () => flags().filter(([name]) => props.draft.options[name] === true).length
  const words = () => optionWords(props.draft.game)
  return (
    <>
      <Step number={2} title={say().create.agreements} class="agreements">
        <For each={choices()}>
          {([name, field]) => (
            <fieldset aria-label={words()[name]?.name}>
              <h3 class="caps">{words()[name]?.name ?? name}</h3>
              <div class="pair">
                <For each={field.type === 'choice' ? field.of : []}>
                  {(value) => (
                    <OptionCard
                      group={name}
                      on={props.draft.options[name] === value}
                      onPick={() => props.set(name, value)}
                    >
                      <span>
                        <b>{words()[name]?.choices?.[value]?.name ?? value}</b>
                        <small>{words()[name]?.choices?.[value]?.help}</small>
                      </span>
                    </OptionCard>
                  )}
                </For>
              </div>
            </fieldset>
          )}
        </For>
      </Step>
      <Show when={flags().length > 0}>
        <Step number={3} title={say().create.expansions} note={say().create.expansionsOn(on(), flags().length)}>
          <div class="flags">
            <For each={flags()}>
              {([name]) => (
                <Switch
                  on={props.draft.options[name] === true}
                  label={words()[name]?.name ?? name}
                  help={words()[name]?.help}
                  why={props.draft.options[name] === true ? undefined : whyNot(props.draft, name, true)}
                  onChange={(value) => props.set(name, value)}
                />
              )}
            </For>
          </div>
        </Step>
      </Show>
    </>
  )
}
