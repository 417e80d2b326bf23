import type { RaceAfterTexts } from './en.ts'

export const nl: RaceAfterTexts = {
  kicker: 'Laatste ronde',
  home: (name) => `${name} is thuis.`,
  away: (name) => `${name} wint van ver.`,
  team: (name) => `Team ${name} wint.`,
  teamSum: (team, points, name, cards, count) =>
    `${team}: ${points} van ${name}, de zwakste, en ${cards} voor ${count === 1 ? '1 kaart' : `${count} kaarten`}.`,
  part: (day) => `Dag ${day}`,
  evening: 'de avondtelling',
  routes: {
    title: 'Ieders weg',
    show: (name) => `De weg van ${name}`,
    play: 'Reis het na',
    stop: 'Stop',
    map: 'Kaart van België met ieders weg',
    words: 'In woorden',
    way: (from) => `vanuit ${from}`,
  },
  awards: {
    roads: { title: 'De grote omweg', text: (name, n) => `${n} wegen voor ${name}. De rechte was vast opgebroken.` },
    bike: { title: 'Stalen kuiten', text: (name, n) => `${n} keer met de fiets. Volgens ${name} ging het bergaf.` },
    bus: { title: 'Jaarabonnement', text: (name, n) => `${n} bussen. ${name} kent elke chauffeur bij de voornaam.` },
    lifts: {
      title: 'De gouden duim',
      text: (name, n) => `${n} auto’s stopten voor ${name}. Het zal de glimlach zijn.`,
    },
    waits: { title: 'Mooiste bushokje', text: (name, n) => `${n} keer zag ${name} helemaal niets aankomen.` },
    bottles: {
      title: 'Eerste aan de deur',
      text: (name, n) => `${n} brouwerijen hadden ${name} als allereerste gast.`,
    },
    coasters: { title: 'Tafelsteun', text: (name, n) => `${n} viltjes: waar ${name} zit, wiebelt niets.` },
    cards: { title: 'Modelleerling', text: (name, n) => `${name} deed wat ${n} kaarten vroegen, met stempel.` },
    toasts: {
      title: 'Ieders vriend',
      text: (name, n) => `${n} keer getoost: ${name} ziet niet graag een glas alleen.`,
    },
    exchanges: {
      title: 'Ruilen zonder huilen',
      text: (name, n) => `${n} keer geruild: wat ${name} draagt, hebben anderen gekocht.`,
    },
    cheese: {
      title: 'Ministerie van Kaas',
      text: (name, n) => `${n} kazen in één rugzak. Niemand ging naast ${name} zitten.`,
    },
    tents: { title: 'Onder zeil', text: (name, n) => `${name} zette ${n} keer de tent op. Er waren nochtans hotels.` },
    stops: {
      title: 'Weet van ophouden',
      text: (name, n) => `${name} hield het ${n} keer voor bekeken, op klaarlichte dag.`,
    },
  },
}
