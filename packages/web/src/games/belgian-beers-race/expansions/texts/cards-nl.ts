import type { CardTexts } from './cards.ts'

const fans = (n: number) => (n === 1 ? '1 fan' : `${n} fans`)
const dice = (n: number) => (n === 1 ? '1 dobbelsteen' : `${n} dobbelstenen`)

export const nl: CardTexts = {
  prices: {
    inThem: 'In de prijzen',
    road: 'weg',
    usual: 'gewoon',
    slow: 'traag reizen',
    left: (n) => `nog ${n}`,
    beers: 'bieren',
  },
  event: {
    today: 'Gebeurtenis van de dag',
    tomorrow: (title) => `Morgen: ${title}`,
    // biome-ignore format: one card a line
    brief: {
      'EV-01': 'fiets −1 TE', 'EV-02': 'bus −1 TE', 'EV-03': 'liften: 1 dobbelsteen meer', 'EV-04': 'eerste keer proeven: geen tijd',
      'EV-05': 'aankoop: 1 bier meer', 'EV-06': 'kaas gekocht: 1 extra', 'EV-07': '2 TE vroeger op', 'EV-08': 'rode brouwerij: 2 OP',
      'EV-09': 'wie toost: 2 OP', 'EV-10': 'Bierviltje gevonden: 1 OP', 'EV-11': 'Brusselse brouwerij: 2 OP', 'EV-12': '1 kaas voor iedereen',
      'EV-13': 'fiets +1 TE', 'EV-14': 'late bus: 4 TE', 'EV-15': 'geen lift: 3 TE wachten', 'EV-16': 'aankoop: 1 bier minder',
      'EV-17': 'eerste keer proeven: +1 niveau', 'EV-18': 'geen kaas te koop', 'EV-19': 'Brussel in of uit +1 TE', 'EV-20': 'dicht als er 3 TE overblijven',
      'EV-21': '1 TE later op', 'EV-22': 'toosten duurt 1 TE', 'EV-23': '7 of meer bieren: 1 kwijt', 'EV-24': '3 kaarten binnen bereik',
    },
  },
  character: {
    strength: 'Sterkte',
    weakness: 'Zwakte',
    secret: 'Niemand ziet je keuze voor iedereen gekozen heeft.',
    chosen: 'Jouw keuze. Ze wordt getoond als iedereen gekozen heeft.',
    left: (n) => (n === 0 ? 'vandaag gebruikt' : `vandaag nog ${n} keer`),
    stands: (has, needs) => `${has} van ${needs}`,
    trips: (n) => (n === 1 ? '1 rit langs je kortere weg' : `${n} ritten langs je kortere weg`),
    // biome-ignore format: one card a line
    brief: {
      'CH-01': ['fiets −1 TE', 'bus +1 TE'],
      'CH-02': ['bus op tijd, de eerste −1 TE', 'fiets +1 TE'],
      'CH-03': ['liften: 1 dobbelsteen meer', 'geen lift: +1 TE; geen bier voor bestuurders'],
      'CH-04': ['een kaas: 2 niveaus lager', '1 bier minder waar geen kaas is'],
      'CH-05': ['proeven: 1 OP', 'nacht: maar 2 niveaus'],
      'CH-06': ['aankoop: 1 bier meer', 'fiets +1 TE'],
      'CH-07': ['toosten: 1 niveau extra', 'eerste van de dag: 1 niveau of 1 bier'],
      'CH-08': ['2 TE vroeger op', '5 TE fietsen per niveau'],
      'CH-09': ['rode brouwerij: 4 OP', 'eerste keer geel proeven +1 TE'],
      'CH-10': ['1 verplaatsing per dag −2 TE', 'eerste aankoop +1 TE'],
      'CH-11': ['geen lift: 1 bier', 'rugzak: 9 bieren'],
      'CH-12': ['Opdrachtkaarten +1 OP', '2 per beurt, geen verwijderd'],
      'CH-13': ['eerste verplaatsing −3 TE', 'geen aankoop met 6 TE over'],
      'CH-14': ['proeven in Brussel: geen tijd', 'Brussel in of uit +1 TE'],
      'CH-15': ['2 zwarte bieren per dag: geen niveau', 'rood bier: 2 niveaus'],
      'CH-16': ['een Bierviltje bij elk Bierflesje', 'bieren over: niets'],
      'CH-17': ['kamperen: 2 bieren per TE', '1 TE later op'],
      'CH-18': ['één keer per dag opnieuw gooien', 'late bus: 1 TE extra'],
    },
    coupled: '2 OP per Bierflesje met bonus',
  },
  band: {
    brings: (n, won) => `${dice(n)}, ongeveer ${fans(won)}`,
    fans,
    worth: (award, points) => (award > 0 ? `${award} + ${points} OP` : `${points} OP`),
    dice: (n) => (n === 1 ? 'steen' : 'stenen'),
    same: 'zelfde stijl',
    near: 'verwant',
    opposite: 'tegengesteld',
    diceFor: (band) => `dobbelstenen voor ${band}`,
    wheel: (style) => `Wiel van stijlen: die van jou is ${style}`,
    face: { failed: 'mislukt', tbbr: 'TBBR', late: 'te laat' },
    between: (least, most) => `${least} tot ${most} fans`,
    average: (n) => `ongeveer ${n}`,
    standing: 'Fans, als het nu gedaan was',
    would: (from, to) => `${from} → ${to}`,
    won: (band, n) => `${band}: ${fans(n)} erbij`,
    once: 'Proeven, concert of allebei: één keer per bezoek.',
    taste: 'een bier erbij geproefd',
    explained: (which) =>
      `Een concert duurt 2 TE waar bier getapt wordt. Hoe dichter de stijl van de brouwerij op het wiel, hoe meer dobbelstenen: ${which}. Elke dobbelsteen wint 2 tot 6 fans.`,
  },
}
