import type { CardTexts } from './cards.ts'

const tu = (n: number) => (n === 1 ? '1 TU' : `${n} TUs`)
const fans = (n: number) => (n === 1 ? '1 fan' : `${n} fans`)

export const en: CardTexts = {
  prices: {
    inThem: 'In the prices',
    road: 'road',
    usual: 'as a rule',
    slow: 'slow travel',
    left: (n) => `${n} left`,
    beers: 'beers',
    pixelBag: 'Pixel Bag',
  },
  held: {
    faceDown: (n) => (n === 1 ? '1 card, face down' : `${n} cards, face down`),
    packet: 'to choose from:',
    chosen: 'chosen',
    done: 'completed',
  },
  event: {
    today: 'Event of the day',
    tomorrow: (title) => `Tomorrow: ${title}`,
    // biome-ignore format: one card a line
    brief: {
      'EV-01': 'bicycle −1 TU', 'EV-02': 'bus −1 TU', 'EV-03': '1 extra die for lifts', 'EV-04': 'first tasting takes no time',
      'EV-05': '1 more beer a purchase', 'EV-06': '1 more cheese when bought', 'EV-07': 'you get up 2 TUs sooner', 'EV-08': 'a red brewery: 2 VPs',
      'EV-09': 'whoever toasts: 2 VPs', 'EV-10': 'a coaster found: 1 VP', 'EV-11': 'a Brussels brewery: 2 VPs', 'EV-12': '1 cheese for everybody',
      'EV-13': 'bicycle +1 TU', 'EV-14': 'a late bus: 4 TUs', 'EV-15': 'no lift: wait 3 TUs', 'EV-16': '1 beer fewer a purchase',
      'EV-17': 'first tasting: +1 level', 'EV-18': 'no cheese for sale', 'EV-19': 'in or out of Brussels +1 TU', 'EV-20': 'shut with 3 TUs or fewer left',
      'EV-21': 'you get up 1 TU later', 'EV-22': 'a toast takes 2 TUs', 'EV-23': '7 beers or more: lose 1', 'EV-24': '3 cards within reach',
    },
  },
  character: {
    strength: 'Strength',
    weakness: 'Weakness',
    secret: 'Nobody sees your choice before all have chosen.',
    chosen: 'Your choice. It is shown when all have chosen.',
    left: (n) =>
      n === 0 ? 'used today' : n === 1 ? 'once more today' : n === 2 ? 'twice more today' : `${n} times more today`,
    stands: (has, needs) => `${has} of ${needs}`,
    trips: (n) => (n === 1 ? '1 trip by your shortcut' : `${n} trips by your shortcut`),
    // biome-ignore format: one card a line
    brief: {
      'CH-01': ['bicycle −1 TU', 'bus +1 TU'],
      'CH-02': ['buses on time, first one −1 TU', 'bicycle +1 TU'],
      'CH-03': ['1 extra die for lifts', 'no lift: wait +1 TU; no beer to drivers'],
      'CH-04': ['a cheese: 2 levels down', '1 beer fewer where no cheese is sold'],
      'CH-05': ['a tasting: 1 VP', 'a night: only 2 levels down'],
      'CH-06': ['a purchase: 1 more beer', 'bicycle +1 TU'],
      'CH-07': ['a toast: 1 extra on the Cheers Track', 'first toast of a day: Breathalyzer +1'],
      'CH-08': ['you get up 2 TUs sooner', '5 TUs of cycling per level'],
      'CH-09': ['a red brewery: 4 VPs', 'first yellow tasting +1 TU'],
      'CH-10': ['one move a day −2 TUs', 'first purchase +1 TU'],
      'CH-11': ['no lift: 1 beer', 'only 9 beers in the backpack'],
      'CH-12': ['objective cards +1 VP', '2 of them a turn, none removed'],
      'CH-13': ['first move −3 TUs', 'no purchase with 6 TUs or fewer left'],
      'CH-14': ['tasting in Brussels: no time', 'in or out of Brussels +1 TU'],
      'CH-15': ['2 black beers a day: no level', 'a red beer: 2 levels'],
      'CH-16': ['a coaster with 1 bottle a day', 'beers left score nothing'],
      'CH-17': ['camping: 2 beers a TU', 'you get up 1 TU later'],
      'CH-18': ['roll again once a day', 'a late bus: +1 TU'],
    },
    coupled: '2 VPs for a bottle with a bonus',
  },
  band: {
    concert: 'Concert',
    withBeer: 'Concert and taste',
    brings: (n) => `≈ ${fans(n)}`,
    fans,
    worth: (award, points) => (award > 0 ? `${award} + ${points} VPs` : `${points} VPs`),
    dice: (n) => (n === 1 ? 'die' : 'dice'),
    same: 'same style',
    near: 'near',
    opposite: 'opposite',
    diceFor: (band) => `dice for ${band}`,
    wheel: (style) => `Wheel of styles: yours is ${style}`,
    face: { failed: 'no lift', tbbr: 'TBBR', late: 'late' },
    between: (least, most) => `${least} to ${most} fans`,
    average: (n) => `about ${n}`,
    standing: 'Fans, if it ended now',
    would: (from, to) => `${from} → ${to}`,
    won: (band, n) => `${band}: ${n === 1 ? '1 more fan' : `${n} more fans`}`,
    once: 'Taste, concert or both: one of them per stay.',
    taste: 'one beer tasted with it',
    explained: (dice) => `Where beer is tasted you may give a concert: ${tu(2)}. ${dice} Each die wins 2, 4 or 6 fans.`,
  },
}
