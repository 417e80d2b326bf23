import type { Game, Options, Seat, View } from '@estaminet/kernel'
import type { Ask, Choice, ClockInfo, HeldTurn, SeatInfo, Told, Update } from '@estaminet/table'
import type { Accessor, Component, JSX } from 'solid-js'
import type { Catalogue } from '../../texts/catalogue.ts'
import type { Language } from '../../texts/languages.ts'
import type { Pointing } from '../log/pointing.ts'
import type { Stage } from '../motion/playback.ts'
import type { LookedColumns } from '../slate/looked-columns.ts'
import type { Countdown, OpenWindow } from './countdowns.ts'
import type { TableIds } from './table-ids.ts'

export type { Language } from '../../texts/languages.ts'

/** What a game's board is given: the table as this reader may see it, and a way to answer. */
export interface BoardProps {
  /** As far as it has been told: all words and numbers go by it. */
  readonly view: Accessor<View>
  /** Where pieces come to rest that are still moving there, for a stage that shows events on the table they lead to. */
  readonly drawn: Accessor<View>
  /** Seat whose eyes the view looks through; -2 for a spectator. */
  readonly reader: Accessor<Seat>
  /** Where a match is seen again: what each seat knows, if its hand lies open. At a table nobody looks into hands. */
  readonly hands?: Accessor<readonly (View | undefined)[]>
  readonly seats: Accessor<readonly SeatInfo[]>
  readonly mine: Accessor<readonly Seat[]>
  /** The question open for this screen, if any. */
  readonly ask: Accessor<Ask | undefined>
  /** What its parts are called on the page. */
  readonly ids: Pick<TableIds, 'slate'>
  readonly waiting: Accessor<readonly Seat[]>
  readonly clocks: Accessor<readonly ClockInfo[]>
  /** The window that is open, whoever is asked in it. Its time runs while what led to it is still being shown. */
  readonly window: Accessor<OpenWindow | undefined>
  /** Questions of own seats that run out, windows among them. */
  readonly countdowns: Accessor<readonly Countdown[]>
  /** Keeps the window open for an own seat that is asked in it. */
  wait(seat: Seat): void
  readonly scores: Accessor<Update['scores']>
  /** The newest events, all of them shown and told. */
  readonly news: Accessor<readonly Told[]>
  /** The table that comes of what is being shown, for a board that shows both. */
  readonly coming: Accessor<View | undefined>
  /** What moves is at its end at once. */
  skip(): void
  /** What is being shown stays until somebody skips it. */
  linger(): void
  /** Something moves: what came of it is not yet told, and nothing can be answered. */
  readonly isShowing: Accessor<boolean>
  /** From now on this stage shows what happens, before the table says what came of it. */
  perform(stage: Stage | undefined): void
  /** Shows events once more. */
  replay(told: readonly Told[]): void
  /** What a seat did in its last turn, in one line. */
  lastTurn(seat: Seat): LastTurn | undefined
  /** What a line of the log points at. */
  readonly pointing: Pick<Pointing, 'pointed' | 'glanced'>
  /** The column of prices looked at on the slate: a board shows its prices too. */
  readonly columns: Pick<LookedColumns, 'looked'>
  /** The choice being looked at: hovered, focused or tapped once. */
  readonly considered: Accessor<Choice | undefined>
  consider(choice: Choice | undefined): void
  /** Asks on the slate before it is chosen: for what gives up much. */
  weigh(choice: Choice): void
  readonly weighed: Accessor<Choice | undefined>
  /** What a bot would choose, the best first, once it was asked: these are marked 1, 2 and 3. */
  readonly hinted: Accessor<readonly Choice[]>
  choose(choice: Choice): void
  readonly language: Accessor<Language>
  /** The slate, for the board to put where its layout has room. */
  readonly slate: JSX.Element
  /** The log, likewise; it is made when it is first asked for. */
  readonly log: JSX.Element
}

/** What a seat did in its last turn, in one line, and the events it was made of. */
export interface LastTurn {
  readonly text: string
  readonly told: readonly Told[]
}

/** One thing a player should know, with its sign. */
export interface Fact {
  readonly text: string
  readonly icon?: string
}

/** How a match ended, where that is more than who has won it. */
export interface Outcome {
  readonly title: string
  readonly facts: readonly (Fact & { readonly mood?: 'gain' | 'loss' })[]
  /** Where it leads. */
  readonly link?: { readonly href: string; readonly text: string }
}

/** One row of the slate. Rows come in the order of the choices they hold. */
export interface SlateRow {
  /** Heading under which rows with the same group stand together. */
  readonly group?: string
  readonly title: string
  /** Stands for the title in a list so dense that it has no room for words. */
  readonly short?: string
  readonly detail?: string
  readonly icon?: string
  /** Drawn by the game before the title, instead of the icon: a plate, a tile. */
  readonly mark?: () => JSX.Element
  /** Drawn by the game between title and prices: what one gets there. */
  readonly gets?: () => JSX.Element
  /** What one comes here for: it should not have to be looked for behind a tab. */
  readonly invites?: boolean
  /** One price per choice: a row with three means of transport has three; none where it cannot be done now. */
  readonly prices: readonly SlatePrice[]
  /** Why it cannot be done now: it keeps its place, and says so there. */
  readonly closed?: () => string | undefined
  /** Why a column has no price here. */
  readonly whyEmpty?: (column: number) => string | undefined
  /** What gives something up for good stands last, apart from the others. */
  readonly apart?: boolean
  /** The name behind which it is folded away with its like: few people want it. */
  readonly fold?: string
  /** Rows too much alike to stand in the list: they come out when this one is opened. It has no price of its own. */
  readonly folds?: readonly SlateRow[]
}

export interface SlatePrice {
  readonly choice: Choice
  /** What the button says, e.g. `4`. */
  readonly price: string
  readonly unit?: string
  /** A coin after the number, instead of a unit. */
  readonly icon?: string
  /** The price as it is read out, where a number and a coin would be a bare number. */
  readonly spoken?: string
  /** Which of the game's columns it stands in, where rows share them. */
  readonly column?: number
  /** What it risks. The head of its column says it for all, unless they differ. */
  readonly note?: string
  /** The same in a few letters, for a cell. */
  readonly brief?: string
  /** What it spoils for good, in a few words: it is read before it is pressed. */
  readonly spoils?: string
  /** What changed it, as a sum in a few letters: `5 + 2 − 1`. Nothing where it is as usual. */
  readonly sum?: string
  /** Asked first, because much is given up. */
  readonly sure?: string
  /** What one gets at this price, where it has a tab of its own. */
  readonly gets?: () => JSX.Element
  /** The whole sentence, for tooltips and screen readers. */
  readonly sentence: string
}

export interface SlateColumn {
  readonly icon: string
  readonly name: string
  readonly note?: string
  readonly about?: string
  /** Its prices do not risk the same: each says what it risks. */
  readonly differs?: boolean
  /** Nothing in it can be chosen: the reason in a sentence, of which its note says as much as has room. */
  readonly why?: string
}

/** A figure and what it is made of, first what is usual, then what changes it. */
export interface Sum {
  readonly total: string
  readonly parts: readonly {
    readonly n: number
    readonly name: string
    /** A change: it helps or hurts whoever asks. */
    readonly mood?: 'gain' | 'loss'
  }[]
}

/** What the considered choice will do, in the order it happens. */
export interface Preview {
  readonly title: string
  readonly cost?: string
  /** Its figures, where something has changed them. */
  readonly sums?: readonly Sum[]
  /** Drawn by the game over the lines, where the board has no room for it. */
  readonly drawn?: () => JSX.Element
  readonly lines: readonly {
    readonly text: string
    readonly icon?: string
    /** What follows belongs to a lead. */
    readonly mood?: 'gain' | 'loss' | 'risk' | 'lead'
    /** What a figure is made of. */
    readonly more?: string
  }[]
}

export interface HeldCard {
  readonly card: string
  readonly name: string
  /** Whom it may be aimed at; nobody where it serves its owner. */
  readonly against: readonly Seat[]
}

/** What one may be asked outside one's turn. */
export interface Aside {
  /** As the rules call it: the kinds of its first choices. */
  readonly kinds: readonly string[]
  readonly name: string
  /** What is answered for whoever says nothing. */
  readonly usual?: string
  /** `consent`: one may agree to it beforehand. `window`: one may react, and turn by turn nobody waits for that unasked. */
  readonly as?: 'consent' | 'window'
}

/** A game on the screen. Each lives in a chunk of its own. */
export interface GameScreen {
  /** Its words, where they come one language at a time: to be opened before it says anything. */
  readonly words?: Pick<Catalogue<unknown>, 'open'>
  /** Brings what only some tables need, before one of them is shown. */
  prepare?(options: Options, language: Language): Promise<void>
  /** The rules a table is played by, to make of its cells what is shown. They come after the board is drawn. Left out: the host makes it. */
  rules?(options: Options): Promise<Game>
  readonly Board: Component<BoardProps>
  /** The board itself shows what the considered choice will do, on wide screens; elsewhere the slate does. */
  readonly previewsOnBoard?: boolean
  /** Column headings above the prices, where rows share them. */
  columns?(ask: Ask, view: View, language: Language): readonly SlateColumn[]
  question(
    ask: Ask,
    view: View,
    names: readonly string[],
    language: Language,
  ): {
    title: string
    detail?: string
    /** Drawn by the game beside the question: what it is about. */
    aside?: () => JSX.Element
  }
  rows(ask: Ask, view: View, language: Language, names: readonly string[]): readonly SlateRow[]
  preview(choice: Choice, ask: Ask, view: View, names: readonly string[], language: Language): Preview
  /** A choice waits for its confirmation and chance is next: what it can do, and what the confirmation is called. */
  held?(next: HeldTurn, language: Language): { title: string; confirm: string } | undefined
  /** A line of the log, or nothing for what is not worth one. */
  line(event: Told['event'], names: readonly string[], language: Language): string | undefined
  /** How many events from here on are told in one line; 1 unless the game has more to tell at once. */
  together?(told: readonly Told[], from: number): number
  /** That line. Nothing where each of them has its own. */
  lineOfMany?(told: readonly Told[], names: readonly string[], language: Language): string | undefined
  /** What one wants, in a few facts; left out: what the house says of the game. */
  goal?(language: Language, view: View): readonly Fact[]
  /** When each event happened, as the game counts time; one for each, nothing where it has no time. */
  times?(told: readonly Told[], view: View): readonly (string | undefined)[]
  /** What a seat did in its last turn, in one line; nothing before it has played. */
  lastTurn?(told: readonly Told[], seat: Seat, names: readonly string[], language: Language): LastTurn | undefined
  /** What kind of line it is, with its icon, and the place on the board it speaks of. */
  mark?(
    event: Told['event'],
  ): { readonly kind?: string; readonly icon?: string; readonly place?: string; readonly seat?: number } | undefined
  /** The kinds of lines one may want to see alone, at this table. */
  kinds?(
    language: Language,
    view: View,
  ): readonly { readonly kind: string; readonly name: string; readonly icon: string }[]
  /** What a team is called, where the game has teams. */
  team?(team: number, view: View): string
  /** Points in the game's own words, where it has some. */
  points?(count: number, language: Language): string
  /** Once the game is over: how it ended, where nobody has simply won. */
  outcome?(view: View, language: Language): Outcome | undefined
  /** The same: what is to be remembered of it. */
  ended?(update: Update): void
  /** Once the game is over: why everybody has their points, one number a seat. */
  tally?(
    view: View,
    language: Language,
  ): readonly {
    readonly name: string
    readonly icon: string
    readonly help?: string
    readonly points: readonly number[]
  }[]
  /** The cards of the reader that may be played while others play, for standing orders. */
  inHand?(view: View, language: Language): readonly HeldCard[]
  /** What is asked in such a window, where it happens to somebody of this name, or to the reader. */
  windowTitle?(on: string, who: string | undefined, language: Language): string | undefined
  /** What this match may ask of the reader outside their turn, for standing answers. */
  asides?(view: View, language: Language): readonly Aside[]
  /** Whether somebody else has the turn in which this is asked, and it is one of these. */
  isAside?(ask: Ask, view: View): boolean
  /** How far the match was, in the words one would use for it: day and hour, round. */
  moment?(moment: View, language: Language): string
  /** Small facts for the bar: the day, the round, the time. */
  chips(view: View, language: Language, reader: Seat): readonly string[]
}
