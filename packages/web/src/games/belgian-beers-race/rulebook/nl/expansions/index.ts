import { nlExpansions as texts } from '@estaminet/belgian-beers-race/texts/nl-expansions'
import { vp } from '@estaminet/belgian-beers-race/texts/nl-words'
import { bookOfExpansions } from '../../book-of-expansions.ts'
import { campaign, solo } from './alone.ts'
import { bands } from './bands.ts'
import { confrontation } from './confrontation.ts'
import { characters, events } from './people.ts'
import { pixelBag } from './pixel-bag.ts'
import { team } from './team.ts'
import { together } from './together.ts'

export const expansions = bookOfExpansions(
  {
    texts,
    vp,
    strength: 'Sterkte:',
    weakness: 'Zwakte:',
    majority: 'Meerderheid:',
    alone: 'Solo:',
    visits: 'Bezoeken:',
    shortRace: 'Korte race:',
    conditions: { prohibition: 'mislukt meteen', goal: 'aan het einde' },
  },
  (cards, styles) => [
    together,
    confrontation(cards),
    events(cards),
    characters(cards),
    bands(cards, styles),
    pixelBag(cards),
    team(cards),
    solo(cards),
    campaign(cards),
  ],
)
