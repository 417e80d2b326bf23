import type { ReplayWords } from './en.ts'

/** Een partij herbekijken en haar worpen nakijken, in het Nederlands. */
export const nl: ReplayWords = {
  title: 'Herbekijken',
  close: 'Sluiten',

  open: {
    title: 'Een partij herbekijken',
    help: 'Plak het verloop van een partij, of een link ernaar. Alles wordt hier gelezen, in je browser, en nergens heen gestuurd.',
    field: 'Verloop of link',
    file: 'Kies een bestand',
    go: 'Openen',
  },

  refused: {
    title: 'Deze partij kan niet getoond worden',
    notOver: 'Ze is nog niet voorbij. Wat verborgen is, blijft dat tot het einde.',
    unknown: 'Dit huis kent die partij niet, of ze staat op een ander toestel.',
    offline: 'Het huis antwoordt niet. Partijen van dit toestel en links hebben geen huis nodig.',
    dice: 'Een van haar worpen volgt niet uit wat het verloop over zichzelf zegt.',
    other: 'Het verloop of de link is beschadigd, of volgt de regels niet.',
    toDice: 'Bekijk welke',
    again: 'Open een andere',
  },

  beginning: 'Het begin',
  beginningHelp: 'Het toeval heeft de tafel gedekt; nog niemand heeft iets gekozen.',
  end: 'Het einde',
  moveOf: (at, of) => `zet ${at} van ${of}`,
  quiet: 'Op tafel verandert er niets.',
  points: (points) => (points === 1 ? '1 punt' : `${points} punten`),

  seenBy: 'Gezien door',
  all: 'Alles open',
  onlooker: 'Publiek',
  hidden: {
    all: 'Alle handen liggen open.',
    seat: 'Andere handen blijven verborgen.',
    onlooker: 'Alle handen blijven verborgen.',
  },

  rail: 'Waar in de partij',
  to: { first: 'Naar het begin', back: 'Terug', forward: 'Vooruit', last: 'Naar het einde' },
  play: 'Afspelen',
  pause: 'Pauze',
  speed: 'Snelheid',
  times: (speed) => `${speed}×`,
  stepBy: 'Stap per',
  units: { move: 'zet', turn: 'beurt' },
  stopAt: 'Stop bij',
  everything: 'alles',
  movesOf: (name) => `zetten van ${name}`,
  logHelp: 'Druk op een regel om erheen te gaan.',

  strong: {
    title: 'Sterke momenten',
    waiting: 'Wordt gezocht, op dit toestel…',
    none: 'Geen enkele trekking of keuze deed deze partij op haar eentje kantelen.',
    goOn: 'Bekijk de rest',
    stop: 'sterke momenten',
    percent: (number) => `${number}\u00a0%`,
    points: (points, signed) => (Math.abs(points) === 1 ? `${signed} punt` : `${signed} punten`),
    luckAlone: (amount) => `Toeval: ${amount} in het vooruitzicht.`,
    choiceAlone: (amount) => `Een keuze: ${amount} in het vooruitzicht.`,
    luck: (name, percent) => `Toeval: ${percent} winkans voor ${name}.`,
    choice: (name, percent) => `Een keuze: ${percent} winkans voor ${name}.`,
    better: (title) => `Een bot had gekozen: ${title}`,
    dealt: (count) => `${count} trekkingen ineens`,
    byChance: 'Het toeval',
    byChoice: 'Een keuze',
  },
  curves: { points: 'punten', chances: 'winkansen' },

  share: 'Deel dit moment',
  shared: 'De link is gekopieerd. Hij bevat de hele partij en opent op dit moment, zonder iets aan een huis te vragen.',

  playOn: 'Wat als?',
  branch: {
    title: 'Speel van hier verder',
    text: 'Jij neemt een plaats, robots nemen de andere, en de partij gaat vanaf dit moment verder op dit toestel. Het toeval werpt opnieuw: wat toen kwam, komt niet per se terug. De partij waar je naar kijkt, blijft zoals ze was.',
    seat: 'Jij speelt',
    level: 'De robots',
    go: 'Ga zitten',
    no: 'Blijf kijken',
    over: 'Hier is ze voorbij: ga eerst wat terug.',
  },

  keys: [
    ['Spatie', 'afspelen of pauze'],
    ['← →', 'stap'],
    ['Shift ← →', 'beurt'],
    ['PgUp PgDn', 'dag of ronde'],
    ['↑ ↓', 'waar te stoppen'],
    ['0 1 2 …', 'alles open, of gezien door een plaats'],
    ['Home End', 'begin, einde'],
    [', .', 'worp per worp'],
    ['?', 'deze toetsen'],
  ],

  dice: {
    title: 'De worpen van deze partij',
    check: 'Kijk de worpen na',
    open: {
      title: 'Kijk de worpen van een partij na',
      help: 'Plak het verloop van een afgelopen partij. Elke worp en elke trekking wordt hier opnieuw berekend, in je browser.',
    },
    none: 'Een link bevat de zetten van een partij, niet het geheim van haar worpen: er is niets om ze uit te berekenen. Het verloop van de partij heeft het wel.',
    sealed:
      'Dit is de partij van de dag: haar geheim wordt verteld als de dag om is, want anderen spelen nog met dezelfde dobbelstenen. Kom morgen terug.',
    branched: 'Deze partij ging verder op een andere, met eigen toeval: er is geen geheim waaruit alles volgt.',
    asking: 'Elke worp wordt opnieuw berekend…',
    right: (count) => `Alle ${count} worpen en trekkingen zijn zoals ze moeten zijn.`,
    wrong: (count) =>
      count === 1
        ? 'Eén worp of trekking is niet wat ze moet zijn.'
        : `${count} worpen of trekkingen zijn niet wat ze moeten zijn.`,
    broken: 'Het verloop klopt niet met zichzelf.',
    promises: {
      title: 'Wat vaststond voor de eerste worp',
      secret: 'Geheim van het huis',
      commitment: 'Zijn belofte, SHA-256 van het geheim, getoond voor iemand ging zitten',
      match: 'Naam van de partij',
      part: (name) => `Aandeel van ${name}`,
      noPart: 'nam niet deel',
      kept: 'beloofd, nooit geopend',
      fits: 'klopt',
      differs: 'klopt niet',
    },
    memory: {
      title: 'Wat deze browser vooraf had genoteerd',
      checked:
        'De beloften die je browser voor de eerste worp zag, zijn die van het verloop. Niemand kon de worpen kiezen.',
      partly:
        'Het zijn die van het verloop, maar iemand opende zijn aandeel nooit: die kon kiezen tussen twee uitkomsten.',
      differs: 'Het zijn niet die van het verloop. Iemand heeft ze achteraf veranderd.',
      none: 'Je browser nam niet deel aan deze partij, of is ze vergeten: hij kan zeggen dat het verloop klopt, niet dat het vanaf het begin zo was.',
      device:
        'Deze partij werd alleen op dit toestel gespeeld, dat huis en speler tegelijk was. De worpen volgen uit zijn geheim; dat het niet gekozen werd, kan alleen jij zeggen.',
    },
    list: 'Elke worp en elke trekking',
    listHelp:
      'In het klein, voor wie het wil nakijken: de hoeveelste van de open of verborgen trekkingen het was, de 32 bits die haar HMAC geeft, de rest bij deling door het aantal uitkomsten, en waar die rest voor staat in de notatie van het verloop.',
    setup: 'Voor de eerste beurt',
    differing: 'Niet wat het moet zijn',
    draws: (count) => (count === 1 ? '1 trekking' : `${count} trekkingen`),
    of: (at, of) => `${at} van ${of}`,
    must: (line) => `Berekend: ${line}`,
    was: (line) => `In het verloop: ${line}`,
    streams: { open: 'open', hidden: 'verborgen' },
    undone: 'teruggenomen',
    how: {
      title: 'Hoe een worp berekend wordt',
      lines: [
        'Het huis trekt een geheim en toont er de SHA-256 van voor iemand gaat zitten. Elke plaats trekt een eigen getal en toont daar de SHA-256 van.',
        'Pas als dat alles op tafel ligt, worden de getallen geopend. Vanaf dan kan niemand nog iets veranderen.',
        'De n-de worp is HMAC-SHA-256 van de naam van de partij, alle geopende getallen en n, met het geheim als sleutel. De eerste 32 bits, gedeeld door het aantal mogelijke uitkomsten, laten een rest: dat is de worp. (Bits die sommige uitkomsten zouden bevoordelen, worden overgeslagen.)',
        'Ook teruggenomen worpen tellen: teruggaan geeft nooit een tweede kans.',
      ],
    },
    proves: {
      title: 'Wat dit bewijst',
      lines: [
        'Geen worp van dit verloop werd na de eerste veranderd, ook verborgen trekkingen niet.',
        'Voor wie deelnam: niemand kon de worpen kiezen, ook wie het huis houdt niet.',
      ],
    },
    not: {
      title: 'Wat het niet bewijst',
      lines: [
        'Dat niemand spiekte: als alles open is, kan wie het huis houdt de komende worpen berekenen.',
        'Dat iedereen zijn aandeel opende: wie het achterhield, staat hieronder.',
        'Dat de partij gespeeld is: aan wie er niet bij was, toont het verloop alleen dat het met zichzelf klopt.',
      ],
    },
    provesOnDevice: {
      title: 'Wat dit bewijst',
      lines: ['Geen worp van dit verloop werd na de eerste veranderd, ook verborgen trekkingen niet.'],
    },
    notOnDevice: {
      title: 'Wat het niet bewijst',
      lines: [
        'Dat niemand de worpen koos: het toestel waarop gespeeld werd, trok zelf het geheim en alle getallen.',
        'Dat niemand spiekte: wie dat toestel in handen had, kon de komende worpen berekenen.',
        'Dat de partij gespeeld is: aan wie er niet bij was, toont het verloop alleen dat het met zichzelf klopt.',
      ],
    },
    fails: {
      title: 'Wat dit betekent',
      lines: [
        'Iets in dit verloop werd na de partij veranderd, of de worpen komen niet van het geheim dat beloofd was.',
        'Welk van de twee, en door wie, is er niet aan te zien. Leg er het verloop van dezelfde partij naast dat iemand anders bewaard heeft: waar ze verschillen, werd iets veranderd.',
      ],
    },
    at: 'Bekijk dit moment',
  },
}
