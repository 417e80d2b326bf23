import { type AleView, BANDS, BOXES, type Closed, COLOURS } from '@estaminet/heaven-and-ale'
import type { Explanation } from '../../shell/explainer/explanation.ts'
import { colon } from '../../texts/thin.ts'
import { isMonkName } from './icons.ts'
import { type Named, type Speech, shedOf } from './phrases.ts'
import { capital } from './texts/index.ts'

export const RULES = '/rules/heaven-and-ale/'

/** Where the rulebook speaks of a term. */
const RULE_OF_TERM = {
  garden: 'setup#boards',
  sunny: 'buying#price',
  shady: 'buying#price',
  site: 'sites#closing',
  shed: 'sites#sheds',
  fertility: 'buying#resources',
  monk: 'buying#monks',
  marker: 'activating#income',
  brewmaster: 'scoring#rate',
  production: 'scoring#points',
  ducat: 'buying#price',
  disc: 'activating#disc',
  box: 'activating#disc',
  pair: 'privileges#pairs',
  privilege: 'privileges#pairs',
  barrel: 'barrels#taking',
  figure: 'moving#walk',
  barrelWall: 'barrels#goals',
} as const

const RULE_OF: Readonly<Record<string, string>> = RULE_OF_TERM
const RULE_OF_SPACE: Readonly<Record<string, string>> = {
  resource: 'buying#price',
  monk: 'buying#monks',
  activation: 'activating#disc',
  barrel: 'barrels#taking',
}

/** `about` is a kind of thing and which one of it: 'space 13', 'card cash', 'term ducat'. */
export function explain(
  about: string,
  view: AleView,
  speech: Speech,
  /** Why whoever may walk now cannot stop on this space. */
  closed?: Closed,
): Explanation | undefined {
  const [kind, ...rest] = about.split(' ')
  const which = rest.join(' ')
  const { words, texts } = speech
  const from = (set: Readonly<Record<string, Named>>, rule: string): Explanation => ({
    name: set[which].name,
    text: set[which].help,
    rule,
  })
  switch (kind) {
    case 'term':
      return from(words.terms, RULE_OF[which])
    case 'space':
      return spaceSays(Number(which), view, speech, closed)
    case 'start':
      return { name: words.spaces.start.name, text: words.spaces.start.help, rule: 'rounds#home' }
    case 'place':
      return from(words.places, 'start-area#places')
    case 'tile':
      return tileSays(which, speech)
    case 'shed':
      return { name: shedOf(which, words).name, text: shedOf(which, words).help, rule: 'sites#sheds' }
    case 'marker':
      return {
        name: capital(words.marker(COLOURS.find((colour) => colour === which) ?? COLOURS[0])),
        text: words.terms.marker.help,
        rule: RULE_OF_TERM.marker,
      }
    case 'band': {
      const { rate, multiplier } = BANDS[Number(which)]
      return { name: texts.band(rate, multiplier), text: texts.bandHelp(rate, multiplier), rule: 'scoring#rate' }
    }
    case 'box':
      return { name: capital(words.box(which)), text: boxHelp(which, speech), rule: RULE_OF_TERM.box }
    case 'card':
      return from(words.privileges, 'privileges#cards')
    case 'goal':
      return from(words.goals, 'barrels#goals')
    default:
      return undefined
  }
}

function spaceSays(at: number, view: AleView, { words, texts }: Speech, closed?: Closed): Explanation {
  const space = view.track[at - 1]
  const { name, help } = words.spaces[space.kind]
  const forWhat =
    space.kind === 'activation'
      ? ` ${words.letters[space.letter].help}`
      : space.kind === 'monk'
        ? ` ${words.terms.monk.help}`
        : ''
  const title = `${capital(words.space(at))}${colon(words.language)}${name}`
  const why = closed ? `${texts.whyNot[closed]} ` : ''
  return {
    name: title,
    text: why + help + forWhat,
    rule: RULE_OF_SPACE[space.kind],
    ...(closed ? { current: true } : {}),
  }
}

function tileSays(tile: string, { words }: Speech): Explanation {
  const monk = isMonkName(tile)
  return {
    name: capital(words.tile(tile)),
    text: monk ? words.terms.monk.help : words.terms.fertility.help,
    rule: monk ? RULE_OF_TERM.monk : RULE_OF_TERM.fertility,
  }
}

function boxHelp(box: string, { words, texts }: Speech): string {
  const kind = box === 'X' ? 'number' : isMonkName(box) ? 'monk' : 'resource'
  const letter = BOXES.find((one) => one.id === box)?.letter ?? ''
  return `${texts.takesDisc(letter)} ${words.boxes[kind].help}`
}
