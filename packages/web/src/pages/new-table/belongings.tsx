import { For, Show } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { Select } from '../../design/select.tsx'
import { optionWords } from '../option-words.ts'
import { type Draft, fieldsOf, isAsked } from '../table-plan.ts'

/** So many answers still lie beside each other. */
const MOST_CARDS = 3

/** What the expansions taken from the shelf ask besides. */
export function Belongings(props: { draft: Draft; set(name: string, value: string): void }) {
  const asked = () =>
    fieldsOf(props.draft.game).flatMap(([name, field]) =>
      field.type === 'choice' && field.with !== undefined && isAsked(field, props.draft.options)
        ? [{ name, of: field.of }]
        : [],
    )
  const spoken = (name: string) => optionWords(props.draft.game)[name]
  const chosen = (name: string) => String(props.draft.options[name])
  return (
    <For each={asked()}>
      {({ name, of }) => (
        <Show
          when={of.length <= MOST_CARDS}
          fallback={
            <div class="belongs">
              <Select
                label={spoken(name)?.name ?? name}
                value={chosen(name)}
                choices={of.map((value) => ({ value, label: spoken(name)?.choices?.[value]?.name ?? value }))}
                onChange={(value) => props.set(name, value)}
              />
              <p class="small">{spoken(name)?.choices?.[chosen(name)]?.help}</p>
            </div>
          }
        >
          <fieldset class="belongs" aria-label={spoken(name)?.name}>
            <h3>
              {spoken(name)?.name ?? name}
              <small>{spoken(name)?.help}</small>
            </h3>
            <div class="pair">
              <For each={of}>
                {(value) => (
                  <OptionCard group={name} on={chosen(name) === value} onPick={() => props.set(name, value)}>
                    <span>
                      <b>{spoken(name)?.choices?.[value]?.name ?? value}</b>
                      <small>{spoken(name)?.choices?.[value]?.help}</small>
                    </span>
                  </OptionCard>
                )}
              </For>
            </div>
          </fieldset>
        </Show>
      )}
    </For>
  )
}
