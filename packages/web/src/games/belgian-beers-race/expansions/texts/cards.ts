import type { CharacterId, EventId } from '@estaminet/belgian-beers-race'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { thin } from '../../../../texts/thin.ts'
import { en } from './cards-en.ts'
import { fr } from './cards-fr.ts'
import { nl } from './cards-nl.ts'

/** What the cards of events, characters and bands say at the table, beside what is written on them. */
export interface CardTexts {
  /** What a price is made of. */
  readonly prices: {
    readonly inThem: string
    readonly road: string
    /** What a deed takes where no card changes it. */
    readonly usual: string
    readonly slow: string
    readonly left: (n: number) => string
    readonly beers: string
    readonly pixelBag: string
  }
  /** What is kept from the others, where a match is seen again. */
  readonly held: {
    readonly faceDown: (n: number) => string
    /** Before cards of which some will be kept. */
    readonly packet: string
    readonly chosen: string
    readonly done: string
  }
  readonly event: {
    readonly today: string
    readonly tomorrow: (title: string) => string
    /** What it does, in a few words. */
    readonly brief: Readonly<Record<EventId, string>>
  }
  readonly character: {
    readonly strength: string
    readonly weakness: string
    readonly secret: string
    readonly chosen: string
    readonly left: (n: number) => string
    readonly stands: (has: number, needs: number) => string
    readonly trips: (n: number) => string
    /** Strength and weakness in a few words. */
    readonly brief: Readonly<Record<CharacterId, readonly [string, string]>>
    /** The strength of the one who hunts labels, where there are few coasters. */
    readonly coupled: string
  }
  readonly band: {
    /** In a few words, for the list. */
    readonly concert: string
    readonly withBeer: string
    /** The fans it brings on average. */
    readonly brings: (fans: number) => string
    readonly fans: (n: number) => string
    readonly worth: (award: number, points: number) => string
    readonly dice: (n: number) => string
    readonly same: string
    readonly near: string
    readonly opposite: string
    readonly diceFor: (band: string) => string
    readonly wheel: (style: string) => string
    readonly face: { readonly failed: string; readonly tbbr: string; readonly late: string }
    readonly between: (least: number, most: number) => string
    readonly average: (n: number) => string
    readonly standing: string
    readonly would: (from: number, to: number) => string
    readonly won: (band: string, n: number) => string
    readonly once: string
    readonly taste: string
    readonly explained: (dice: string) => string
  }
}

const TEXTS: Readonly<Record<Language, CardTexts>> = { en, fr: thin(fr), nl }

export const cardWords = (language: Language): CardTexts => TEXTS[language]
