import type { Deeds } from '../tale.ts'

const often = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

export const en = {
  kicker: 'Last orders',
  home: (name: string) => `${name} is home.`,
  away: (name: string) => `${name} wins from afar.`,
  team: (name: string) => `Team ${name} wins.`,
  /** What the weaker of a team had, and its cards. */
  teamSum: (team: string, points: number, name: string, cards: number, count: number) =>
    `${team}: ${points} from ${name}, the weaker, and ${cards} for ${count === 1 ? '1 card' : `${count} cards`}.`,
  part: (day: number) => `Day ${day}`,
  /** After what somebody did in a turn that ended the day. */
  evening: 'the evening’s count',
  routes: {
    title: 'Everybody’s route',
    show: (name: string) => `${name}’s route`,
    play: 'Travel it again',
    stop: 'Stop',
    map: 'Map of Belgium with everybody’s route',
    words: 'In words',
  },
  awards: {
    roads: {
      title: 'The long way round',
      text: (name, n) => `${n} roads for ${name}. The straight one must have been closed.`,
    },
    bike: {
      title: 'Calves of steel',
      text: (name, n) => `${n} times by bicycle. ${name} insists it was all downhill.`,
    },
    bus: { title: 'Season ticket', text: (name, n) => `${n} buses. ${name} knows every driver by first name.` },
    lifts: { title: 'The golden thumb', text: (name, n) => `${n} cars stopped for ${name}. It must be the smile.` },
    waits: {
      title: 'Best bus shelter',
      text: (name, n) => `${n} times ${name} watched nothing come round the bend.`,
    },
    bottles: {
      title: 'First through the door',
      text: (name, n) => `${n} breweries had ${name} as their very first guest.`,
    },
    coasters: { title: 'Table steadier', text: (name, n) => `${n} coasters: nothing wobbles where ${name} sits.` },
    cards: { title: 'Model pupil', text: (name, n) => `${name} did what ${n} cards asked, and had it stamped.` },
    toasts: { title: 'Everybody’s friend', text: (name, n) => `${n} toasts: ${name} hates to see a glass alone.` },
    exchanges: { title: 'Brisk trade', text: (name, n) => `${n} exchanges: what ${name} carries, others bought.` },
    cheese: {
      title: 'Ministry of cheese',
      text: (name, n) => `${n} cheeses in one backpack. Nobody sat next to ${name}.`,
    },
    tents: { title: 'Under canvas', text: (name, n) => `${name} pitched the tent ${often(n)}. There were hotels.` },
    stops: { title: 'Knows when to stop', text: (name, n) => `${name} called it a day ${often(n)}, in full daylight.` },
    concerts: {
      title: 'One more song',
      text: (name, n) => `${n} concerts. Before each of them ${name} said it was the last.`,
    },
    fans: { title: 'Will sign coasters', text: (name, n) => `${n} fans. ${name} has nothing left to sign.` },
    tricks: {
      title: 'With kind regards',
      text: (name, n) => `${n} cards for the others to enjoy. ${name} calls it friendship.`,
    },
    boosts: { title: 'Charity begins at home', text: (name, n) => `${n} cards for ${name}, with love from ${name}.` },
    targets: {
      title: 'One to watch',
      text: (name, n) => `${n} cards were meant for ${name}. One has to be good to be worth that much.`,
    },
    shields: {
      title: 'Not at home',
      text: (name, n) =>
        n === 1 ? `A card rang at ${name}’s door. Nobody in.` : `${n} cards rang at ${name}’s door. Nobody in.`,
    },
    drawings: {
      title: 'Old master',
      text: (name, n) => `${n} drawings finished. The museum has asked ${name} for the backpack as well.`,
    },
    jokers: { title: 'Plan B', text: (name, n) => `${n} jokers for ${name}. Nobody has heard from plan A since.` },
    redraws: {
      title: 'Artistic differences',
      text: (name, n) => `${n} drawings handed back. ${name} could not feel the colour.`,
    },
    teamCards: {
      title: 'For the team',
      text: (name, n) => `${n} cards of the team came true in ${name}’s turns. There was cake.`,
    },
    rain: {
      title: 'Waterproof',
      text: (name, n) => `${n} VPs on days when the event was against everybody. ${name} had not noticed.`,
    },
    sun: {
      title: 'Born lucky',
      text: (name, n) => `${n} VPs on days when the event was kind. ${name} calls it planning.`,
    },
  } as Record<keyof Deeds, { title: string; text: (name: string, count: number) => string }>,
}

export type RaceAfterTexts = typeof en
