import { For, Show } from 'solid-js'
import { OptionCard } from '../../design/option-card.tsx'
import { Poster } from '../../design/poster.tsx'
import { boxes, minutesOf } from '../../games.ts'
import { language, say } from '../../language.ts'
import { optionWords } from '../option-words.ts'
import { type Draft, isFinePrint, isLocal, offeredFields, taken } from '../table-plan.ts'
import { NumberedMat } from './numbered-mat.tsx'
import './game.css'

/** The box, and beside it what everybody chooses of it: how long. */
export function WhichGame(props: {
  draft: Draft
  pick(game: string): void
  set(name: string, value: string | boolean): void
}) {
  const words = () => say().create
  const spoken = () => optionWords(props.draft.game)
  const choices = () =>
    offeredFields(props.draft.game).flatMap(([name, field]) =>
      field.type === 'choice' && !isFinePrint(field) ? [{ name, of: field.of }] : [],
    )
  const people = () => taken(props.draft).filter(({ kind }) => kind !== 'bot').length
  const lasts = (name: string, value: string) =>
    props.draft.when === 'turns' && !isLocal(props.draft)
      ? undefined
      : say().about(minutesOf(props.draft.game, { ...props.draft.options, [name]: value }, people()))
  return (
    <NumberedMat number={2} title={words().game} class="which-game">
      <div class="games">
        <For each={boxes}>
          {({ game, box }) => (
            <OptionCard group="game" on={props.draft.game === game} onPick={() => props.pick(game)}>
              <Poster game={game} />
              <span>
                <b>{box.name}</b>
                <small>
                  {box.words[language()].gist}, {say().players(...box.players)}
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
                <OptionCard group={name} on={props.draft.options[name] === value} onPick={() => props.set(name, value)}>
                  <span>
                    <b>
                      {spoken()[name]?.choices?.[value]?.name ?? value}
                      <Show when={lasts(name, value)}>{(long) => <i>{long()}</i>}</Show>
                    </b>
                    <small>{spoken()[name]?.choices?.[value]?.help}</small>
                  </span>
                </OptionCard>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </NumberedMat>
  )
}
