import type { BoxWords } from '../../../games.ts'

export const boxNl: BoxWords = {
  promise: 'Verzorg de abdijtuin tussen zon en schaduw, en brouw het best uitgebalanceerde bier.',
  gist: 'een tuin tussen zon en schaduw',
  levels: {
    'very-easy': 'kent de regels en vermijdt flaters; “Makkelijk” klopt hem bijna altijd',
    easy: 'denkt één stap vooruit; klopt “Heel makkelijk” bijna altijd',
    medium: 'denkt zijn hele beurt door; klopt “Makkelijk” negen keer op tien',
    hard: 'speelt de ronde vooruit; klopt “Gemiddeld” negen keer op tien',
    expert: 'denkt de ronde voor iedereen door; klopt “Moeilijk” vier keer op vijf',
  },
  personalities: {
    usurer: { name: 'Vrek', line: 'zit op zijn dukaten en geeft er niet graag een uit' },
    abbot: { name: 'Abt', line: 'vult de tuin met monniken' },
    cooper: { name: 'Kuiper', line: 'speelt voor elk vat binnen bereik' },
  },
  part: 'ronde',
}
