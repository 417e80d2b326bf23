import { placeNumber } from '../src/content/places.ts'
import { RIGHT_ROW, VISIBLE } from '../src/content/tracks.ts'
import { LEVEL_THREE_FROM, UNSEEN } from '../src/engine/state.ts'
import type { RaceEvent, RaceState } from '../src/index.ts'

/**
 * Somebody who only listens, and keeps books of their own: time spent, scores, the cards on show, whose turn it was.
 * What they hear and what lies on the table must agree.
 */
export class Witness {
  /** Laws that were broken, by id. */
  readonly broken: string[] = []
  readonly heard = new Map<string, number>()
  private readonly s: RaceState
  private readonly spent: number[]
  private readonly scores: number[]
  private readonly shown = new Set<string>()
  private finds: { readonly seat: number; readonly place: number }[] = []
  private lastTurn = -1
  private cardNames: readonly string[]

  constructor(s: RaceState, cardNames: readonly string[]) {
    this.s = s
    this.cardNames = cardNames
    this.spent = Array(s.seats).fill(0)
    this.scores = Array(s.seats).fill(0)
  }

  /** To be told every event at the moment it happens. */
  readonly hear = (event: RaceEvent): void => {
    const { s } = this
    this.heard.set(event.type, (this.heard.get(event.type) ?? 0) + 1)
    switch (event.type) {
      case 'timeSpent':
        this.passTime(event.seat, event.to - event.from)
        break
      case 'dayOver':
        this.passTime(event.seat, s.dayLength - event.from)
        break
      case 'delayed':
        this.passTime(event.seat, event.delay)
        break
      case 'dayEnded':
        this.law(
          'TBBR-INV-10',
          this.spent.every((units) => units === s.dayLength),
        )
        this.spent.fill(0)
        this.lastTurn = -1
        break
      case 'turnStarted':
        this.startTurn(event.seat)
        break
      case 'dailyScored':
        this.addScore(event.seat, event.beers + event.bottles + event.coasters)
        break
      case 'returnPenalty':
        this.addScore(event.seat, event.points)
        break
      case 'finalScored':
        this.law('TBBR-INV-11', event.total >= (this.scores[event.seat] ?? 0) - 5)
        this.scores[event.seat] = event.total
        break
      case 'bottleTaken':
      case 'coasterTaken':
        this.finds.push({ seat: event.seat, place: placeNumber(event.place) })
        break
      case 'cardDrawn':
        this.law('TBBR-INV-07', !this.shown.has(event.card))
        this.shown.add(event.card)
        break
      case 'cardTaken':
      case 'tokenBroken':
        this.law('TBBR-INV-07', this.shown.delete(event.card))
        break
      case 'levelTwoEntered':
        if (event.merged) this.putBack()
        break
    }
  }

  /** To be called when the move is complete. */
  look(): void {
    const { s } = this
    this.law(
      'TBBR-INV-11',
      this.scores.every((score, seat) => score === s.score[seat]),
    )
    this.law(
      'TBBR-INV-13',
      this.finds.every(({ seat, place }) => ((s.visitors[place] >> seat) & 1) === 1),
    )
    this.finds = []
    const row = this.onShow()
    this.law('TBBR-INV-07', row.length === this.shown.size && row.every((card) => this.shown.has(card)))
  }

  private passTime(seat: number, units: number): void {
    this.law('TBBR-INV-01', units > 0)
    this.spent[seat] = (this.spent[seat] ?? 0) + units
  }

  private addScore(seat: number, points: number): void {
    this.scores[seat] = (this.scores[seat] ?? 0) + points
  }

  private startTurn(seat: number): void {
    const { s } = this
    // When finished discs do not count as leader, the last one awake plays turn after turn.
    this.law('TBBR-INV-14', s.leader !== 0 || seat !== this.lastTurn)
    this.lastTurn = seat
    const gaps = s.machine.subarray(0, VISIBLE).indexOf(0)
    const exhausted = !s.card.subarray(0, LEVEL_THREE_FROM).includes(UNSEEN)
    this.law('TBBR-INV-08', gaps < 0 || exhausted)
    this.law('TBBR-INV-08', gaps < 0 || gaps >= RIGHT_ROW || this.onShow().length < RIGHT_ROW)
  }

  /** The night shuffles what is not accessible. */
  private putBack(): void {
    this.shown.clear()
    for (const card of this.onShow()) this.shown.add(card)
  }

  private onShow(): string[] {
    const cards: string[] = []
    for (const card of this.s.machine) if (card > 0) cards.push(this.cardNames[card - 1] ?? '')
    return cards
  }

  private law(id: string, holds: boolean): void {
    if (!holds) this.broken.push(id)
  }
}
