import { A, useLocation } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { buttonClass } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { PlayerMark, PlayerShape } from '../../design/player-mark.tsx'
import { isAway } from '../../host/reachable.ts'
import { language, say } from '../../language.ts'
import { remembered } from '../../memory.ts'
import { written } from '../../texts/minus.ts'
import { botSince } from '../log/handovers.ts'
import { GiveToHouse } from '../seats/give-to-house.tsx'
import { colourOf, listed, markedName, nameOf } from '../seats/names.ts'
import { placesOf } from '../seats/places.ts'
import type { GameScreen } from '../table/game-screen.ts'
import { lookBack } from '../table/looking-back.ts'
import type { TableModel } from '../table/table-model.ts'
import { useTable } from '../table/use-table.ts'
import { DiceLine } from './dice-line.tsx'
import { NextGame } from './next-game.tsx'
import { Settle } from './settle.tsx'

/** The end: who won, by how much and why, and what next. */
export function Result(props: { model: TableModel; screen: GameScreen }) {
  const { model } = props
  const words = () => say().table.slate
  const { guide, kind } = useTable()
  const here = useLocation()
  const order = () =>
    model
      .scores()
      .map((score, seat) => ({ seat, ...score }))
      .sort((a, b) => a.rank - b.rank)
  const outcome = () => props.screen.outcome?.(model.view(), language())
  const tally = () => props.screen.tally?.(model.view(), language()) ?? []
  /** Somebody who sits here alone need not know the name of their colour. */
  const isMine = () => {
    const first = order().filter(({ rank }) => rank === 1)
    return first.length === 1 && model.mine().length === 1 && first[0].seat === model.mine()[0]
  }
  /** Nobody wins with moves a bot has made for them without its being said. */
  const winner = (seat: number) => {
    const since = botSince(model, props.screen, seat)
    return since ? `${nameOf(model.seats(), seat)} (${since})` : nameOf(model.seats(), seat)
  }
  const winners = () => order().flatMap(({ rank, seat }) => (rank === 1 ? [winner(seat)] : []))
  /** One line for everybody, or one for a team, whose points are the same for all of it. */
  const lines = () => placesOf(model.scores()).map((place) => ({ ...place, name: teamName(place.team) }))
  const teamName = (team: number | undefined) =>
    team === undefined ? undefined : props.screen.team?.(team, model.view())
  const title = () => {
    const ended = outcome()?.title
    if (ended !== undefined) return ended
    const [first] = lines()
    if (first?.name === undefined) return isMine() ? words().youWon : words().won(listed(winners()))
    const mine = model.mine()
    return mine.length > 0 && mine.every((seat) => first.seats.includes(seat))
      ? words().yourTeamWon
      : words().teamWon(first.name)
  }
  return (
    <>
      <header>
        <h2 tabIndex={-1} id={model.ids.slateTitle}>
          {title()}
        </h2>
        <p>{words().over}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section class="list" tabIndex={0} aria-label={words().over}>
        <Show when={outcome()}>
          {(ending) => (
            <ul class="outcome">
              <For each={ending().facts}>
                {({ icon, text, mood }) => (
                  <li class={mood}>
                    <Icon name={icon ?? 'info'} size={17} />
                    <span>{text}</span>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
        <ol>
          <For each={lines()}>
            {({ seats, rank, total, name }) => (
              <li class="standing">
                <Show when={order().length > 1}>
                  <b class="display">{rank}</b>
                </Show>
                <span>
                  <Show when={name}>{(team) => <b class="team">{words().team(team())}</b>}</Show>
                  <For each={seats}>
                    {(seat) => (
                      <span class="player">
                        <PlayerMark colour={colourOf(seat)} name={markedName(model.seats(), seat, model.mine())} />
                        <Show when={botSince(model, props.screen, seat)}>
                          {(since) => (
                            <small>
                              {' '}
                              <Icon name="bot" size={14} /> ({since()})
                            </small>
                          )}
                        </Show>
                      </span>
                    )}
                  </For>
                </span>
                <b>{props.screen.points?.(total, language()) ?? words().points(total)}</b>
              </li>
            )}
          </For>
        </ol>
        <Show when={tally().length > 0}>
          <table class="tally">
            <thead>
              <tr>
                <th scope="col">{words().why}</th>
                <For each={order()}>
                  {({ seat }) => (
                    <th scope="col">
                      <PlayerShape colour={colourOf(seat)} size={13} />
                      <span class="unseen">{nameOf(model.seats(), seat)}</span>
                    </th>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={tally()}>
                {(line) => (
                  <tr>
                    <th scope="row">
                      <Icon name={line.icon} size={15} /> {line.name}
                      <Show when={line.help}>{(help) => <small>{help()}</small>}</Show>
                    </th>
                    <For each={order()}>{({ seat }) => <td>{written(line.points[seat] ?? 0)}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Show>
        <Show when={model.latest().record}>
          {(record) => <DiceLine table={model.latest().info} record={record()} />}
        </Show>
      </section>
      <Settle model={model}>
        <Show when={!guide}>
          <NextGame latest={model.latest()} kind="brass" />
        </Show>
        <Show when={!guide && model.latest().record}>
          <A class={buttonClass('quiet')} href={lookBack(here.pathname)}>
            {words().lookBack}
          </A>
        </Show>
        <Show when={kind === 'local' && remembered('guest') !== undefined && !isAway()}>
          <GiveToHouse table={model.latest().info.id} />
        </Show>
        <Show when={outcome()?.link}>
          {(link) => (
            <A class={buttonClass('quiet')} href={link().href}>
              {link().text}
            </A>
          )}
        </Show>
        <A class={buttonClass('quiet')} href="/">
          {words().toHouse}
        </A>
      </Settle>
    </>
  )
}
