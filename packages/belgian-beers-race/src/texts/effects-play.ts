import type { Colour } from '../content/condition.ts'
import * as en from './en-words.ts'
import * as fr from './fr-words.ts'
import * as nl from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

type Chosen<What extends string> = { readonly kind: `effects/${What}`; readonly colour: Colour }
type Done<What extends string> = {
  readonly type: `effects/${What}`
  readonly seat: number
  readonly colour: Colour
  readonly cubes: number
}

/** Questions that cards of several expansions ask. */
type EffectsTexts = PlayTexts<{
  readonly decisions: 'effects/drop' | 'effects/pick' | 'effects/cheese'
  readonly moves: Chosen<'drop'> | Chosen<'pick'>
  readonly score: never
  readonly events: Done<'dropped'> | Done<'picked'>
}>

const enEffects: EffectsTexts = {
  decisions: {
    'effects/drop': 'Which beer do you lose?',
    'effects/pick': 'Which beer do you take?',
    'effects/cheese': 'Another level is coming. Eat cheese first?',
  },
  timeouts: {
    'effects/drop': 'A beer of the colour you carry most of is lost.',
    'effects/pick': 'You take a beer of the colour you carry least of.',
    'effects/cheese': 'Just enough cheese is eaten to keep you awake.',
  },
  moves: {
    'effects/drop': ({ colour }) => `Lose a ${en.beers[colour]}`,
    'effects/pick': ({ colour }) => `Take a ${en.beers[colour]}`,
  },
  score: {},
  events: {
    'effects/dropped': ({ seat, colour, cubes }, who) => `${who(seat)} loses ${en.beersOf(colour, cubes)}.`,
    'effects/picked': ({ seat, colour, cubes }, who) => `${who(seat)} takes ${en.beersOf(colour, cubes)}.`,
  },
}

const frEffects: EffectsTexts = {
  decisions: {
    'effects/drop': 'Quelle bière perdez-vous ?',
    'effects/pick': 'Quelle bière prenez-vous ?',
    'effects/cheese': 'Un niveau de plus s’annonce. Manger du fromage d’abord ?',
  },
  timeouts: {
    'effects/drop': 'Vous perdez une bière de la couleur la plus nombreuse de votre sac.',
    'effects/pick': 'Vous prenez une bière de la couleur dont vous avez le moins.',
    'effects/cheese': 'Vous mangez juste assez de fromage pour rester éveillé.',
  },
  moves: {
    'effects/drop': ({ colour }) => `Perdre ${fr.beers[colour]}`,
    'effects/pick': ({ colour }) => `Prendre ${fr.beers[colour]}`,
  },
  score: {},
  events: {
    'effects/dropped': ({ seat, colour, cubes }, who) => `${who(seat)} perd ${fr.beersOf(colour, cubes)}.`,
    'effects/picked': ({ seat, colour, cubes }, who) => `${who(seat)} prend ${fr.beersOf(colour, cubes)}.`,
  },
}

const nlEffects: EffectsTexts = {
  decisions: {
    'effects/drop': 'Welk bier verlies je?',
    'effects/pick': 'Welk bier neem je?',
    'effects/cheese': 'Er komt nog een niveau bij. Eerst kaas eten?',
  },
  timeouts: {
    'effects/drop': 'Een bier van de kleur waarvan je er het meest hebt, gaat verloren.',
    'effects/pick': 'Je neemt een bier van de kleur waarvan je er het minst hebt.',
    'effects/cheese': 'Er wordt net genoeg kaas gegeten om wakker te blijven.',
  },
  moves: {
    'effects/drop': ({ colour }) => `Een ${nl.beers[colour]} verliezen`,
    'effects/pick': ({ colour }) => `Een ${nl.beers[colour]} nemen`,
  },
  score: {},
  events: {
    'effects/dropped': ({ seat, colour, cubes }, who) => `${who(seat)} verliest ${nl.beersOf(colour, cubes)}.`,
    'effects/picked': ({ seat, colour, cubes }, who) => `${who(seat)} neemt ${nl.beersOf(colour, cubes)}.`,
  },
}

export const effectsPlay = { en: enEffects, fr: frEffects, nl: nlEffects }
