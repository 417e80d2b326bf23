import { nlBoxes as expansions } from '@estaminet/belgian-beers-race/texts/nl-boxes'
import type { BoxWords } from '../../../games.ts'

export const boxNl: BoxWords = {
  promise: 'Haast je van brouwerij naar brouwerij, proef, toost, en wees voor de nacht terug op de Grote Markt.',
  gist: 'een race langs veertig brouwerijen',
  part: 'dag',
  expansions,
  alone: {
    icon: 'hat',
    name: 'de Zytholoog',
    line: 'de tafel speelt hem, volgens regels die je kunt nalezen',
    more: { href: '/campaign', text: 'Vijftien voorwaarden: de campagne' },
  },
  levels: {
    'very-easy': 'kent de regels en vermijdt flaters; “Makkelijk” klopt hem bijna altijd',
    easy: 'denkt één stap vooruit; klopt “Heel makkelijk” bijna altijd',
    medium: 'denkt zijn hele actie door, dobbelstenen en al; klopt “Makkelijk” vier keer op vijf',
    hard: 'speelt de volgende uren in gedachten vooruit; klopt “Gemiddeld” meestal',
    expert: 'speelt de volgende uren veel vaker in gedachten vooruit dan “Moeilijk”, en weegt zo elk antwoord',
  },
  personalities: {
    taster: { name: 'Proever', line: 'houdt halt waar er een bier getapt wordt' },
    collector: { name: 'Verzamelaar', line: 'rijdt om voor nog een flesje of een viltje' },
    cyclist: { name: 'Fietser', line: 'neemt de fiets waar anderen op een auto wachten' },
    socialite: { name: 'Gezelligerd', line: 'laat geen kans op een toost liggen' },
    sprinter: { name: 'Sprinter', line: 'spoedt zich naar de volgende brouwerij, het glas amper leeg' },
  },
}
