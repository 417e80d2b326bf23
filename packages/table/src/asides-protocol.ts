import Type, { type Static } from 'typebox'
import { ASIDE_TIMES } from './aside-times.ts'

/** What is said about questions that are put to somebody outside their turn. Part of `protocol.ts`. */

const exact = { additionalProperties: false } as const
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 29 })
/** By name. More than any game has names for would only make a table heavy. */
const byName = <T extends Type.TSchema>(what: T) =>
  Type.Record(Type.String({ pattern: '^.{0,40}$' }), what, { additionalProperties: false, maxProperties: 200 })
const seconds = ({ least, most }: { readonly least: number; readonly most: number }) =>
  Type.Optional(Type.Integer({ minimum: least, maximum: most }))

/** How long whoever is asked outside their turn may take, in live play; what is left out is as the house has it. */
export const AsidePlan = Type.Object(
  {
    /** Seconds for an answer, or for a window somebody waits in. */
    limit: seconds(ASIDE_TIMES.limit),
    /** Seconds a window lasts at least, whatever is answered. */
    beat: seconds(ASIDE_TIMES.beat),
    /** Nobody waits in a window without pressing it, so that its length tells nothing. Left out: where two people play each other. */
    strict: Type.Optional(Type.Boolean()),
  },
  exact,
)
export type AsidePlan = Static<typeof AsidePlan>

/** What is answered to an out-of-turn question: what the seat says, what the rules have for who says nothing, or yes. */
const StandingAnswer = Type.Union([Type.Literal('ask'), Type.Literal('auto'), Type.Literal('yes')])
export type StandingAnswer = Static<typeof StandingAnswer>

/** The same by kind of the first choice. */
const StandingAnswers = byName(StandingAnswer)

/** What to do with a card in windows: `hold` offers it no more, `auto` plays it where it can be, perhaps against one seat alone. */
const CardOrder = Type.Union([
  Type.Literal('ask'),
  Type.Literal('hold'),
  Type.Literal('auto'),
  Type.Object({ auto: SeatNumber }, exact),
])
export type CardOrder = Static<typeof CardOrder>

/** `stop` waits in such windows without being pressed, `mute` is not asked in them. */
const WindowOrder = Type.Union([Type.Literal('ask'), Type.Literal('stop'), Type.Literal('mute')])
export type WindowOrder = Static<typeof WindowOrder>

export const standingOrders = {
  answers: StandingAnswers,
  /** By card. */
  cards: byName(CardOrder),
  /** By what a window is about and whom it happens to (`moveDeclared:2`), by the first alone, or `*` for all: the nearest counts. */
  windows: byName(WindowOrder),
}

/** Of a question: it is a window, which closes with its beat unless somebody waits. */
export const AskedWindow = Type.Object({
  /** What may be reacted to, and to whom it happens, where the game says so. */
  on: Type.Optional(Type.String()),
  to: Type.Optional(SeatNumber),
  /** It stays open for this seat: `wait` was pressed, or there is something to play. */
  waits: Type.Boolean(),
  /** Milliseconds the seat may still wait in this part of the match; left out: as long as it likes. */
  account: Type.Optional(Type.Number()),
})

/** How the windows of a match are timed, in seconds. */
export const WindowTimes = Type.Object({ beat: Type.Integer(), limit: Type.Integer(), strict: Type.Boolean() })
export type WindowTimes = Static<typeof WindowTimes>

/** The open window, for everybody: milliseconds of its beat that are left. One that lasts longer shows that somebody waits. */
export const OpenWindow = Type.Object({ beat: Type.Number() })
export type OpenWindow = Static<typeof OpenWindow>
