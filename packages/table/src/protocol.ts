import Type, { type Static } from 'typebox'
import { AsidePlan, AskedWindow, OpenWindow, SeatNumber, standingOrders, WindowTimes } from './asides-protocol.ts'

/**
 * What a screen and a table host say to each other, over a socket, over HTTP, or between a page and its worker.
 * docs/protocol.md explains it; this file is the letter of it, with `from-host.ts`.
 */
export const PROTOCOL = 1

const exact = { additionalProperties: false } as const
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
/** A level of bots, as it comes or with a personality: `medium`, `medium:taster`. */
const BotLevel = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}(:[A-Za-z0-9_-]{1,64})?$' })
const MoveNumber = Type.Integer({ minimum: 0, maximum: 0x7fffffff })
const Name = Type.String({ minLength: 1, maxLength: 24 })
const OptionValues = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.String({ maxLength: 40 }), Type.Boolean()]),
)

// ---------------------------------------------------------------- setting up a table

export const Pace = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      /** Seconds at the start, seconds added per decision, most that can be saved. Left out: no clock. */
      clock: Type.Optional(
        Type.Object(
          {
            bank: Type.Integer({ minimum: 10, maximum: 36000 }),
            increment: Type.Integer({ minimum: 0, maximum: 600 }),
            cap: Type.Integer({ minimum: 10, maximum: 36000 }),
          },
          exact,
        ),
      ),
    },
    exact,
  ),
  Type.Object({ kind: Type.Literal('turns'), hours: Type.Integer({ minimum: 1, maximum: 336 }) }, exact),
])
export type Pace = Static<typeof Pace>

export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, exact),
  /** The one who makes the table; several of these make a hot-seat. */
  Type.Object({ kind: Type.Literal('me'), name: Type.Optional(Name) }, exact),
  Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, exact),
])
export type SeatPlan = Static<typeof SeatPlan>

export const TablePlan = Type.Object(
  {
    game: Id,
    options: Type.Optional(OptionValues),
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
    access: Type.Union([Type.Literal('public'), Type.Literal('link')]),
    pace: Pace,
    asides: Type.Optional(AsidePlan),
    /** Its result counts for everybody's standing: for two people or more, one seat each, and no bots. */
    rated: Type.Optional(Type.Literal(true)),
    /** Nobody is advised here. Left out: whoever is asked something may ask for a hint. */
    noAdvice: Type.Optional(Type.Literal(true)),
  },
  exact,
)
export type TablePlan = Static<typeof TablePlan>

// ---------------------------------------------------------------- what a table looks like to everybody

export const TableStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('over'),
  Type.Literal('closed'),
])
export type TableStatus = Static<typeof TableStatus>

export const SeatInfo = Type.Object({
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  name: Type.String(),
  /** A bot's level, with its personality where it has one; for a person: the level of the bot that stands in, while one does. */
  level: Type.Optional(Type.String()),
  standIn: Type.Boolean(),
  present: Type.Boolean(),
  /** The host has asked this seat to be quiet. */
  hushed: Type.Optional(Type.Literal(true)),
  /** An open seat that is kept for the person whose name it bears; from this time on the host may give it away (`kick`). */
  keptUntil: Type.Optional(Type.Number()),
})
export type SeatInfo = Static<typeof SeatInfo>

export const ClockInfo = Type.Object({
  /** Milliseconds left when the update was made. */
  left: Type.Number(),
  running: Type.Boolean(),
})
export type ClockInfo = Static<typeof ClockInfo>

/** Points and place; equal places are shared. Seats of one team have the same number. */
export const SeatResult = Type.Object({
  total: Type.Integer(),
  rank: Type.Integer(),
  team: Type.Optional(Type.Integer()),
})
export type SeatResult = Static<typeof SeatResult>

export const TableInfo = Type.Object({
  id: Type.String(),
  code: Type.String(),
  game: Type.String(),
  rules: Type.Integer(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  access: Type.String(),
  pace: Pace,
  status: TableStatus,
  seats: Type.Array(SeatInfo),
  spectators: Type.Integer(),
  /** Who only looks on may not speak. */
  quiet: Type.Optional(Type.Literal(true)),
  host: Type.Boolean(),
  paused: Type.Boolean(),
  createdAt: Type.Number(),
  commitment: Type.Optional(Type.String()),
  /** The match began on a device, which drew its dice: it is never rated. */
  deviceDice: Type.Optional(Type.Literal(true)),
  /** Its result counts for everybody's standing. */
  rated: Type.Optional(Type.Literal(true)),
  /** Nobody is advised here: pages give no hints. */
  noAdvice: Type.Optional(Type.Literal(true)),
  /** The day whose challenge this is. */
  daily: Type.Optional(Type.String()),
  /** Of a match with windows, in live play. */
  windows: Type.Optional(WindowTimes),
  /** The table of the rematch, once somebody asked for it. */
  rematch: Type.Optional(Type.String()),
  /** How it ended, by seat. */
  result: Type.Optional(Type.Array(SeatResult)),
})
export type TableInfo = Static<typeof TableInfo>

// ---------------------------------------------------------------- what one recipient gets

export const Choice = Type.Object({
  move: MoveNumber,
  /** Notation, e.g. `bus 11`. */
  say: Type.String(),
  /** The game's MoveInfo: kind, cost, target, consequence. */
  info: Type.Record(Type.String(), Type.Unknown()),
})
export type Choice = Static<typeof Choice>

/** What a confirmation lets happen first. */
const HeldTurn = Type.Object({
  /** The throw of dice or the draw, a question to others inside the turn, the turn of others, or the end. */
  kind: Type.Union([Type.Literal('chance'), Type.Literal('question'), Type.Literal('turn'), Type.Literal('over')]),
  /** What chance decides, in the game's own word: a roll, a draw of cards. */
  draws: Type.Optional(Type.String()),
  /** Who is asked then, where that is known. */
  seats: Type.Array(SeatNumber),
  /** The choice that waits for it, as it was offered. */
  choice: Choice,
})
export type HeldTurn = Static<typeof HeldTurn>

export const Ask = Type.Object({
  /** Quoted by the answer; changes only when this seat's own question changes. */
  id: Type.String(),
  seat: SeatNumber,
  choices: Type.Array(Choice),
  /** Kept secret until everybody has answered; may be changed until then. */
  sealed: Type.Boolean(),
  /** Nobody waits for it: the seat may move, or not. */
  free: Type.Optional(Type.Literal(true)),
  /** The sealed answer given so far. */
  answered: Type.Optional(MoveNumber),
  /** Milliseconds until an out-of-turn question is answered for a silent seat; of a window: until it may close. */
  left: Type.Optional(Type.Number()),
  /** What is then answered for it. */
  silence: Type.Optional(MoveNumber),
  /** It is a window: it closes with its beat, unless somebody waits. */
  window: Type.Optional(AskedWindow),
})
export type Ask = Static<typeof Ask>

export const Told = Type.Object({
  /** Number of the step it belongs to, counted as this recipient notices them. */
  n: Type.Integer(),
  /** The game's own event, or `TakenBack` and `WentBack` of the platform. */
  event: Type.Intersect([Type.Object({ type: Type.String() }), Type.Record(Type.String(), Type.Unknown())]),
})
export type Told = Static<typeof Told>

/** One's own seat that looks at a screen several people share, or -2 while it goes from hand to hand. */
const Eyes = Type.Integer({ minimum: -2, maximum: 7 })

/** Who should take a screen that several people share. */
export const Cover = Type.Object({
  seats: Type.Array(SeatNumber),
  /** Anybody of them may answer, and nobody has to. */
  isWindow: Type.Boolean(),
})
export type Cover = Static<typeof Cover>

export const Update = Type.Object({
  t: Type.Literal('update'),
  table: Type.String(),
  /** Steps this recipient has noticed since the start. Nothing hidden makes it move. */
  n: Type.Integer(),
  info: TableInfo,
  /** At a screen that goes from hand to hand: the seat that looks at it, or -2. Other eyes than before: nothing of before is theirs. */
  eyes: Type.Optional(Eyes),
  /** Who should take it next; left out: nobody as long as whoever looks is asked, or nobody here is. */
  cover: Type.Optional(Cover),
  /** Seats this recipient holds; none for a spectator. */
  mine: Type.Array(SeatNumber),
  /** Open seats that are kept for this recipient: `join` takes them. */
  kept: Type.Optional(Type.Array(SeatNumber)),
  /** Until the dice fall: what each seat has committed to (null: nothing yet), and whether all have, so that they open it. */
  dice: Type.Optional(
    Type.Object({ hashes: Type.Array(Type.Union([Type.String(), Type.Null()])), open: Type.Boolean() }),
  ),
  /** Absent before the start. */
  view: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** Seat whose eyes `view` looks through; -2 for a spectator. */
  reader: Type.Optional(Type.Integer()),
  events: Type.Array(Told),
  /** Questions open for the recipient's seats. */
  asks: Type.Array(Ask),
  /** Seats everybody waits for, as far as it is public: nobody while a window is open. */
  waiting: Type.Array(SeatNumber),
  /** The open window, of a match that has them. */
  window: Type.Optional(Type.Union([Type.Null(), OpenWindow])),
  /** One per seat; none when the table has no clock. */
  clocks: Type.Array(ClockInfo),
  /** Per own seat: how far undo goes and why it stops; what can be played again; whether the turn waits for a confirm, and for what. */
  undo: Type.Array(
    Type.Object({
      seat: SeatNumber,
      decisions: Type.Integer(),
      stop: Type.String(),
      /** Seats whose answers the next step back takes back too: bots, where nobody else sits at the table. */
      also: Type.Optional(Type.Array(SeatNumber)),
      redo: Type.Integer(),
      held: Type.Boolean(),
      next: Type.Optional(HeldTurn),
    }),
  ),
  /** Per own seat: its standing orders. */
  orders: Type.Array(
    Type.Object({
      seat: SeatNumber,
      confirm: Type.Boolean(),
      answers: standingOrders.answers,
      cards: Type.Optional(standingOrders.cards),
      windows: Type.Optional(standingOrders.windows),
      moreTime: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** A request to go back to just after step `to`, which needs everybody's consent. */
  goBack: Type.Optional(Type.Object({ by: SeatNumber, to: Type.Integer(), agreed: Type.Array(SeatNumber) })),
  /** Who left their seat to a bot, and who came back: after which step, and where the match stood in the game's words. */
  handovers: Type.Optional(
    Type.Array(
      Type.Object({
        seat: SeatNumber,
        to: Type.Union([Type.Literal('bot'), Type.Literal('person')]),
        n: Type.Integer(),
        moment: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
    ),
  ),
  /** Seats that ask for a pause. */
  pause: Type.Array(SeatNumber),
  scores: Type.Array(SeatResult),
  /** The whole record, once the match is over. */
  record: Type.Optional(Type.Unknown()),
})
export type Update = Static<typeof Update>

// ---------------------------------------------------------------- what a client says

const command = <T extends string, P extends Type.TProperties>(t: T, more: P) =>
  Type.Object({ t: Type.Literal(t), table: Id, cmd: Id, ...more }, exact)

/** Version of the rules of a game and hash of a match's layout: who has the same holds the same cells. */
export const HeldRules = Type.Object({ rules: Type.Integer(), layout: Type.String({ maxLength: 64 }) }, exact)
export type HeldRules = Static<typeof HeldRules>

export const Hello = Type.Object(
  {
    t: Type.Literal('hello'),
    v: Type.Integer(),
    table: Id,
    last: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Pages of earlier houses ask for differences of views, which nobody makes any more: they get whole updates. */
    changes: Type.Optional(Type.Boolean()),
    /** Has these rules, and wants the cells of its reader's projection: see `Position`. Where they are others: whole updates. */
    cells: Type.Optional(HeldRules),
    /** The answer to a command may ride in the update that the command brings about: see `carrying`. */
    done: Type.Optional(Type.Boolean()),
    /**
     * Where this person plays for several who keep things from each other: shows what this one of them may know, and nothing
     * of the others. Left out: everything they know together. Elsewhere it changes nothing.
     */
    eyes: Type.Optional(Eyes),
  },
  exact,
)
export const Play = command('play', { ask: Type.String({ maxLength: 64 }), seat: SeatNumber, move: MoveNumber })
export const Undo = command('undo', {
  seat: SeatNumber,
  decisions: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
})
export const Redo = command('redo', { seat: SeatNumber })
export const Confirm = command('confirm', { seat: SeatNumber })
export const AskBack = command('ask-back', { seat: SeatNumber, to: Type.Integer({ minimum: 0, maximum: 100000 }) })
export const AnswerBack = command('answer-back', { seat: SeatNumber, agree: Type.Boolean() })
/** A seat's part in the dice: first its SHA-256 from everybody (empty: takes no part), then what was hashed. */
export const Hash = command('hash', { seat: SeatNumber, hash: Type.String({ pattern: '^([0-9a-f]{64})?$' }) })
export const Nonce = command('nonce', { seat: SeatNumber, nonce: Type.String({ pattern: '^[0-9a-f]{0,64}$' }) })
/**
 * Standing orders, private to a seat: what to do with out-of-turn questions of a kind, with cards and with windows; whether to
 * confirm turns; and three times as long for everything asked out of turn.
 */
export const Orders = command('orders', {
  seat: SeatNumber,
  confirm: Type.Optional(Type.Boolean()),
  ...Type.Partial(Type.Object(standingOrders)).properties,
  moreTime: Type.Optional(Type.Boolean()),
})
/** Keeps a window open beyond its beat, whatever the seat holds. */
export const Wait = command('wait', { seat: SeatNumber, ask: Type.String({ maxLength: 64 }) })
/** As whom one speaks, where one has several seats. Left out: the first of them. */
const Speaker = SeatNumber
export const Chat = command('chat', {
  text: Type.String({ minLength: 1, maxLength: 500 }),
  /** To one's own team alone, where the game has teams. Left out: to everybody. */
  to: Type.Optional(Type.Literal('team')),
  seat: Type.Optional(Speaker),
})
export const React = command('react', {
  what: Type.String({ minLength: 1, maxLength: 16 }),
  seat: Type.Optional(Speaker),
})
/** The host keeps a seat quiet, or, without one, all who only look on. */
export const Hush = command('hush', { seat: Type.Optional(SeatNumber), on: Type.Boolean() })
export const Pause = command('pause', { seat: SeatNumber, on: Type.Boolean() })
export const Resign = command('resign', { seat: SeatNumber })
export const Reclaim = command('reclaim', { seat: SeatNumber })
export const Start = command('start', {})
export const Join = command('join', { name: Type.Optional(Name), seat: Type.Optional(SeatNumber) })
export const Leave = command('leave', { seat: Type.Optional(SeatNumber) })
export const Kick = command('kick', { seat: SeatNumber })
export const Replace = command('replace', { seat: SeatNumber })
/** `stronger`: every bot gives its seat to the next stronger one. */
export const Rematch = command('rematch', { stronger: Type.Optional(Type.Literal(true)) })

export const Command = Type.Union([
  Play,
  Undo,
  Redo,
  Confirm,
  AskBack,
  AnswerBack,
  Hash,
  Nonce,
  Orders,
  Wait,
  Chat,
  React,
  Hush,
  Pause,
  Resign,
  Reclaim,
  Start,
  Join,
  Leave,
  Kick,
  Replace,
  Rematch,
])
export type Command = Static<typeof Command>

/** Whether anybody is there: a link that has died in silence can be told from a table where nobody plays. */
export const Ping = Type.Object({ t: Type.Literal('ping') }, exact)

export const FromClient = Type.Union([Hello, Ping, Command])
export type FromClient = Static<typeof FromClient>
