import { counter, lister } from '@estaminet/kernel/wording'
import { ARRIVED } from '../content/ring.ts'
import type { Colour } from '../content/tiles.ts'
import { tileNamer } from './naming.ts'

const count = counter('nl')

export const ducats = (n: number) => count(n, 'dukaat', 'dukaten')
export const points = (n: number) => count(n, 'punt', 'punten')
export const steps = (n: number) => count(n, 'stap', 'stappen')
export const cards = (n: number) => count(n, 'voorrecht', 'voorrechten')
export const exchanges = (n: number) => count(n, 'keer geruild', 'keer geruild')
export const all = lister('nl')

export const ingredients = { wood: 'hout', yeast: 'gist', hops: 'hop', water: 'water', barley: 'gerst' }

export const monks = {
  M1: { name: 'Broeder Arnold', office: 'keldermeester', line: 'Telt elke avond de vaten. Na het eten nog een keer.' },
  M2: {
    name: 'Broeder Fiacre',
    office: 'tuinman',
    line: 'Praat met de hop; die valt hem minder in de rede dan de abt.',
  },
  M3: {
    name: 'Broeder Beda',
    office: 'schrijver',
    line: 'Schrijft sinds Pasen hetzelfde recept over. Het wordt elke keer beter.',
  },
  M4: {
    name: 'Broeder Maarten',
    office: 'aalmoezenier',
    line: 'Geeft alles weg, te beginnen met wat niet van hem is.',
  },
}

export const privileges = {
  colour: {
    name: 'Goede oogst',
    help: 'Een grondstof naar keuze: haar steen gaat 1 stap vooruit per tegel ervan, in zon en schaduw.',
  },
  lowest: { name: 'Helpende hand', help: 'Je achterste steen gaat 1 stap vooruit per schijf op je kistjes.' },
  barrel: {
    name: 'Kuiperij',
    help: 'Aan het einde is elk van je vaten 1 punt meer waard, ook die je later nog neemt.',
  },
  cash: { name: 'Tiende', help: 'Meteen 12 dukaten.' },
  brew: { name: 'Oud recept', help: 'Je brouwmeester gaat meteen 5 stappen vooruit.' },
}

export const places = {
  first: {
    name: 'Startspeler',
    help: 'Geen inkomen. Jij begint de volgende ronde; 1 punt als je hier aan het einde van het spel staat.',
  },
  brew: { name: 'Brouwzaal', help: 'Je brouwmeester gaat 1 stap vooruit.' },
  mark: { name: 'Graanzolder', help: 'Een steen naar keuze gaat 2 stappen vooruit.' },
  cash: { name: 'Schatkamer', help: '2 dukaten.' },
}

export const sheds = {
  T0: { name: 'Houtschuur', help: 'Wekt geen enkele buur.' },
  T1: { name: 'Werkschuur', help: 'Wekt één buur naar keuze.' },
  T2: { name: 'Karrenschuur', help: 'Wekt twee buren die tegenover elkaar liggen.' },
  T3: { name: 'Hooischuur', help: 'Wekt drie buren, om en om rond de schuur.' },
  T4: { name: 'Moutschuur', help: 'Wekt vier buren naar keuze.' },
}

export const goals = {
  G1: { name: 'Brouw\u00admeester op 1', help: 'Je brouwmeester staat op 1 of hoger.' },
  G2: { name: 'Alle vijf op 1', help: 'Elk van je vijf stenen staat op 1 of hoger.' },
  G3: { name: 'Zes tegels van 1', help: 'In je tuin liggen minstens zes grondstoftegels met vruchtbaarheid 1.' },
  G4: { name: 'Zes tegels van 5', help: 'In je tuin liggen minstens zes grondstoftegels met vruchtbaarheid 5.' },
  G5: { name: 'Eén steen op 20', help: 'Minstens een van je stenen staat op 20, het einde van het spoor.' },
  G6: { name: 'Zonnekant vol', help: 'Op alle 15 zonnevelden ligt een tegel.' },
  G7: { name: 'Vier monniken\u00adschijven', help: 'Op je vier monnikenkistjes ligt een schijf.' },
  G8: { name: 'Vijf grondstof\u00adschijven', help: 'Op je vijf grondstofkistjes ligt een schijf.' },
  G9: { name: 'Drie gelijke schuren', help: 'Minstens drie van je schuren zijn van dezelfde soort.' },
  G10: { name: 'Vier soorten schuren', help: 'Je schuren zijn van minstens vier soorten.' },
  G11: { name: 'Drie voor\u00adrechten', help: 'Naast je paren liggen minstens drie voorrechten.' },
  G12: { name: 'Schaduw\u00adkant vol', help: 'Op alle 15 schaduwvelden ligt een tegel.' },
}

export const score = {
  production: 'Productie',
  largeBarrel: 'Grote vaten',
  smallBarrel: 'Kleine vaten',
  barrelCard: 'Kuiperij',
  firstPlace: 'Startspeler',
}

const shedNames: Readonly<Record<string, { readonly name: string }>> = sheds

export const tile = tileNamer(ingredients, monks)
export const site = (id: string) => `het ${whereabouts[id]} perceel`
const whereabouts: Readonly<Record<string, string>> = {
  b1: 'noordelijke',
  b2: 'westelijke',
  b3: 'middelste',
  b4: 'oostelijke',
  b5: 'zuidwestelijke',
  b6: 'zuidelijke',
  b7: 'zuidoostelijke',
}
export const shed = (id: string) => shedNames[id].name
export const marker = (colour: Colour) => `de steen voor ${ingredients[colour]}`
export const box = (id: string) => {
  if (id === 'X') return 'het getallenkistje'
  return id in monks ? `het kistje van ${tile(id)}` : `het ${tile(id)}kistje`
}
export const space = (at: number) => (at === ARRIVED ? 'het startgebied' : `vak ${at}`)
