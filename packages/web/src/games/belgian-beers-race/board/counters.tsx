import { ASLEEP_FROM } from '@estaminet/belgian-beers-race/board'
import { createMemo } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { nameOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { Expansions } from '../expansions/places.tsx'
import { meetingOf } from '../expansions/screens.ts'
import { slotsOf } from '../foretell.ts'
import { bottlesOf, carriedBy, playerColour, raceOf } from '../model.ts'
import { Shape } from '../pieces.tsx'
import { standingsOf } from '../standings.ts'
import { say } from '../texts/index.ts'
import { StandingFigure } from './standing-figure.tsx'
import './counters.css'

/** One's own board as a line, where there is no room for the board itself. */
export function Counters(props: { board: BoardProps; seat: number; onOpen: () => void }) {
  const { board } = props
  const player = createMemo(() => raceOf(board.view()).players[props.seat])
  const texts = () => say(board.language())
  const meeting = () => meetingOf(raceOf(board.view()), board.language())
  return (
    <button
      type="button"
      class={`counters seat-${playerColour(props.seat)}`}
      data-person={props.seat}
      onClick={() => props.onOpen()}
    >
      <Shape seat={props.seat} size={15} />
      <b class="name">{nameOf(board.seats(), props.seat)}</b>
      <Count icon="breathalyzer" name={texts().board.breathalyzer} value={player().level} of={ASLEEP_FROM} gauge />
      <Count icon="taste" name={texts().board.tasted} value={player().glass} />
      <Count
        icon="backpack"
        counter={`backpack ${props.seat}`}
        name={texts().board.backpack}
        value={carriedBy(player())}
        of={slotsOf(raceOf(board.view()), props.seat)}
      />
      <Count icon="cheese" name={texts().board.cheese} value={player().cheese} />
      <Count
        icon={meeting() ? 'swap' : 'cheers'}
        name={meeting()?.track ?? texts().board.cheers}
        value={player().cheers}
      />
      <Count icon="bottle" counter={`bottles ${props.seat}`} name={texts().board.bottles} value={bottlesOf(player())} />
      <Count
        icon="coaster"
        counter={`coasters ${props.seat}`}
        name={texts().board.coasters}
        value={player().coasters}
      />
      <Count icon="pin" counter={`visits ${props.seat}`} name={texts().board.visits} value={player().visited.length} />
      <Count icon="star" counter={`cards ${props.seat}`} name={texts().board.cards} value={player().cards.length} />
      <Expansions board={board}>
        {({ Counts }) =>
          Counts && (
            <span class="more">
              <Counts board={board} seat={props.seat} />
            </span>
          )
        }
      </Expansions>
      <span class="points" data-explain="term score">
        <StandingFigure
          standing={standingsOf(raceOf(board.view()))[props.seat]}
          scored={player().score}
          language={board.language()}
        />
      </span>
      <span class="open">
        {texts().board.open} <Icon name="chevron" size={14} />
      </span>
    </button>
  )
}

const TERM_OF: Readonly<Record<string, string>> = {
  breathalyzer: 'breathalyzer',
  taste: 'tasted',
  backpack: 'backpack',
  cheese: 'cheese',
  cheers: 'cheers',
  bottle: 'bottles',
  coaster: 'coasters',
  pin: 'visits',
  star: 'cards',
}

function Count(props: { icon: string; name: string; value: number; of?: number; gauge?: boolean; counter?: string }) {
  return (
    <span class={`count ${props.icon}`} data-counter={props.counter} data-explain={`term ${TERM_OF[props.icon]}`}>
      <Icon name={props.icon} size={16} />
      <span class="unseen">{props.name} </span>
      {props.gauge && (
        <i class="gauge">
          <i style={{ width: `${(props.value / (props.of ?? 1)) * 100}%` }} />
        </i>
      )}
      <b>{props.value}</b>
      {props.of !== undefined && <small>/{props.of}</small>}
    </span>
  )
}
