import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { Field } from '../../design/field.tsx'
import { Icon } from '../../design/icon.tsx'
import { Meeple } from '../../design/meeple.tsx'
import { Segmented } from '../../design/segmented.tsx'
import { boxOf } from '../../games.ts'
import { language, say } from '../../language.ts'
import { NameField } from '../../shell/page/name-field.tsx'
import { aboutPlayer } from '../../shell/seats/bot-levels.ts'
import { colourOf } from '../../shell/seats/names.ts'
import { lobbyOf } from '../lobbies.ts'
import { CHAIRS, type Draft, type SeatDraft, type SeatKind } from '../table-plan.ts'
import { BotChoice } from './bot-choice.tsx'

const ICONS: Readonly<Record<SeatKind, string>> = { here: 'people', bot: 'bot', open: 'link', closed: 'close' }

/** Who sits where: the figure, the name, the kind, and what the kind needs. */
export function Seats(props: {
  draft: Draft
  setSeat(at: number, seat: Partial<SeatDraft>): void
  name: string
  setName(name: string): void
}) {
  const words = () => say().create
  const isAlone = () => props.draft.whom === 'alone'
  /** Whether a seat plays with the first one or against it, where there are teams. */
  const side = (at: number): string | undefined => {
    const sides = lobbyOf(props.draft.game)?.sides?.(props.draft.options)
    return sides && words().side[sides[at] === sides[0] ? 'mate' : 'rival']
  }
  return (
    <ul class="seats" aria-label={words().seats}>
      <For each={isAlone() ? props.draft.seats.slice(0, 1) : props.draft.seats}>
        {(seat, at) => (
          <li>
            <Meeple colour={seat.kind === 'closed' ? undefined : colourOf(at())} />
            <Show
              when={at() > 0}
              fallback={
                <div class="own">
                  <NameField
                    label={words().name}
                    value={props.name}
                    placeholder={words().namePlaceholder}
                    onName={props.setName}
                  />
                  <small>{words().you}</small>
                </div>
              }
            >
              <Show
                when={seat.kind === 'here'}
                fallback={
                  <p class="who">
                    <b>{[words().seat(at() + 1), side(at())].filter(Boolean).join(', ')}</b>
                    <small>
                      {seat.kind === 'bot' ? aboutPlayer(seat.level, props.draft.game) : words().kindHelp[seat.kind]}
                    </small>
                  </p>
                }
              >
                <Field
                  quiet
                  class="who"
                  label={words().seatName(at() + 1)}
                  placeholder={words().seat(at() + 1)}
                  maxLength={24}
                  value={seat.name}
                  onInput={(event) => props.setSeat(at(), { name: event.currentTarget.value })}
                />
              </Show>
              <Segmented
                label={words().seat(at() + 1)}
                value={seat.kind}
                segments={CHAIRS[props.draft.whom].map((value) => ({
                  value,
                  icon: ICONS[value],
                  label: words().kind[value],
                }))}
                onChange={(kind) => props.setSeat(at(), { kind })}
              />
              <Show when={seat.kind === 'bot'} fallback={<span />}>
                <BotChoice
                  game={props.draft.game}
                  seat={at() + 1}
                  bot={seat}
                  onChange={(bot) => props.setSeat(at(), bot)}
                />
              </Show>
            </Show>
          </li>
        )}
      </For>
      <Show when={isAlone() && boxOf(props.draft.game)?.words[language()].alone}>
        {(met) => (
          <li class="met">
            <Icon name={met().icon} size={26} />
            <p class="who">
              <b>{met().name}</b>
              <small>{met().line}</small>
              <Show when={met().more}>{(more) => <A href={more().href}>{more().text}</A>}</Show>
            </p>
          </li>
        )}
      </Show>
    </ul>
  )
}
