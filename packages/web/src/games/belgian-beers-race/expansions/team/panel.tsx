import { createMemo, For, Show } from 'solid-js'
import { nameOf } from '../../../../shell/seats/names.ts'
import { type Colour, playerColour, raceOf } from '../../model.ts'
import { Cube, Shape } from '../../pieces.tsx'
import { game } from '../../texts/index.ts'
import type { AtBoard } from '../expansion-screen.ts'
import {
  cardTexts,
  DECK,
  fulfilledBy,
  isNamed,
  missingLine,
  ownTeam,
  pointsFor,
  progressOf,
  standingOf,
  teamsOf,
} from './model.ts'
import { teamWords } from './texts/index.ts'
import './team.css'

type Progress = NonNullable<ReturnType<typeof progressOf>>

/** The two of a team, the card they work on and how far they are with it, and what they have together. */
export function TeamPanel(props: AtBoard) {
  const { board } = props
  const language = () => board.language()
  const words = () => teamWords(language())
  const view = () => raceOf(board.view())
  const at = createMemo(() => ownTeam(board))
  const team = () => teamsOf(view())[at()]
  const other = () => teamsOf(view())[1 - at()]
  const progress = createMemo(() => progressOf(view(), at()))
  const standing = createMemo(() => standingOf(view(), at()))
  const theirs = createMemo(() => standingOf(view(), 1 - at()))
  const teams = () => `${team()?.name} ${standing().total}, ${other()?.name} ${theirs().total}`
  const isHot = createMemo(() => {
    const [choice, ask] = [board.considered(), board.ask()]
    return choice !== undefined && ask !== undefined && fulfilledBy(choice, ask, view()) !== undefined
  })
  const isOver = () => view().steps.length === 0
  const name = (seat: number) => nameOf(board.seats(), seat)
  const parts = () => words().parts(name(standing().weaker), standing().points, standing().cards)
  const counted = ({ have, need }: Progress) => words().progress(have, need)
  /** What both bring, and what it comes to. */
  const sum = (open: Progress) =>
    open.members === 'A+B' ? `${open.by.map(({ have }) => have).join(' + ')} = ${counted(open)}` : counted(open)
  const spoken = (open: Progress) => [counted(open), missingLine(named(open), language())].filter(Boolean).join('. ')
  /** What one more card would bring. */
  const next = (count: number) => pointsFor(count + 1) - pointsFor(count)
  const vp = (points: number) => game(language()).vp(points)
  return (
    <Show when={team()}>
      {(own) => (
        <section class="mat beside team-panel" aria-label={words().team(own().name)} data-explore>
          <header data-explain="team team" tabIndex={-1}>
            <span class={`team-badge ${own().name}`}>
              <span class="unseen">{words().team('')}</span>
              {own().name}
            </span>
            <For each={[own().a, own().b]}>
              {(seat, role) => (
                <span class="member">
                  <Shape seat={seat} size={13} />
                  <b>{name(seat)}</b>
                  <Show when={isNamed(view(), at())}>
                    <i class="role">
                      <span class="unseen">{words().role('')}</span>
                      {role() === 0 ? 'A' : 'B'}
                    </i>
                  </Show>
                </span>
              )}
            </For>
          </header>
          <Show
            when={progress()}
            fallback={<p class="team-card done">{own().fulfilled.length < DECK() ? words().first : words().done}</p>}
          >
            {(open) => (
              <div
                class="team-card"
                classList={{ hot: isHot() }}
                data-explain={['team card', ...missing(open())].join(' ')}
                tabIndex={-1}
              >
                <i class="members" aria-hidden="true">
                  {open().members}
                </i>
                <b class="title">{cardTexts(open().card, view(), language()).title}</b>
                <p>{cardTexts(open().card, view(), language()).text}</p>
                <p class="for">
                  {open().members === 'A'
                    ? words().members.A(name(own().a))
                    : open().members === 'B'
                      ? words().members.B(name(own().b))
                      : words().members[open().members === 'A+B' ? 'A+B' : 'A/B']}
                  <Show when={open().isAct}>, {words().act}</Show>
                </p>
                <Show when={!open().isAct}>
                  <span class="team-bar" role="img" aria-label={spoken(open())}>
                    <For each={open().by.filter(({ seat }) => isCounted(open(), seat))}>
                      {({ seat, have }) => (
                        <i
                          class={`seat-${playerColour(seat)}`}
                          style={{ width: `${Math.min(1, have / open().need) * 100}%` }}
                        />
                      )}
                    </For>
                    <Show when={named(open()).length > 0} fallback={<b>{sum(open())}</b>}>
                      <b class="missing">
                        {words().missing}
                        <For each={named(open())}>{(colour) => <Cube colour={colour} size={15} />}</For>
                      </b>
                    </Show>
                  </span>
                </Show>
              </div>
            )}
          </Show>
          <footer>
            <span class="pips" aria-hidden="true">
              <For each={Array.from({ length: DECK() })}>
                {(_, n) => <i classList={{ full: n() < own().fulfilled.length }} />}
              </For>
            </span>
            <span
              title={own()
                .fulfilled.map((id) => cardTexts(id, view(), language()).title)
                .join(', ')}
            >
              {words().fulfilled(own().fulfilled.length, vp(pointsFor(own().fulfilled.length)))}
              <Show when={own().fulfilled.length < DECK()}>, {words().next(next(own().fulfilled.length))}</Show>
            </span>
            <Show when={other()}>
              {(they) => (
                <p>
                  {words().theirs(they().name, they().fulfilled.length, vp(theirs().cards))}
                  <Show when={they().card}>
                    {(card) => (
                      <span data-explain={`team theirs ${card()}`} tabIndex={-1}>
                        , {words().theirCard(cardTexts(card(), view(), language()).title)}
                      </span>
                    )}
                  </Show>
                </p>
              )}
            </Show>
            <p class="now" title={parts()}>
              {isOver() ? words().ended(teams()) : words().now(teams())} <small>{parts()}</small>
            </p>
          </footer>
        </section>
      )}
    </Show>
  )
}

/** Where either may do it, only whoever is further on counts. */
const isCounted = ({ members, have, by }: Progress, seat: number): boolean =>
  members !== 'A/B' || by.find((one) => one.have === have)?.seat === seat

const missing = ({ missing = [] }: Progress): readonly Colour[] => missing

/** As long as there is none of them, all are missing: that needs no naming. */
const named = (progress: Progress): readonly Colour[] => (progress.have > 0 ? missing(progress) : [])
