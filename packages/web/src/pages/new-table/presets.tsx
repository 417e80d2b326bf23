import { For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { Why } from '../../design/why.tsx'
import { language, say } from '../../language.ts'
import { isLaid, objectionToPreset } from '../laying.ts'
import { lobbyOf, type Preset } from '../lobbies.ts'
import { lobbyWords } from '../option-words.ts'
import type { Draft } from '../table-plan.ts'
import { reason } from '../why-not.ts'
import './presets.css'

/** Tables laid with one press, for whoever does not want to choose. */
export function Presets(props: { draft: Draft; lay(preset: Preset): void }) {
  const presets = () => lobbyOf(props.draft.game)?.presets ?? []
  const spoken = (id: string) => lobbyWords(props.draft.game)?.presets[id]
  const why = (preset: Preset) => {
    const against = objectionToPreset(props.draft, preset)
    return against && reason(props.draft.game, against, language())
  }
  return (
    <Show when={presets().length > 0}>
      <fieldset class="presets" aria-label={say().create.presets}>
        <h3>{say().create.presets}</h3>
        <For each={presets()}>
          {(preset) => (
            <button
              type="button"
              aria-pressed={isLaid(props.draft, preset)}
              disabled={why(preset) !== undefined}
              onClick={() => props.lay(preset)}
            >
              <Icon name={preset.icon} size={22} />
              <span>
                <b>{spoken(preset.id)?.name}</b>
                <small>
                  <Show when={why(preset)} fallback={spoken(preset.id)?.line}>
                    {(told) => <Why>{told()}</Why>}
                  </Show>
                </small>
              </span>
            </button>
          )}
        </For>
      </fieldset>
    </Show>
  )
}
