import type { RaceMoments } from './moments-en.ts'
import { at, definite } from './towns-nl.ts'

const counted = (count: number): string =>
  ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes'][count] ?? String(count)

/** Wat de race zegt over beurten, avonden en de stand. */
export const momentsNl: RaceMoments = {
  turn: {
    starts: (town) => `start ${at(town)}`,
    bike: (town) => `fiets naar ${definite(town)}`,
    bus: (town) => `bus naar ${definite(town)}`,
    late: (town) => `late bus naar ${definite(town)}`,
    hitch: (town) => `lift naar ${definite(town)}`,
    offer: (town) => `lift naar ${definite(town)} voor bier`,
    noLift: (town) => `geen lift naar ${definite(town)}`,
    cancelled: (town) => `te laat voor ${definite(town)}`,
    bottle: (count) => (count === 1 ? 'een flesje' : `${counted(count)} flesjes`),
    coaster: (count) => (count === 1 ? 'een viltje' : `${counted(count)} viltjes`),
    bought: (count) => `${counted(count)} ${count === 1 ? 'bier' : 'bieren'} gekocht`,
    cheese: 'een kaas',
    ate: (count) => (count === 1 ? 'een kaas gegeten' : `${counted(count)} kazen gegeten`),
    tasted: (count) => (count === 1 ? 'één bier' : `${counted(count)} bieren`),
    toast: (names) => `toost met ${names}`,
    card: (title, points) => `“${title}” +${points}`,
    removed: (title) => `haalt “${title}” weg`,
    teamCard: (team, title) => `team ${team} vervult “${title}”`,
    putUnder: (team, title) => `legt “${title}” onder de stapel van ${team}`,
    played: (title) => `“${title}”`,
    playedOn: (title, name) => `“${title}” tegen ${name}`,
    exchange: (name) => `ruil met ${name}`,
    camped: 'de tent',
    stopped: 'klaar voor vandaag',
    asleep: 'slaapt',
    nothing: 'nog niet gespeeld',
    again: (name) => `De beurt van ${name} nog eens tonen`,
  },
  standing: {
    tonight: (evening) => `${evening} vanavond`,
    spoken: (now, scored, evening) =>
      `${now} als het nu stopte: ${scored} gescoord, ${evening} vanavond en de rest aan het einde`,
  },
  oneShort: (name, title) => `${name} neemt “${title}”. Jij kwam er één ding voor tekort.`,
  risesLate: (level, units) => `vanavond op niveau ${level}: je staat ${units} te laat op`,
  evening: {
    title: { first: 'De eerste avond', friday: 'Vrijdagavond', saturday: 'Zaterdagavond' },
    pays: {
      more: 'Elk geproefd bier, elk flesje en elk viltje telt morgenavond nog eens.',
      twice: 'Elk geproefd bier, elk flesje en elk viltje telt nog twee avonden.',
    },
    beers: 'Geproefde bieren',
    bottles: 'Flesjes',
    coasters: 'Viltjes',
    each: (points) => `${points} per stuk`,
    tonight: 'Vanavond',
    night: 'De nacht',
    nightHelp: (by) => `de Alcoholmeter daalt met ${by}`,
    now: 'Als het nu stopte',
    up: (time) => `op om ${time}`,
    late: (time, units) => `op om ${time}, ${units} te laat`,
    places: (by) => (by > 0 ? `${by} omhoog` : `${-by} omlaag`),
    you: 'jij',
    order: {
      last: 'De laatste dag, in deze volgorde',
      saturday: 'Zaterdag, in deze volgorde',
      sunday: 'Zondag, in deze volgorde',
    },
    leads: (name, by) => `Als het nu stopte, won ${name} met ${by} verschil.`,
    level: 'Als het nu stopte, stond niemand voor.',
    closes: 'gaat vanzelf dicht',
    keep: 'Openhouden',
    next: { last: 'Naar de laatste dag', saturday: 'Zaterdagochtend', sunday: 'Zondagochtend' },
  },
  tally: {
    visits: (steps) => `in stappen: ${steps}`,
    home: 'per verplaatsing die je tekortkomt, maar niet meer dan de punten van vóór de laatste avond',
  },
  goal: {
    evenings: 'Elke avond levert overwinningspunten (OP) op: 2 per bier dat je al proefde, 1 per flesje en per viltje.',
    bottles: 'Het flesje van een brouwerij is voor wie er het eerst is.',
    home: (points) => `Laatste dag: elke verplaatsing die je nog van de Grote Markt scheidt, kost ${points} OP.`,
    time: 'Tijd tel je in tijdseenheden (TE) van een half uur; wie het verst achterligt, speelt.',
  },
}
