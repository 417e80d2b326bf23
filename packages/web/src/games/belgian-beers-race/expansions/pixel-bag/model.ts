import type { LaidCell, LaidDrawing } from '@estaminet/belgian-beers-race'
import { COLOURS, type ExpansionViews, type PixelBagMove } from '@estaminet/belgian-beers-race/board'
import type { Ask, Choice } from '@estaminet/table'
import { createSignal, type Signal } from 'solid-js'
import type { BoardProps } from '../../../../shell/table/game-screen.ts'
import { slotsOf } from '../../foretell.ts'
import { type Colour, type RaceView, raceOf } from '../../model.ts'
import { expansionRules } from '../../rules.ts'

type PixelBagView = ExpansionViews['pixel-bag']
export type PixelId = NonNullable<PixelBagView['own']>['completed'][number]

/** A drawing in hand, as it lies in the backpack now. Slots count from 1. */
export interface OwnDrawing {
  readonly slot: number
  readonly id: PixelId
  readonly laid: LaidDrawing
}

/** The wire carries the game's own description of a move; here it gets its type back. */
export const moveOf = (choice: Choice): PixelBagMove => choice.info as unknown as PixelBagMove

export type Completion = Extract<PixelBagMove, { readonly kind: 'pixel-bag/complete' }>

export function completionOf(choice: Choice): Completion | undefined {
  const move = moveOf(choice)
  return move.kind === 'pixel-bag/complete' ? move : undefined
}

export const jokersOf = (view: RaceView, seat: number): number => view['pixel-bag']?.players[seat]?.jokers ?? 0

const NOTHING: LaidCell = { wants: null, holds: null, is: 'free' }

/** A backpack without a drawing to be seen, as large as the rules make it: beers by colour, then jokers. */
export function plainCells(view: RaceView, seat: number): LaidCell[] {
  const pieces: (Colour | 'joker')[] = [
    ...COLOURS.flatMap((colour) => Array<Colour>(view.players[seat].cubes[colour]).fill(colour)),
    ...Array<'joker'>(jokersOf(view, seat)).fill('joker'),
  ]
  return Array.from({ length: slotsOf(view, seat) }, (_, at) => {
    const holds = pieces[at]
    return holds === undefined ? NOTHING : { wants: null, holds, is: 'spare' }
  })
}

/** The table as a seat knows it, where its hand lies open in a match seen again; elsewhere as whoever looks does. */
export const knownTo = (board: BoardProps, seat: number): RaceView => raceOf(board.hands?.()[seat] ?? board.view())

/** The drawings in hand of a seat whose eyes one looks through; nobody else's. */
export function drawingsOf(view: RaceView, seat: number): OwnDrawing[] {
  const own = view['pixel-bag']?.own
  if (own?.seat !== seat) return []
  return own.hand.flatMap((id, at) => (id === null ? [] : [{ slot: at + 1, id, laid: lay(view, seat, id) }]))
}

const lay = (view: RaceView, seat: number, id: PixelId, used?: Completion['cubes']): LaidDrawing =>
  expansionRules().layDrawing(id, view.players[seat].cubes, jokersOf(view, seat), used)

/** The ways to complete the drawing in a slot now, the one with the fewest jokers first. */
export const waysOf = (ask: Ask | undefined, seat: number, slot: number): Choice[] =>
  ask?.seat === seat ? ask.choices.filter((choice) => completionOf(choice)?.slot === slot) : []

const looked = new WeakMap<BoardProps, Signal<number | undefined>>()

/** The slot of the drawing that was pressed: its cards and the backpack share it. */
export function lookedAt(board: BoardProps): Signal<number | undefined> {
  const known = looked.get(board) ?? createSignal<number>()
  looked.set(board, known)
  return known
}

/** The drawing that is to be seen in the backpack: of the choice that is considered, or that is looked at. */
export function shownIn(board: BoardProps, seat: number): OwnDrawing | undefined {
  const view = knownTo(board, seat)
  const drawings = drawingsOf(view, seat)
  const choice = board.ask()?.seat === seat ? board.considered() : undefined
  const move = choice && moveOf(choice)
  const slot = move && 'slot' in move ? move.slot : lookedAt(board)[0]()
  const drawing = drawings.find((one) => one.slot === slot)
  if (!drawing || move?.kind !== 'pixel-bag/complete') return drawing
  return { ...drawing, laid: lay(view, seat, drawing.id, move.cubes) }
}
