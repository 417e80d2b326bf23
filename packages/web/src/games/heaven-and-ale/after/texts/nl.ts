import type { AleAfterTexts } from './en.ts'

export const nl: AleAfterTexts = {
  kicker: 'Laatste klok',
  title: (name) => `De kelder van ${name} ligt vol.`,
  empty: (name) => `${name} wint met wat er was.`,
  brake: (marker, from, to, exchanges) =>
    exchanges === 1
      ? `De rem: ${marker}. Eén ruil bracht de steen van ${from} naar ${to}.`
      : `De rem: ${marker}. ${exchanges} keer ruilen bracht de steen van ${from} naar ${to}.`,
  part: (round) => `Ronde ${round}`,
  besides: {
    level: 'Bereikt peil',
    discSteps: 'Stappen door schijven en monniken',
    shedSteps: 'Stappen door schuren',
    otherSteps: 'Stappen door plaatsen en voorrechten',
    spare: 'Stappen boven het peil, ongebruikt',
    ducats: 'Dukaten over',
  },
  gardens: {
    title: 'De tuinen',
    note: 'goud groeide in de zon, groen in de schaduw',
    figure: (sunny, shady, sheds) =>
      `${sunny} in de zon, ${shady} in de schaduw, ${sheds === 1 ? '1 schuur' : `${sheds} schuren`}`,
  },
  awards: {
    sunny: { title: 'Altijd in de zon', text: (name, n) => `${n} tegels in de zon. ${name} heeft er de hoed voor.` },
    shady: {
      title: 'Vriend van de schaduw',
      text: (name, n) => `${n} tegels in de schaduw: ${name} houdt van koele dukaten.`,
    },
    sheds: {
      title: 'Bouwvergunning',
      text: (name, n) => `${n} schuren. De buren vragen ${name} al lang niets meer.`,
    },
    monks: {
      title: 'Volzet',
      text: (name, n) => `${name} nam ${n} monniken op. De rij voor de wasplaats begint om vier uur.`,
    },
    barrels: { title: 'Hofkuiper', text: (name, n) => `${n} vaten. ${name} mat ze allemaal twee keer na.` },
    brewmaster: {
      title: 'Lange wandelingen',
      text: (name, n) => `${name} bracht de brouwmeester tot op ${n}. Hij vraagt om een stoel.`,
    },
    stretch: {
      title: 'Het lievelingetje',
      text: (name, n) => `${n} stappen tussen de voorste en de achterste steen van ${name}. Evenwicht is voor anderen.`,
    },
    spare: {
      title: 'Gul gemeten',
      text: (name, n) => `${n} stappen over boven het peil. ${name} noemt het een reserve.`,
    },
    ducats: {
      title: 'Gelofte van armoede',
      text: (name, n) => `${n} dukaten die niemand nodig had. ${name} legt het de abt wel uit.`,
    },
    passed: {
      title: 'Geen tijd voor praatjes',
      text: (name, n) => `${name} liep ${n} vakken voorbij zonder op te kijken.`,
    },
    givenBack: { title: 'Onthecht', text: (name, n) => `${n} voorrechten ingeleverd. ${name} sliep uitstekend.` },
  },
}
