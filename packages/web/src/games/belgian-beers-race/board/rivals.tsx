import { ASLEEP_FROM } from '@estaminet/belgian-beers-race/board'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { BotMark } from '../../../shell/seats/bot-mark.tsx'
import { nameOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { Expansions } from '../expansions/places.tsx'
import { bottlesOf, carriedBy, hourAt, type Player, raceOf } from '../model.ts'
import { Plate, Shape } from '../pieces.tsx'
import { standingsOf } from '../standings.ts'
import { momentTexts, say } from '../texts/index.ts'
import { StandingFigure } from './standing-figure.tsx'
import './rivals.css'

/** In a fixed order, because people compare by column. */
const COUNTS = [
  { icon: 'taste', what: 'tasted', of: ({ glass }) => glass },
  { icon: 'backpack', what: 'backpack', of: carriedBy },
  { icon: 'bottle', what: 'bottles', of: bottlesOf },
  { icon: 'coaster', what: 'coasters', of: ({ coasters }) => coasters },
  { icon: 'cheese', what: 'cheese', of: ({ cheese }) => cheese },
  { icon: 'star', what: 'cards', of: ({ cards }) => cards.length },
] as const satisfies readonly { icon: string; what: string; of: (player: Player) => number }[]

/** How a day ended: the sign is there when there is no room for the word. */
const ENDED = { asleep: 'sleep', camped: 'camp', finished: 'callday' } as const

/** The others, one row each. */
export function Rivals(props: {
  board: BoardProps
  seats: readonly number[]
  /** On a phone a board opens below the row, and closes again: whether it is open. */
  opened?: boolean
  onOpen: (seat: number) => void
}) {
  const { board } = props
  const race = createMemo(() => raceOf(board.view()))
  const texts = () => say(board.language())
  return (
    <ul class="rivals" aria-label={texts().rivals.name}>
      <For each={props.seats}>
        {(seat) => {
          const player = () => race().players[seat]
          const info = () => board.seats()[seat]
          const state = (): keyof typeof ENDED | undefined => {
            const { asleep, camped, finished } = player()
            return asleep ? 'asleep' : camped ? 'camped' : finished ? 'finished' : undefined
          }
          return (
            <li
              data-person={seat}
              classList={{ active: race().active === seat && state() === undefined, done: state() !== undefined }}
            >
              <button
                type="button"
                aria-expanded={props.opened}
                onClick={() => props.onOpen(seat)}
                title={texts().board.of(nameOf(board.seats(), seat))}
              >
                <span class="head">
                  <Shape seat={seat} size={15} />
                  <b class="name">{nameOf(board.seats(), seat)}</b>
                  <BotMark game="belgian-beers-race" seat={info()} thinks={board.waiting().includes(seat)} />
                  <Expansions board={board}>{({ Badge }) => Badge && <Badge board={board} seat={seat} />}</Expansions>
                  <Show when={state()}>
                    {(what) => (
                      <em class="small">
                        <Icon name={ENDED[what()]} size={15} />
                        <span>{texts().rivals[what()]}</span>
                      </em>
                    )}
                  </Show>
                  <span class="push" />
                  <Show when={player().place} keyed>
                    {(place) => <Plate place={place} />}
                  </Show>
                  <span class="clk">{hourAt(race(), player().time)}</span>
                  <StandingFigure
                    standing={standingsOf(race())[seat]}
                    scored={player().score}
                    language={board.language()}
                  />
                </span>
                <span class="counts">
                  <span class="level" data-explain="term breathalyzer">
                    <Icon name="breathalyzer" size={15} />
                    <i class="gauge">
                      <i style={{ width: `${(player().level / ASLEEP_FROM) * 100}%` }} />
                    </i>
                    {player().level}
                  </span>
                  <For each={COUNTS}>
                    {({ icon, what, of }) => (
                      <span data-counter={`${what} ${seat}`} data-explain={`term ${what}`}>
                        <Icon name={icon} size={14} />
                        <span class="unseen">{texts().board[what]} </span>
                        {of(player())}
                      </span>
                    )}
                  </For>
                  <Expansions board={board}>
                    {({ Counts }) => Counts && <Counts board={board} seat={seat} />}
                  </Expansions>
                </span>
                <Show when={props.opened !== undefined}>
                  <span class="opens">
                    {texts().board.of(nameOf(board.seats(), seat))} <Icon name="chevron" size={14} />
                  </span>
                </Show>
              </button>
              <Expansions board={board}>{({ Running }) => Running && <Running board={board} seat={seat} />}</Expansions>
              <LastTurn board={board} seat={seat} />
            </li>
          )
        }}
      </For>
    </ul>
  )
}

/** What somebody did in their last turn, always in the same place; pressed, it is shown once more. */
function LastTurn(props: { board: BoardProps; seat: number }) {
  const words = () => momentTexts(props.board.language()).turn
  const turn = () => props.board.lastTurn(props.seat)
  const again = () => words().again(nameOf(props.board.seats(), props.seat))
  return (
    <Show when={turn()} fallback={<p class="last">{words().nothing}</p>}>
      {(what) => (
        <button
          type="button"
          class="last"
          title={`${what().text}. ${again()}`}
          onClick={() => props.board.replay(what().told)}
        >
          <Icon name="replay" size={13} />
          <span>{what().text}</span>
          <span class="unseen">. {again()}</span>
        </button>
      )}
    </Show>
  )
}
