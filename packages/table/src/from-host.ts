import Type, { type Static } from 'typebox'
import { SeatNumber } from './asides-protocol.ts'
import { Ask, SeatResult, Told, Update } from './protocol.ts'

// ---------------------------------------------------------------- positions, for who has the rules

/** A question without its choices, for who makes them by the rules; with them where they are not those of the reader's projection. */
const BareAsk = Type.Object({ ...Ask.properties, choices: Type.Optional(Ask.properties.choices) })
export type BareAsk = Static<typeof BareAsk>

/**
 * For who has the rules and asked for `cells`: what its reader may know as a position of the game, and what is around it.
 * View, choices and points are made of it by the same rules (`Following`).
 */
export const Position = Type.Object({
  ...Type.Omit(Update, ['t', 'view', 'asks', 'scores', 'eyes', 'cover']).properties,
  t: Type.Literal('position'),
  /** Names what is known now, for the frames that follow. */
  at: Type.Integer(),
  /** The reader's projection, as the kernel writes positions (`encode`); absent before the start. */
  cells: Type.Optional(Type.String()),
  asks: Type.Array(BareAsk),
  /** Once a match with secrets is over: then they count for everybody. */
  scores: Type.Optional(Type.Array(SeatResult)),
})
export type Position = Static<typeof Position>

/** What is not as it was in the last frame of this connection. Fields that are left out are as they were. */
export const Cells = Type.Object({
  ...Type.Partial(Type.Omit(Position, ['t', 'table', 'n', 'at', 'cells', 'events'])).properties,
  t: Type.Literal('cells'),
  table: Type.String(),
  n: Type.Integer(),
  /** After which frame, and what is known now. Who knows another one has missed something, and says `hello` again. */
  at: Type.Tuple([Type.Integer(), Type.Integer()]),
  /** The cells of the projection that have changed: a place, then what it holds now, and so on. */
  d: Type.Array(Type.Integer()),
  events: Type.Array(Told),
  /** Fields that were there and are no more. */
  gone: Type.Optional(Type.Array(Type.String())),
})
export type Cells = Static<typeof Cells>

// ---------------------------------------------------------------- what a host says

const Acknowledged = { cmd: Type.String(), result: Type.Optional(Type.Unknown()) }
/** A command was carried out and is durable. A repeated command id gets its first answer. */
export const Done = Type.Object({ t: Type.Literal('done'), ...Acknowledged })
export type Done = Static<typeof Done>
/**
 * An update may carry the `done` of the command that brought it about, to where that command came from, for who asked for
 * it. It is no part of the table, and gone with the frame.
 */
const carrying = <P extends Type.TProperties>(frame: Type.TObject<P>) =>
  Type.Object({ ...frame.properties, done: Type.Optional(Type.Object(Acknowledged)) })
/** A command was refused; nothing changed. The current update follows when the client was behind. */
export const Refused = Type.Object({
  t: Type.Literal('refused'),
  cmd: Type.Optional(Type.String()),
  code: Type.String(),
  message: Type.String(),
})
export const Said = Type.Object({
  t: Type.Literal('said'),
  table: Type.String(),
  at: Type.Number(),
  from: Type.String(),
  seat: Type.Optional(SeatNumber),
  text: Type.Optional(Type.String()),
  react: Type.Optional(Type.String()),
  /** The seats of the team it was said to: nobody else is told. Left out: everybody. */
  to: Type.Optional(Type.Array(SeatNumber)),
})
export type Said = Static<typeof Said>
/** Answers hello, before the first update: what was said lately. */
export const Welcome = Type.Object({
  t: Type.Literal('welcome'),
  v: Type.Integer(),
  table: Type.String(),
  said: Type.Array(Said),
  /** For who asked for them: whether cells will come. If not, the page has other rules than the house. */
  cells: Type.Optional(Type.Boolean()),
})
/** The house closes or restarts; `back` is the number of milliseconds until it is expected again. */
export const Bye = Type.Object({ t: Type.Literal('bye'), reason: Type.String(), back: Type.Optional(Type.Number()) })

/** Answers a ping, at once. */
export const Pong = Type.Object({ t: Type.Literal('pong') })

export const FromHost = Type.Union([
  carrying(Update),
  carrying(Position),
  carrying(Cells),
  Welcome,
  Done,
  Refused,
  Said,
  Bye,
  Pong,
])
export type FromHost = Static<typeof FromHost>
