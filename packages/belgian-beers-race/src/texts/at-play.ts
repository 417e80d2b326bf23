import { bandsPlay } from './bands-play.ts'
import { charactersPlay } from './characters-play.ts'
import { confrontationPlay } from './confrontation-play.ts'
import { effectsPlay } from './effects-play.ts'
import { eventsPlay } from './events-play.ts'
import type { Language } from './index.ts'
import { pixelBagPlay } from './pixel-bag-play.ts'
import { soloPlay } from './solo-play.ts'
import { teamPlay } from './team-play.ts'

const ALL = [teamPlay, eventsPlay, charactersPlay, bandsPlay, pixelBagPlay, soloPlay, effectsPlay, confrontationPlay]

type Who = (seat: number) => string

/** What the expansions say at play, all of them together: whoever looks something up knows its name, not whose it is. */
export interface AtPlay {
  readonly decisions: Readonly<Record<string, string>>
  readonly timeouts: Readonly<Record<string, string>>
  readonly moves: Readonly<Record<string, (move: object, who: Who) => string>>
  readonly score: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, (event: object, who: Who) => string>>
}

export function atPlay(language: Language): AtPlay {
  const own = ALL.map((texts) => texts[language] as unknown as AtPlay)
  const together = <Part extends keyof AtPlay>(part: Part): AtPlay[Part] =>
    Object.assign({}, ...own.map((texts) => texts[part]))
  return {
    decisions: together('decisions'),
    timeouts: together('timeouts'),
    moves: together('moves'),
    score: together('score'),
    events: together('events'),
  }
}
