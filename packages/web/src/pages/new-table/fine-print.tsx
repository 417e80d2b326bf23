import type { AsidePlan } from '@estaminet/table'
import { For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { OptionCard } from '../../design/option-card.tsx'
import { Switch } from '../../design/switch.tsx'
import { say } from '../../language.ts'
import { optionWords } from '../option-words.ts'
import { changesIn, type Draft, fieldsOf, hasTimedWindows, isAdvised, isFinePrint, isRated } from '../table-plan.ts'
import { WindowPrint } from './window-print.tsx'
import './fine-print.css'

/** House variants, folded: who needs one knows it. The fold says what is inside, and whether anything was changed. */
export function FinePrint(props: {
  draft: Draft
  set(name: string, value: string): void
  setAsides(asides: AsidePlan): void
  setAdvised(advised: boolean): void
}) {
  const words = () => say().create
  const spoken = () => optionWords(props.draft.game)
  const choices = () =>
    fieldsOf(props.draft.game).flatMap(([name, field]) =>
      field.type === 'choice' && isFinePrint(field) ? [{ name, of: field.of }] : [],
    )
  const inside = () => [
    ...choices().map(({ name }) => spoken()[name]?.name ?? name),
    ...(hasTimedWindows(props.draft) ? [words().windows.title] : []),
    words().advice.title,
  ]
  const changed = () => changesIn(props.draft)
  return (
    <details class="mat fine">
      <summary>
        <Icon name="chevron" size={18} />
        <b>{words().finePrint}</b>
        <span>{inside().join('\u00a0· ')}</span>
        <em classList={{ changed: changed() > 0 }}>{words().changed(changed())}</em>
      </summary>
      <For each={choices()}>
        {({ name, of }) => (
          <fieldset aria-label={spoken()[name]?.name}>
            <h3>{spoken()[name]?.name ?? name}</h3>
            <p class="small">{spoken()[name]?.help}</p>
            <div class="pair">
              <For each={of}>
                {(value) => (
                  <OptionCard
                    group={name}
                    on={props.draft.options[name] === value}
                    onPick={() => props.set(name, value)}
                  >
                    <span>
                      <b>{spoken()[name]?.choices?.[value]?.name ?? value}</b>
                      <small>{spoken()[name]?.choices?.[value]?.help}</small>
                    </span>
                  </OptionCard>
                )}
              </For>
            </div>
          </fieldset>
        )}
      </For>
      <Show when={hasTimedWindows(props.draft)}>
        <WindowPrint draft={props.draft} set={props.setAsides} />
      </Show>
      <fieldset aria-label={words().advice.title}>
        <h3>{words().advice.title}</h3>
        <Switch
          on={isAdvised(props.draft)}
          label={words().advice.allowed}
          help={words().advice.help}
          why={isRated(props.draft) ? words().advice.notRated : undefined}
          onChange={props.setAdvised}
        />
      </fieldset>
    </details>
  )
}
