import { type AleChoice, type AleView, isOver, type Outcome, type PlayerView, SPACES } from '@estaminet/heaven-and-ale'
import type { Seat } from '@estaminet/kernel'
import type { Choice, SeatInfo } from '@estaminet/table'
import { type Accessor, createContext, createMemo, type JSX, useContext } from 'solid-js'
import { lastInput } from '../../shell/keys/last-input.ts'
import { markedName, nameOf } from '../../shell/seats/names.ts'
import type { BoardProps } from '../../shell/table/game-screen.ts'
import { hintOf } from '../../shell/table/hint-of.ts'
import { infoOf } from './info.ts'
import { aleView, type Speech, speechIn } from './phrases.ts'
import { type Picking, pickingTargets } from './picking.ts'
import { sentenceOf } from './slate/preview.ts'
import { isEarlyHome } from './slate/slate.ts'
import { targetOf } from './targets.ts'

/** What every part of the board needs to know, and how it answers a touch. */
export interface AleTable extends Picking {
  /** As far as it has been told: all words and numbers go by it. */
  readonly view: Accessor<AleView>
  /** Where figures, tiles and markers come to rest that are still moving there. */
  readonly drawn: Accessor<AleView>
  /** The seat whose garden lies in front. */
  readonly shown: Accessor<Seat>
  readonly player: Accessor<PlayerView>
  readonly speech: Accessor<Speech>
  readonly name: (seat: Seat) => string
  /** The same, and whether it is you. */
  readonly marked: (seat: Seat) => string
  readonly isMine: (seat: Seat) => boolean
  readonly seatInfo: (seat: Seat) => SeatInfo | undefined
  readonly isTurn: (seat: Seat) => boolean
  readonly isOver: Accessor<boolean>
  /** What a seat did in its last turn. */
  readonly lastTurn: (seat: Seat) => string | undefined
  /** The choice a thing on the board stands for, by its name ('hex s4', 'space 13'). */
  readonly choice: (target: string) => Choice | undefined
  readonly considered: Accessor<AleChoice | undefined>
  /** Where it leads; where it still asks for a marker, at best. */
  readonly outcome: Accessor<Outcome | undefined>
  readonly isConsidered: (choice: Choice | undefined) => boolean
  /** Its number where it is one of those a bot would choose. */
  readonly hints: (choice: Choice | undefined) => readonly number[]
  /** Attributes of what one touches for a choice. */
  readonly touch: (choice: Accessor<Choice | undefined>) => Touch
}

/** What a thing is called, and what it is, for the explainer. */
export interface Named {
  readonly role: 'img' | 'group' | undefined
  readonly 'data-explain': string
  readonly tabindex: number | undefined
  readonly 'aria-label': string | undefined
}

export interface Touch {
  readonly role: 'button' | undefined
  readonly tabindex: number | undefined
  readonly 'aria-label': string | undefined
  readonly 'data-hint': number | undefined
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onFocus: () => void
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const Context = createContext<AleTable>()

export function useTable(): AleTable {
  const table = useContext(Context)
  if (!table) throw new Error('A part of the board stands outside its table.')
  return table
}

export function TableProvider(props: { board: BoardProps; children: JSX.Element }) {
  return <Context.Provider value={tableOf(props.board)}>{props.children}</Context.Provider>
}

function tableOf(board: BoardProps): AleTable {
  const view = createMemo(() => aleView(board.view()))
  /** What is answered already lights nothing while it is shown. */
  const ask = createMemo(() => (board.isShowing() ? undefined : board.ask()))
  const speech = createMemo(() => speechIn(board.language()))
  const shown = createMemo(() => board.ask()?.seat ?? (board.reader() >= 0 ? board.reader() : view().turn))
  const choices = createMemo(() => {
    const byTarget = new Map<string, Choice>()
    for (const choice of ask()?.choices ?? []) {
      const target = targetOf(infoOf(choice))
      if (target) byTarget.set(target, choice)
    }
    return byTarget
  })
  const isConsidered = (choice: Choice | undefined) => !!choice && board.considered()?.move === choice.move

  const hint = (choice: Choice | undefined) => hintOf(board.hinted(), choice)

  /** The slate has asked already: a finger was asked when it looked. */
  const isAsked = (choice: Choice) =>
    board.weighed()?.move === choice.move || (lastInput() === 'touch' && isConsidered(choice))

  /** A finger looks first and takes with the second touch; a mouse has looked by hovering. */
  let looking = false
  const touch = (choice: Accessor<Choice | undefined>): Touch => {
    const consider = () => {
      const now = choice()
      if (now) board.consider(now)
    }
    const choose = () => {
      const [now, open] = [choice(), ask()]
      if (!now || !open) return
      // The corner of the ring asks what its row on the slate asks.
      const isToAsk = isEarlyHome(infoOf(now), open) && !isAsked(now)
      if (isToAsk) board.weigh(now)
      else board.choose(now)
    }
    return {
      get role() {
        return choice() ? ('button' as const) : undefined
      },
      // Its drawing is a stop of the tab key, and the arrows walk inside.
      get tabindex() {
        return choice() ? -1 : undefined
      },
      get 'aria-label'() {
        const now = choice()
        return now && sentenceOf(now, view(), shown(), speech())
      },
      get 'data-hint'() {
        return hint(choice())
      },
      onPointerEnter: (event) => event.pointerType === 'mouse' && consider(),
      onPointerDown: (event) => {
        looking = event.pointerType !== 'mouse' && !isConsidered(choice())
      },
      // The focus of a finger comes before its click: what it touches must not move away under it.
      onFocus: () => lastInput() === 'keys' && consider(),
      onClick: () => {
        const isLook = looking
        // A click that no press came before, as by voice, is no finger's first look.
        looking = false
        if (isLook) consider()
        else choose()
      },
      onKeyDown: onPress(choose),
    }
  }

  const considered = createMemo(() => {
    const choice = board.considered()
    return choice && ask() ? infoOf(choice) : undefined
  })

  return {
    view,
    drawn: createMemo(() => aleView(board.drawn())),
    shown,
    player: createMemo(() => view().players[shown()]),
    speech,
    name: (seat) => nameOf(board.seats(), seat),
    marked: (seat) => markedName(board.seats(), seat, board.mine()),
    isMine: (seat) => board.mine().includes(seat),
    seatInfo: (seat) => board.seats()[seat],
    isTurn: (seat) => board.waiting().includes(seat),
    isOver: createMemo(() => isOver(view())),
    lastTurn: (seat) => board.lastTurn(seat)?.text,
    choice: (target) => choices().get(target),
    considered,
    outcome: () => considered()?.best ?? considered(),
    isConsidered,
    hints: (choice) => [hint(choice) ?? []].flat(),
    touch,
    ...pickingTargets(board, ask),
  }
}

/**
 * Attributes that name and explain a thing: a picture, or a group where it holds things with names of their own. What one
 * may touch is named by what one touches.
 */
export const named = (thing: {
  readonly label: () => string
  readonly about: () => string
  readonly touched?: () => boolean
  readonly holds?: () => boolean
}): Named => {
  const isTouched = () => thing.touched?.() ?? false
  return {
    get role() {
      return isTouched() ? undefined : thing.holds?.() ? 'group' : 'img'
    },
    get 'data-explain'() {
      return thing.about()
    },
    get tabindex() {
      return isTouched() ? undefined : -1
    },
    get 'aria-label'() {
      return isTouched() ? undefined : thing.label()
    },
  }
}

/** The keys that press a button. */
export const onPress =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }

/** Whether the figure stands on a space of the ring. */
export const isWalking = (player: PlayerView): boolean => SPACES[player.position] !== undefined
