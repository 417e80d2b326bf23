import type { Noticed } from '../awards.ts'

export const en = {
  kicker: 'Last bell',
  title: (name: string) => `${name}’s cellar is full.`,
  empty: (name: string) => `${name} wins with what there was.`,
  /** What held the winner back, before and after the exchange. */
  brake: (marker: string, from: string, to: string, exchanges: number) =>
    exchanges === 1
      ? `${marker} was the brake: one exchange carried it from ${from} to ${to}.`
      : `${marker} was the brake: ${exchanges} exchanges carried it from ${from} to ${to}.`,
  part: (round: number) => `Round ${round}`,
  besides: {
    level: 'Level reached',
    discSteps: 'Steps from discs and monks',
    shedSteps: 'Steps from sheds',
    otherSteps: 'Steps from places and privileges',
    spare: 'Steps above the level, unused',
    ducats: 'Ducats left over',
  },
  gardens: {
    title: 'The gardens',
    note: 'gold grew in the sun, green in the shade',
    figure: (sunny: number, shady: number, sheds: number) =>
      `${sunny} in the sun, ${shady} in the shade, ${sheds === 1 ? '1 shed' : `${sheds} sheds`}`,
  },
  awards: {
    sunny: { title: 'Always in the sun', text: (name, n) => `${n} tiles in the sun. ${name} has the hat for it.` },
    shady: { title: 'Friend of the shade', text: (name, n) => `${n} tiles in the shade: ${name} likes ducats cool.` },
    sheds: {
      title: 'Master builder',
      text: (name, n) => `${n} sheds. The neighbours have stopped asking ${name} about permits.`,
    },
    monks: {
      title: 'Full house',
      text: (name, n) => `${name} took in ${n} monks. The queue for the washroom begins at four.`,
    },
    barrels: { title: 'Cooper by appointment', text: (name, n) => `${n} barrels. ${name} measured each one twice.` },
    brewmaster: {
      title: 'Long walks',
      text: (name, n) => `${name} led the brewmaster to space ${n}. He has asked for a chair.`,
    },
    stretch: {
      title: 'A clear favourite',
      text: (name, n) => `${n} spaces from ${name}’s highest marker to the lowest. Balance is for others.`,
    },
    spare: {
      title: 'Generous measure',
      text: (name, n) => `${n} steps left above the level. ${name} calls it a reserve.`,
    },
    ducats: {
      title: 'The vow of poverty',
      text: (name, n) => `${n} ducats nobody needed. ${name} will explain it to the abbot.`,
    },
    passed: { title: 'No time to chat', text: (name, n) => `${name} walked past ${n} spaces without a glance.` },
    givenBack: { title: 'Free of burdens', text: (name, n) => `${n} privileges given back. ${name} slept soundly.` },
  } as Record<Noticed, { title: string; text: (name: string, count: number) => string }>,
}

export type AleAfterTexts = typeof en
