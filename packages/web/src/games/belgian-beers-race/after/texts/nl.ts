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
    play: 'Reis mee',
    stop: 'Stop',
    map: 'Kaart van België met ieders weg',
    words: 'In woorden',
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
    concerts: {
      title: 'Nog eentje dan',
      text: (name, n) => `${n} concerten. Vóór elk ervan zei ${name} dat het het laatste was.`,
    },
    fans: { title: 'Signeert op viltjes', text: (name, n) => `${n} fans. ${name} heeft niets meer om te signeren.` },
    tricks: {
      title: 'Met vriendelijke groet',
      text: (name, n) => `${n} kaarten cadeau aan de anderen. ${name} noemt het vriendschap.`,
    },
    boosts: { title: 'Het hemd is nader', text: (name, n) => `${n} kaarten voor ${name}, met de groeten van ${name}.` },
    targets: {
      title: 'Om in het oog te houden',
      text: (name, n) => `${n} kaarten waren voor ${name} bedoeld. Zo goed moet je eerst maar zijn.`,
    },
    shields: {
      title: 'Niet thuis',
      text: (name, n) =>
        n === 1
          ? `Een kaart belde aan bij ${name}. Er deed niemand open.`
          : `${n} kaarten belden aan bij ${name}. Er deed niemand open.`,
    },
    drawings: {
      title: 'Oude meester',
      text: (name, n) => `${n} tekeningen af. Het museum wil ook de rugzak van ${name}.`,
    },
    jokers: { title: 'Plan B', text: (name, n) => `${n} jokers voor ${name}. Van plan A is niets meer vernomen.` },
    redraws: {
      title: 'Artistiek meningsverschil',
      text: (name, n) => `${n} tekeningen teruggegeven. ${name} voelde de kleur niet.`,
    },
    teamCards: {
      title: 'Voor het team',
      text: (name, n) => `${n} kaarten van het team lukten in de beurten van ${name}. Er was taart.`,
    },
    rain: {
      title: 'Waterdicht',
      text: (name, n) => `${n} OP op dagen dat de gebeurtenis tegen iedereen was. ${name} had niets gemerkt.`,
    },
    sun: {
      title: 'Zondagskind',
      text: (name, n) => `${n} OP op dagen dat de gebeurtenis meezat. ${name} noemt het planning.`,
    },
  },
}
