import { For, Show } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { Poster } from '../../design/poster.tsx'
import { Why } from '../../design/why.tsx'
import { boxes, minutesOf } from '../../games.ts'
import { language, say } from '../../language.ts'
import { aloneWith } from '../going-together.ts'
import type { Preset } from '../lobbies.ts'
import { optionWords } from '../option-words.ts'
import { type Draft, fewest, fieldsOf, isFinePrint, isLocal, people } from '../table-plan.ts'
import { whyNotTo } from '../why-not.ts'
import { NumberedMat } from './numbered-mat.tsx'
import { Presets } from './presets.tsx'
import './game.css'

/** The box, beside it what everybody chooses of it: how long; and tables that are laid with one press. */
export function WhichGame(props: {
  draft: Draft
  pick(game: string): void
  lay(preset: Preset): void
  set(name: string, value: string | boolean): void
}) {
  const words = () => say().create
  const spoken = () => optionWords(props.draft.game)
  const choices = () =>
    fieldsOf(props.draft.game).flatMap(([name, field]) =>
      field.type === 'choice' && !isFinePrint(field) && field.with === undefined ? [{ name, of: field.of }] : [],
    )
  const isForMore = (game: string) => props.draft.whom === 'alone' && aloneWith(game) === undefined
  const why = (name: string, value: string) =>
    props.draft.options[name] === value ? undefined : whyNotTo(props.draft, name, value, language())
  const lasts = (name: string, value: string) =>
    props.draft.when === 'turns' && !isLocal(props.draft)
      ? undefined
      : say().about(minutesOf(props.draft.game, { ...props.draft.options, [name]: value }, people(props.draft)))
  return (
    <NumberedMat number={2} title={words().game} class="which-game">
      <div class="games">
        <For each={boxes}>
          {({ game, box }) => (
            <OptionCard
              group="game"
              on={props.draft.game === game}
              locked={isForMore(game)}
              onPick={() => props.pick(game)}
            >
              <Poster game={game} />
              <span>
                <b>{box.name}</b>
                <small>
                  <Show
                    when={isForMore(game)}
                    fallback={`${box.words[language()].gist}, ${say().players(...box.players)}`}
                  >
                    <Why>{words().needsCompany(box.name, fewest(game))}</Why>
                  </Show>
                </small>
              </span>
            </OptionCard>
          )}
        </For>
      </div>
      <For each={choices()}>
        {({ name, of }) => (
          <fieldset class="choice" aria-label={spoken()[name]?.name}>
            <h3>{spoken()[name]?.name ?? name}</h3>
            <For each={of}>
              {(value) => (
                <OptionCard
                  group={name}
                  on={props.draft.options[name] === value}
                  locked={why(name, value) !== undefined}
                  onPick={() => props.set(name, value)}
                >
                  <span>
                    <b>
                      {spoken()[name]?.choices?.[value]?.name ?? value}
                      <Show when={!why(name, value) && lasts(name, value)}>{(long) => <i>{long()}</i>}</Show>
                    </b>
                    <small>
                      <Show when={why(name, value)} fallback={spoken()[name]?.choices?.[value]?.help}>
                        {(reason) => <Why>{reason()}</Why>}
                      </Show>
                    </small>
                  </span>
                </OptionCard>
              )}
            </For>
          </fieldset>
        )}
      </For>
      <Presets draft={props.draft} lay={props.lay} />
    </NumberedMat>
  )
}
