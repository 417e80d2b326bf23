import type { CharacterId } from '@estaminet/belgian-beers-race'

type Tone = 'dark' | 'light' | 'skin' | 'none'
/** A shape: which tone fills it, `none` for a line. */
type Shape = readonly [Tone, string]

export const SKIN = '#f3d9b8'

/** Hats and hair: what lies behind the head, and what above it. */
export const HEADS = {
  cyclingCap: {
    behind: [],
    above: [
      ['dark', 'M15 17c0-7 4-10 9-10s9 3 9 10c-6-2-12-2-18 0z'],
      ['dark', 'M14 17c6-3 13-3 19-1l5 2c-3 1-6 .5-8-.5-5-1.5-11-1.5-16 .5z'],
      ['light', 'M23 7.200h2.500v8.500H23z'],
    ],
  },
  kepi: {
    behind: [['dark', 'M13 20c0 8 1 12 3 14l3-3V18zM35 20c0 8-1 12-3 14l-3-3V18z']],
    above: [
      ['dark', 'M14 9l20 0-1.5 8h-17z'],
      ['light', 'M15.2 14.200h17.600v1.600H15.200z'],
      ['dark', 'M15 17.500c6-1.5 12-1.5 18 0l1 2c-6-2-14-2-20 0z'],
    ],
  },
  wildHair: {
    behind: [['dark', 'M12 22c-3-10 3-17 12-17s15 7 12 17l-3 3V18H15v7z']],
    above: [['dark', 'M14 18c1-7 6-10 11-9 4 0 8 3 9 9-3-1-4-4-6-5-4 2-9 1-14 5z']],
  },
  bun: {
    behind: [
      ['dark', 'M24 1.500a5 5 0 0 1 0 10 5 5 0 0 1 0-10z'],
      ['dark', 'M14 22c-1-8 3-14 10-14s11 6 10 14z'],
    ],
    above: [['dark', 'M15 19c0-7 4-10.5 9-10.500s9 3.5 9 10.500c-3-2-5-5-6-7-2 3-7 6-12 7z']],
  },
  bald: { behind: [], above: [['dark', 'M14.5 16c-1 3-.5 6 .5 8l1.5-1v-7zM33.5 16c1 3 .5 6-.5 8l-1.5-1v-7z']] },
  headscarf: {
    behind: [['dark', 'M12 24c-2-11 4-17 12-17s14 6 12 17c-.5 5-2 8-4 10h-4l5-13H15l5 13h-4c-2-2-3.5-5-4-10z']],
    above: [
      ['dark', 'M15 18c0-6 4-9.5 9-9.500s9 3.5 9 9.500c-3-3-6-4-9-4s-6 1-9 4z'],
      ['light', 'M18 12.500h1.600v1.600H18zM23.2 10.500h1.600v1.600h-1.600zM28.4 12.500h1.600v1.600h-1.600z'],
    ],
  },
  partyHat: {
    behind: [['dark', 'M14 20c0-5 3-10 10-10s10 5 10 10z']],
    above: [
      ['dark', 'M17.5 13 25 .5l5.5 12c-4-1.5-9-1.5-13 .5z'],
      ['light', 'M20.5 9.300l7-1.5.8 1.8-9 1.900z'],
    ],
  },
  porterHat: {
    behind: [],
    above: [
      ['dark', 'M16 7h16v8H16z'],
      ['light', 'M16 11.500h16v1.800H16z'],
      ['dark', 'M14 15h20v2.500H14z'],
    ],
  },
  hood: {
    behind: [['dark', 'M9 36c0-18 5-31 15-31s15 13 15 31z']],
    above: [['dark', 'M14 24c-1-9 3-16 10-16s11 7 10 16c-1-6-4-11-10-11s-9 5-10 11z']],
  },
  wideHat: {
    behind: [],
    above: [
      ['dark', 'M17 13c0-5 3-8 7-8s7 3 7 8z'],
      ['dark', 'M8 15c5-3 27-3 32 0 1 2-6 3-16 3S7 17 8 15z'],
      ['light', 'M17 11.500h14v1.700H17z'],
    ],
  },
  mop: {
    behind: [['dark', 'M13 24c-2-10 3-17 11-17s13 7 11 17z']],
    above: [['dark', 'M14 21c-1-8 4-13 10-13s11 5 10 13c-1-3-3-5-4-7-1 2-2 3-3 3 0-1 0-2-1-3-3 4-9 3-12 7z']],
  },
  bob: {
    behind: [['dark', 'M12.5 27c-2-13 3-20 11.5-20s13.5 7 11.5 20c-2 1-4 1-5 0V17H17.500v10c-1 1-3 1-5 0z']],
    above: [['dark', 'M15 17c1-6 5-8.5 9-8.500s8 2.5 9 8.500c-6-2-12-2-18 0z']],
  },
  nightcap: {
    behind: [],
    above: [
      ['dark', 'M14.5 16c1-6 5-9.5 11-9.5 6 0 10 4 13 12 .5 2-2 2-3 .5-2-3-4-4-5-4z'],
      ['light', 'M14 15c6-2 13-2 20 0v3c-7-2-14-2-20 0z'],
      ['light', 'M36.5 17.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z'],
    ],
  },
  beret: {
    behind: [],
    above: [
      ['dark', 'M12 15c0-6 6-9 13-9s12 3 12 7c0 3-3 4-6 4-5-2-11-2-17 0-1 0-2-1-2-2z'],
      ['dark', 'M24.3 3h1.600v4h-1.600z'],
    ],
  },
  bowler: {
    behind: [],
    above: [
      ['dark', 'M16 15c0-6 3-9.5 8-9.500s8 3.5 8 9.500z'],
      ['dark', 'M12 14.500c7 2 17 2 24 0 1 2-5 4-12 4s-13-2-12-4z'],
      ['light', 'M16 12.300h16V14H16z'],
    ],
  },
  longHair: {
    behind: [['dark', 'M12 38c-2-10-2-31 12-31s14 21 12 31l-6-6V16H18v16z']],
    above: [['dark', 'M15.5 18c0-6 4-9.5 8.5-9.500s8.5 3.5 8.5 9.500c-4-1-7-3-8.5-6-1.5 3-4.5 5-8.5 6z']],
  },
  woolHat: {
    behind: [],
    above: [
      ['dark', 'M15 15c0-6 4-9 9-9s9 3 9 9z'],
      ['light', 'M14 14h20v4H14z'],
      ['dark', 'M24 1.500a3 3 0 0 1 0 6 3 3 0 0 1 0-6z'],
    ],
  },
  turban: {
    behind: [['dark', 'M13 24c0 5 1 8 2 10l4-2V18zM35 24c0 5-1 8-2 10l-4-2V18z']],
    above: [
      ['dark', 'M13.5 17C13 10 18 5.5 24 5.500S35 10 34.5 17c-3-4-7-5-10.5-5s-7.5 1-10.5 5z'],
      ['light', 'M24 7.500l3 4-3 4-3-4z'],
    ],
  },
} as const satisfies Readonly<Record<string, { readonly behind: readonly Shape[]; readonly above: readonly Shape[] }>>

const eyes: Shape = [
  'dark',
  'M20 19.200a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400zM28 19.200a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400z',
]

export const FACES = {
  eyes: [eyes],
  smile: [['none', 'M20.5 26c2 2 5 2 7 0']],
  grin: [['dark', 'M19.5 25h9c-.5 4-8.5 4-9 0z']],
  moustache: [['dark', 'M24 24c2-1.5 5-1 6.5 1.5-2.5 1-5 .5-6.5-.5-1.5 1-4 1.5-6.5.5C19 23 22 22.5 24 24z']],
  beard: [
    [
      'dark',
      'M15.8 22c1 2 2 2.5 3.5 2.5 3-1.5 6.4-1.5 9.4 0 1.5 0 2.5-.5 3.5-2.5 0 7-3.7 11.5-8.2 11.500S15.8 29 15.8 22z',
    ],
    ['skin', 'M21.5 26.500h5c-.5 1.5-4.5 1.5-5 0z'],
  ],
  goatee: [['dark', 'M22 28c1.3-.6 2.7-.6 4 0l-2 5z']],
  glasses: [
    [
      'none',
      'M16.5 20.500a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0zM24.9 20.500a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0zM23.1 20.200h1.8',
    ],
  ],
  monocle: [['none', 'M25 20.500a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0zM31 22.500l1.5 6']],
  shades: [
    ['dark', 'M16 18.500h7.200v2.500c0 3-6.2 3-7.2 0zM24.8 18.500H32v2.500c-1 3-7.2 3-7.2 0zM22 18.500h4v1.300h-4z'],
  ],
  nose: [['none', 'M24.5 20c0 2.5 3 4 1.5 5.3-1 .8-2.5.5-3 .2']],
  pipe: [
    ['none', 'M24 27h7'],
    ['dark', 'M30 25.500h4.500v4.500c0 1.5-4.5 1.5-4.5 0z'],
  ],
  sleepy: [['none', 'M18.3 20.500c1 1 2.5 1 3.5 0M26.2 20.500c1 1 2.5 1 3.5 0']],
} as const satisfies Readonly<Record<string, readonly Shape[]>>

/** What they wear below the chin. */
export const COATS = {
  strap: [['light', 'M10 38l4-3 22 14h-7z']],
  tie: [
    ['light', 'M18 34l6 5 6-5 2 1-5 7h-6l-5-7z'],
    ['dark', 'M23 39h2l1.5 9h-5z'],
  ],
  scarf: [
    ['light', 'M15 33c5 4 13 4 18 0l1.5 4c-6 4-15 4-21 0z'],
    ['light', 'M28 37h5l1 11h-5z'],
  ],
  apron: [['light', 'M17 37h14v12H17zM17 34l2-1 1 4h-3zM31 34l-2-1-1 4h3z']],
  buttons: [['light', 'M23 37.500h2V40h-2zM23 42h2v2.500h-2zM18 34l6 4 6-4 1 1.5-7 5-7-5z']],
  bow: [['light', 'M24 37l6-3v6zM24 37l-6-3v6z']],
  robe: [['light', 'M19 33l5 7 5-7 1.5 1-6.5 15-6.5-15z']],
  stripes: [['light', 'M8 41h32v2H8zM6 46h36v2H6z']],
} as const satisfies Readonly<Record<string, readonly Shape[]>>

interface Bust {
  readonly dark: string
  readonly light: string
  readonly head: keyof typeof HEADS
  readonly face: readonly (keyof typeof FACES)[]
  readonly coat: keyof typeof COATS
}

const PETROL = ['#0f4a52', '#cfe0da'] as const
const CHESTNUT = ['#6a3413', '#f0d9b5'] as const
const WINE = ['#7a1f2b', '#f3d3c8'] as const
const MOSS = ['#3f5a1e', '#dde3bd'] as const
const PLUM = ['#4f2a5e', '#e3d5ea'] as const
const NIGHT = ['#26324a', '#d3dae6'] as const

const bust = (
  [dark, light]: readonly [string, string],
  head: Bust['head'],
  coat: Bust['coat'],
  ...face: Bust['face']
): Bust => ({ dark, light, head, face, coat })

// biome-ignore format: one character a line
export const BUSTS: Readonly<Record<CharacterId, Bust>> = {
  'CH-01': bust(MOSS, 'cyclingCap', 'strap', 'eyes', 'grin'),
  'CH-02': bust(PETROL, 'kepi', 'tie', 'eyes', 'smile'),
  'CH-03': bust(PLUM, 'wildHair', 'scarf', 'eyes', 'goatee'),
  'CH-04': bust(CHESTNUT, 'headscarf', 'apron', 'eyes', 'smile'),
  'CH-05': bust(WINE, 'bald', 'bow', 'eyes', 'nose', 'smile'),
  'CH-06': bust(PETROL, 'wideHat', 'buttons', 'eyes', 'smile'),
  'CH-07': bust(WINE, 'partyHat', 'stripes', 'eyes', 'grin'),
  'CH-08': bust(NIGHT, 'porterHat', 'buttons', 'sleepy', 'moustache'),
  'CH-09': bust(MOSS, 'hood', 'robe', 'eyes', 'smile'),
  'CH-10': bust(CHESTNUT, 'beret', 'strap', 'glasses', 'moustache'),
  'CH-11': bust(NIGHT, 'mop', 'stripes', 'eyes', 'smile'),
  'CH-12': bust(PLUM, 'bun', 'tie', 'glasses', 'smile'),
  'CH-13': bust(PETROL, 'nightcap', 'scarf', 'eyes', 'grin'),
  'CH-14': bust(NIGHT, 'bowler', 'bow', 'monocle', 'eyes', 'smile'),
  'CH-15': bust(CHESTNUT, 'bald', 'apron', 'eyes', 'beard'),
  'CH-16': bust(WINE, 'bob', 'scarf', 'glasses', 'smile'),
  'CH-17': bust(MOSS, 'woolHat', 'buttons', 'eyes', 'beard'),
  'CH-18': bust(PLUM, 'turban', 'robe', 'eyes', 'smile'),
}
