import { counter, oneOf } from '@estaminet/kernel/wording'
import type { Style } from '../content/bands.ts'
import { COLOURS } from '../content/places.ts'
import { SETS, type SetName } from '../content/sets.ts'
import type { ExpansionTexts } from './expansions.ts'
import { characters, confrontation, events } from './nl-expansion-cards.ts'
import { all, beersOf, breweries, dice, vp } from './nl-words.ts'

const count = counter('nl')
const kind = (which: string) => (n: number) => count(n, `${which} brouwerij`, `${which} brouwerijen`)
const named = (which: string) => (n: number) => count(n, `${which}brouwerij`, `${which}brouwerijen`)
const lying = (where: string) => (n: number) => `${breweries(n)} ${where}`
const quarter = (where: string, name: SetName) => (n: number) => `${breweries(n)} ${where} (${SETS[name].join(', ')})`
const either = oneOf('nl')

const styles = {
  punk: 'Punk',
  electro: 'Electro',
  metal: 'Metal',
  chanson: 'Chanson',
  fanfare: 'Fanfare',
  folk: 'Folk',
}
const played = (style: Style) => styles[style].toLowerCase()

export const nlExpansions: ExpansionTexts = {
  expansions: {
    confrontation: {
      name: 'Confrontatie',
      line: 'Een hand vol kaarten om jezelf te helpen en anderen te hinderen; in plaats van te toosten wordt er geruild.',
    },
    events: { name: 'Gebeurtenissen', line: 'Elke dag verandert één kaart de race voor iedereen.' },
    characters: { name: 'Personages', line: 'Ieder heeft een sterkte, een zwakte en brouwerijen om te bezoeken.' },
    bands: { name: 'Bands op tournee', line: 'Geef concerten waar bier geproefd wordt en win fans voor je stijl.' },
    'pixel-bag': { name: 'Pixelrugzak', line: 'Maak tekeningen met de bieren in je rugzak.' },
    team: { name: 'Ploegen', line: 'Twee tegen twee: de zwakste van elk paar bepaalt de score.' },
    solo: { name: 'Solo', line: 'Alleen op pad met de Zytholoog, die alles al geproefd heeft.' },
    campaign: { name: 'Biervertegenwoordiger', line: 'Solopartijen, elk met een eigen voorwaarde om te winnen.' },
  },
  refusals: {
    'solo-confrontation':
      'Solo en Confrontatie sluiten elkaar uit: wie alleen speelt, heeft niemand om een kaart tegen te spelen.',
    'team-seats': 'Ploegen speel je met precies 4 spelers.',
    'solo-seats': 'Solo speel je met precies 1 speler.',
    players: 'De race vraagt minstens 2 spelers, of Solo.',
    'solo-short': 'Solo duurt altijd de volledige race.',
    'campaign-alone': 'Een voorwaarde van de Biervertegenwoordiger speel je met Solo.',
  },

  confrontation,
  events,
  characters,
  majority: (what, points) => `${vp(points)} als je meer ${what} hebt dan elke andere speler.`,
  par: (what, par, points, beating) =>
    `${vp(points)} voor minstens ${par} ${what}${beating ? ', en meer dan de Zytholoog' : ''}.`,
  sets: {
    BORDER16: lying('aan de grens'),
    BORDER_NORTH: quarter('aan de noordgrens', 'BORDER_NORTH'),
    BORDER_EAST: quarter('aan de oostgrens', 'BORDER_EAST'),
    BORDER_SOUTH: quarter('aan de zuidgrens', 'BORDER_SOUTH'),
    BORDER_WEST: quarter('aan de westgrens', 'BORDER_WEST'),
    BRUSSELS: kind('Brusselse'),
    YELLOW: kind('gele'),
    BROWN: kind('bruine'),
    RED: kind('rode'),
    BLACK: kind('zwarte'),
    BUY: (n) => count(n, 'brouwerij die bier verkoopt', 'brouwerijen die bier verkopen'),
    TASTE: lying('waar je kunt proeven'),
    CHEESE: (n) => count(n, 'brouwerij die kaas verkoopt', 'brouwerijen die kaas verkopen'),
    PLAYER3: named('Speler'),
    AUTHOR3: named('Auteurs'),
    CARDINAL4: named('Windstreek'),
    TRAPPIST5: named('trappisten'),
    BONUS12: lying('met een bonus'),
  },
  eachColour: (n) => `${breweries(n)} van elke kleur`,
  breweries: (ids, n) =>
    n === ids.length ? `brouwerijen ${all(ids.map(String))}` : `brouwerij ${either(ids.map(String))}`,
  visits: (wishes, points) => `${vp(points)} voor een bezoek aan ${all(wishes)}.`,

  styles,
  // biome-ignore format: one band a line
  bands: {
    'BD-01': 'Drie akkoorden, en de kraan blijft open.',
    'BD-02': 'Elk nummer eindigt met een kroonkurk die wegvliegt.',
    'BD-03': 'Je voelt de bas voor je de toog ziet.',
    'BD-04': 'Rechtstreeks op de zekeringkast van de brouwerij.',
    'BD-05': 'Zuur, luid en gerijpt op hout.',
    'BD-06': 'Speelt uitsluitend onder de grond.',
    'BD-07': 'Ze zingt over schuim, en over wie vertrekt voor het zakt.',
    'BD-08': 'Vier stemmen, vier glazen, één lange zucht.',
    'BD-09': 'Al een eeuw op mars, meestal door de plassen.',
    'BD-10': 'Twee keer per week gepoetst, één keer per jaar gestemd.',
    'BD-11': 'Een viool, een dijk, en niets dat de wind tegenhoudt.',
    'BD-12': 'Liedjes voor moede armen en groene vingers.',
  },
  concert: (style, opposite, { home, opposite: fewest, elsewhere }) =>
    `${dice(home)} waar ${played(style)} thuis is, ${fewest} waar ${played(opposite)} thuis is, ${elsewhere} elders.`,

  // biome-ignore format: three drawings a line
  drawings: {
    'PX-01': 'Eenzame kaars', 'PX-02': 'Sigarenpeuk', 'PX-03': 'Verkeerslicht',
    'PX-04': 'Deurmat', 'PX-05': 'Deksel van het vat', 'PX-06': 'Dambord',
    'PX-07': 'Trapje', 'PX-08': 'Vlinderdas', 'PX-09': 'Goed vol glas',
    'PX-10': 'Paddenstoel', 'PX-11': 'Driekleurtje', 'PX-12': 'Bij',
    'PX-13': 'Paasbroodje', 'PX-14': 'Hopbel', 'PX-15': 'Pijl naar huis',
    'PX-16': 'Dubbele drie', 'PX-17': 'Karakol', 'PX-18': 'Belfort',
    'PX-19': 'Lachende drinker', 'PX-20': 'Hart', 'PX-21': 'Kathedraal',
    'PX-22': 'Fietswiel', 'PX-23': 'Pion met haast', 'PX-24': 'Bloementapijt',
  },
  drawing: (need) => `${all(COLOURS.flatMap((colour, at) => (need[at] > 0 ? beersOf(colour, need[at]) : [])))}.`,

  // biome-ignore format: one card a line
  team: {
    'TM-01': { title: 'Om kaas gestuurd', text: () => 'Een van jullie koopt kaas, en krijgt die ook.' },
    'TM-02': { title: 'Lang in het zadel', text: (n) => `Een van jullie fietst over een weg van minstens ${n} TE.` },
    'TM-03': { title: 'Pakezel', text: (n) => `Een van jullie heeft minstens ${n} bieren in de rugzak.` },
    'TM-04': { title: 'Glas in de stad', text: () => 'Een van jullie proeft een bier in een Brusselse brouwerij.' },
    'TM-05': { title: 'Glasbol', text: (n) => `Samen bezitten jullie minstens ${n} Bierflesjes.` },
    'TM-06': { title: 'Het hele palet', text: () => 'Samen bezitten jullie een Bierflesje van elke kleur.' },
    'TM-07': { title: 'Gedeelde smaak', text: (n) => `Samen hebben jullie minstens ${n} bieren geproefd.` },
    'TM-08': { title: 'Grenswacht', text: (n) => `Samen hebben jullie minstens ${n} verschillende brouwerijen aan de grens bezocht.` },
    'TM-09': { title: 'Het rondje van A', text: () => 'A komt in een brouwerij aan en toost of ruilt er.' },
    'TM-10': { title: 'De schotel van B', text: (n) => `B staat minstens op niveau ${n} van het Kaasspoor.` },
    'TM-11': { title: 'Het kompas van A', text: (n) => `A heeft minstens ${count(n, 'Windstreekbrouwerij', 'Windstreekbrouwerijen')} bezocht.` },
    'TM-12': { title: 'Het lijstje van B', text: () => 'B neemt een Opdrachtkaart uit de Bottelmachine.' },
  },

  soloCard: {
    title: 'Het notitieboekje van de Zytholoog',
    text: '5 OP voor elke avond waarop je meer Bierflesjes bezit dan hij Bierflesjes en Bierviltjes heeft. 5 OP voor elke toost met hem, tot 4 keer.',
  },
  soloTitles: {
    beaten: 'Verslagen door de Zytholoog',
    amateur: 'Liefhebber',
    connoisseur: 'Kenner',
    'great-zythologist': 'Groot-Zytholoog',
  },
  // biome-ignore format: one condition a line
  campaign: {
    1: { title: 'Op afstand', text: 'Toost nooit met de Zytholoog. Elke bestemming die hij bereikt, kost je 5 OP; ben je er voor hem, dan scoor je 5 OP.' },
    2: { title: 'Grensgeval', text: 'Bezoek alle 16 de brouwerijen aan de grens.' },
    3: { title: 'Kleur bekennen', text: 'Bezit van elke kleur minstens evenveel Bierflesjes als de Zytholoog.' },
    4: { title: 'Onbetreden paden', text: 'Bezoek meer brouwerijen dan de Zytholoog. Waar hij voor jou geweest is, telt je bezoek niet.' },
    5: { title: 'De picknick', text: 'Eindig met een volle rugzak en op niveau 4 van het Kaasspoor. Opdrachtkaarten over de rugzak doen niet mee.' },
    6: { title: 'Levering aan de abdij', text: 'Bezoek alle 5 de trappistenbrouwerijen en eindig met rood bier in je rugzak, en geen ander.' },
    7: { title: 'Betere punten', text: 'Heb meer punten op kaarten uit de Bottelmachine dan de Zytholoog, die bij elke stap de meest rechtse binnen bereik neemt.' },
    8: { title: 'Tot de laatste druppel', text: 'Bereik het einde van het Degustatiespoor: 20 bieren.' },
    9: { title: 'Alle bonussen', text: 'Bezoek alle 12 de brouwerijen met een bonus.' },
    10: { title: 'Overal behalve thuis', text: 'Eindig om het even waar, maar niet op de Grote Markt. De punten voor wie niet terug is, verlies je toch.' },
    11: { title: 'Al wat blinkt', text: 'Bezoek alle 20 de gele brouwerijen.' },
    12: { title: 'Select gezelschap', text: 'Toost minstens één keer met de Zytholoog, en alleen in zwarte of rode brouwerijen.' },
    13: { title: 'Duim omhoog', text: 'Verplaats je uitsluitend met autostop, ook in Brussel.' },
    14: { title: 'Geel en niets anders', text: 'Proef uitsluitend gele bieren, ook als je met de Zytholoog toost.' },
    15: { title: 'Zonder trappen', text: 'Vertrek nooit met de fiets.' },
  },
}
