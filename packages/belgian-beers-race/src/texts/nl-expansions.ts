import { counter, oneOf } from '@estaminet/kernel/wording'
import type { Style } from '../content/bands.ts'
import { COLOURS } from '../content/places.ts'
import { SETS, type SetName } from '../content/sets.ts'
import type { ExpansionTexts } from './expansions.ts'
import { nlBoxes } from './nl-boxes.ts'
import { characters, confrontation, events } from './nl-expansion-cards.ts'
import { nlLobby } from './nl-lobby.ts'
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
  expansions: nlBoxes,
  ...nlLobby,

  confrontation,
  exchanging: {
    'L1-16': 'Ruil bieren bij aankomst in je eigen beurt.',
    'L2-01': 'Sta minstens op niveau 3 van het Ruilspoor.',
    'L2-17': 'Ruil bij aankomst in je eigen beurt en geef een bruin bier.',
    'L2-18': 'Ruil bieren bij aankomst in je eigen beurt en sta daarna minstens op niveau 3 van het Ruilspoor.',
    'L3-13': 'Eindig op niveau 6 van het Ruilspoor en minstens op niveau 3 van het Kaasspoor.',
  },
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
    text: '5 OP voor elke avond waarop je meer Bierflesjes bezit dan hij Bierflesjes en Bierviltjes samen heeft. 5 OP voor elke toost met hem, tot 4 keer.',
  },
  soloTitles: {
    beaten: 'Verslagen door de Zytholoog',
    amateur: 'Liefhebber',
    connoisseur: 'Kenner',
    'great-zythologist': 'Groot-Zytholoog',
  },
}
