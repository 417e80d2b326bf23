import { For, Show } from 'solid-js'
import { Switch } from '../../design/switch.tsx'
import { say } from '../../language.ts'
import { optionWords } from '../option-words.ts'
import { type Draft, offeredFields, whyNot } from '../table-plan.ts'
import { NumberedMat } from './numbered-mat.tsx'

/** A switch an expansion, where the game has any. What cannot be had says why. */
export function Expansions(props: { draft: Draft; set(name: string, value: boolean): void }) {
  const flags = () => offeredFields(props.draft.game).filter(([, field]) => field.type === 'flag')
  const on = () => flags().filter(([name]) => props.draft.options[name] === true).length
  const words = () => optionWords(props.draft.game)
  return (
    <Show when={flags().length > 0}>
      <NumberedMat number={3} title={say().create.expansions} note={say().create.expansionsOn(on(), flags().length)}>
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
      </NumberedMat>
    </Show>
  )
}
