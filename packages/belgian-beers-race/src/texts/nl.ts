import type { Texts } from './en.ts'
import { nlCards } from './nl-cards.ts'
import { nlEvents } from './nl-events.ts'
import { beers, categories, cheeses, colours, cubes, dice, faces, place, tu, vp } from './nl-words.ts'
import { nlTowns } from './towns.ts'

/** Towns go without an article, the Grote Markt does not. */
const definite = (to: string) => (to === nlTowns.GP ? `de ${to}` : to)

export const nl: Texts = {
  language: 'nl',
  name: 'The Belgian Beers Race',
  tagline: 'Drie dagen, veertig brouwerijen, één weg terug: sta zondagavond op de Grote Markt.',
  notice: {
    title: 'Voor volwassenen, en altijd met mate',
    lines: [
      'In deze race kruipt niemand ooit zelf achter het stuur: je fietst, neemt de bus of rijdt met een ander mee. Doe dat buiten het spel ook.',
      'Alcohol is voor volwassenen en schaadt wie overdrijft. Hou je aan de wet van je land.',
      'De brouwerijen bestaan echt; wegen, afstanden en openingsuren zijn aan het spel aangepast.',
    ],
  },

  options: {
    length: {
      name: 'Duur',
      help: 'Hoelang de race duurt.',
      choices: {
        base: {
          name: 'Volledige race',
          help: 'Drie dagen van 12, 16 en 12 uur, geteld in halve uren (tijdseenheden, TE); iedereen start op de Grote Markt.',
        },
        short: {
          name: 'Korte race',
          help: 'Twee dagen van 12 uur, geteld in halve uren (tijdseenheden, TE); iedereen kiest een start, geen kaarten van niveau 3.',
        },
      },
    },
    leader: {
      name: 'Wie moet je inhalen?',
      help: 'Je beurt eindigt zodra je de voorste schijf op het Tijdspoor voorbij bent.',
      choices: {
        all: {
          name: 'Elke schijf',
          help: 'Ook wie klaar is voor vandaag, telt als koploper: de anderen spelen hun dag in één keer uit.',
        },
        awake: {
          name: 'Wie nog onderweg is',
          help: 'Wie klaar is voor vandaag, telt niet meer mee; de beurten blijven afwisselen.',
        },
      },
    },
    arrival: {
      name: 'Volgorde van aankomst',
      help: 'Wat het betekent om het eerst op de Grote Markt te zijn.',
      choices: {
        play: { name: 'Volgens de beurten', help: 'Wie er in een vroegere beurt aankwam.' },
        clock: { name: 'Volgens de klok', help: 'Wie er op een vroeger uur aankwam.' },
      },
    },
  },

  colours,
  beers,
  means: { hitch: 'autostop', bus: 'bus', bike: 'fiets' },
  faces,
  categories,
  regions: {
    brussels: 'Brussel',
    north: 'het noorden',
    east: 'het oosten',
    south: 'het zuiden',
    'south-west': 'het zuidwesten',
    west: 'het westen',
  },
  towns: nlTowns,
  tracks: {
    time: 'Tijdspoor',
    score: 'Puntenspoor',
    glass: 'Degustatiespoor',
    breathalyzer: 'Alcoholmeter',
    cheese: 'Kaasspoor',
    cheers: 'Toostspoor',
    bonus: 'Bonussporen',
  },
  pieces: {
    backpack: 'Rugzak',
    cube: 'Meegebracht bier',
    bottle: 'Bierflesje',
    coaster: 'Bierviltje',
    visited: 'Bezochte brouwerij',
    bottleToken: 'Flesfiche',
    machine: 'Bottelmachine',
    rightRow: 'binnen bereik',
    leftRow: 'op komst',
    disc: 'Schijf',
    dice: 'Dobbelstenen',
  },
  symbols: { buy: 'Bier kopen', cheese: 'Bier en kaas kopen', taste: 'Een bier proeven' },
  kinds: {
    lightning: 'Bliksem: te doen in je beurt',
    star: 'Ster: een toestand die je bereikt',
    flag: 'Vlag: aan het einde van het spel',
  },
  level: (level) => `Niveau ${level}`,
  days: ['vrijdag', 'zaterdag', 'zondag'],
  place,
  tu,
  vp,
  cubes,

  decisions: {
    start: 'Kies de brouwerij waar je start.',
    action: 'Wat doe je?',
    transit: (left) => `Onderweg: je mag nog ${cubes(left)} proeven.`,
    offer: (count) => (count === 1 ? 'Kies het bier dat je aanbiedt.' : `Kies de ${cubes(count)} die je aanbiedt.`),
    hand: (partner) => `Kies het bier dat je aan ${partner} geeft.`,
    return: (host) => `${host} toost met je: kies het bier dat je teruggeeft.`,
    cheese: 'Eerst kaas eten, dan toosten?',
    beers: (count) =>
      `Kies ${count === 1 ? 'het bier dat' : `de ${count} bieren die`} je drinkt: daarna val je in slaap.`,
    token: 'Je passeert een Flesfiche: heel laten, of breken en een kaart verwijderen?',
    campsite: 'Kamperen: een meegebracht bier proeven voor 1 TE, of gaan slapen?',
  },
  timeouts: {
    start: 'De eerste vrije brouwerij wordt gekozen.',
    action: 'De dag eindigt hier: in de tent waar kamperen mag, anders gewoon ter plaatse.',
    transit: 'Op deze rit wordt niets meer geproefd.',
    offer: 'Er worden bieren aangeboden van de kleur waarvan er het meest zijn.',
    hand: 'Er wordt een bier gegeven van de kleur waarvan er het meest zijn.',
    return: 'Er wordt een bier gegeven van de kleur waarvan er het meest zijn.',
    cheese: 'Er wordt net genoeg kaas gegeten om wakker te blijven; is er te weinig, dan geen.',
    beers: 'De bieren van de eerste partners, met de klok mee, worden gedronken.',
    token: 'De fiche blijft heel.',
    campsite: 'De kampeerder gaat slapen.',
  },
  moves: {
    bike: (to) => `Fietsen naar ${definite(to)}`,
    bus: (to) => `Met de bus naar ${definite(to)}`,
    hitch: (to, count) => `Liften naar ${definite(to)} met ${dice(count)}`,
    offer: (to) => `Liften naar ${definite(to)} en bier aanbieden`,
    buy: 'Bier kopen',
    buyCheese: 'Bier en kaas kopen',
    buyOnlyCheese: 'Kaas kopen',
    taste: 'Een bier proeven',
    eat: 'Een kaas eten',
    camp: 'Kamperen',
    stop: 'De dag afsluiten',
    drink: (beer) => `Een ${beer} proeven`,
    done: 'Geen bier meer',
    give: (beer) => `Een ${beer} geven`,
    eatNow: (count) => (count === 0 ? 'Geen kaas eten' : `${cheeses(count)} eten`),
    keep: 'De fiche heel laten',
    break: (title) => `De fiche breken en “${title}” verwijderen`,
    begin: (from) => `Starten in ${from}`,
  },

  score: {
    beers: 'Geproefde bieren',
    bottles: 'Bierflesjes',
    coasters: 'Bierviltjes',
    'bonus-player': 'Bonus Speler',
    'bonus-author': 'Bonus Auteur',
    'bonus-cardinal': 'Bonus Windstreken',
    'bonus-trappist': 'Bonus Trappist',
    cubes: 'Bieren in de rugzak',
    cheese: 'Kaasspoor',
    'cheese-markers': 'Fiches naast het Kaasspoor',
    visited: 'Bezochte brouwerijen',
    card: 'Opdrachtkaart',
    level3: 'Vlagkaart',
    cheers: 'Toostspoor',
    'cheers-markers': 'Fiches naast het Toostspoor',
    daily: 'Dagelijkse puntentelling',
    return: 'Niet terug op de Grote Markt',
    floor: 'Niemand eindigt onder nul',
  },

  cards: nlCards,
  events: nlEvents,
}
