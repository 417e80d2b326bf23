import type { Primer, PrimerSign } from '../../../rules/primer/primers.ts'

const icon = (name: string): PrimerSign => ({ icon: name })
const text = (written: string): PrimerSign => ({ text: written })

/** Three pictures for each expansion, the same in every language. */
const pictures = {
  confrontation: [
    [icon('cards'), icon('lock')],
    [icon('bicycle'), text('+'), icon('cobbles')],
    [icon('glass-yellow'), icon('swap'), icon('glass-red')],
  ],
  events: [
    [icon('event'), icon('event'), icon('event')],
    [icon('rain'), icon('bicycle'), text('+1')],
    [icon('moon'), icon('arrow'), icon('sun')],
  ],
  characters: [
    [icon('character'), icon('character'), icon('check')],
    [icon('boost'), icon('hinder')],
    [icon('trophy'), text('5'), icon('pin')],
  ],
  bands: [
    [icon('taste'), text('+'), icon('note')],
    [icon('dice'), icon('dice'), icon('dice')],
    [icon('fans'), icon('arrow'), icon('trophy')],
  ],
  'pixel-bag': [
    [icon('pixel'), icon('lock')],
    [text('4'), icon('glass-yellow'), icon('arrow'), icon('backpack')],
    [icon('glass-brown'), icon('arrow'), icon('joker')],
  ],
  team: [
    [icon('p-blue'), icon('team'), icon('p-pink')],
    [icon('cards'), icon('check')],
    [text('A'), icon('swap'), text('B')],
  ],
  solo: [
    [icon('hat'), icon('arrow'), icon('bottle')],
    [icon('toast'), text('5')],
    [icon('trophy'), text('250')],
  ],
  campaign: [
    [icon('campaign'), text('15')],
    [icon('campaign'), icon('check')],
    [icon('star'), text('250')],
  ],
} as const

export type PrimerName = keyof typeof pictures

/** A title and a sentence below each picture. */
export interface PrimerWords {
  readonly title: string
  readonly says: readonly [string, string, string]
}

export const primersWith = (words: Readonly<Record<PrimerName, PrimerWords>>): Readonly<Record<string, Primer>> =>
  Object.fromEntries(
    Object.entries(words).map(([name, { title, says }]) => [
      name,
      { title, steps: says.map((sentence, at) => ({ picture: pictures[name as PrimerName][at], says: sentence })) },
    ]),
  )
