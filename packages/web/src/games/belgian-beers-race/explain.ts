import type { Asked, Explanation } from '../../shell/explainer/explanation.ts'
import type { Language } from '../../shell/table/game-screen.ts'
import { colon } from '../../texts/thin.ts'
import { explainExpansion } from './expansions/screens.ts'
import { type Category, cardOf, type PlaceName, placeOf, type RaceView } from './model.ts'
import { cardTexts, type ExplainTexts, explainTexts, game, list, town } from './texts/index.ts'

export const RULES = '/rules/belgian-beers-race/'

type Term = Exclude<keyof ExplainTexts['terms'], 'bonus'>

/** Where the rulebook speaks of each thing. */
const RULE_OF: Readonly<Record<Term, string>> = {
  time: 'time#track',
  token: 'bottle-tokens#cross',
  machine: 'objectives#machine',
  lightning: 'objectives#kinds',
  star: 'objectives#kinds',
  flag: 'objectives#kinds',
  breathalyzer: 'tasting#levels',
  tasted: 'tasting#taste',
  cheese: 'buying#cheese',
  cheers: 'toasting#how',
  backpack: 'buying#beer',
  bottles: 'arriving#pick-up',
  coasters: 'arriving#pick-up',
  visits: 'arriving#visit',
  cards: 'objectives#taking',
  score: 'night#evening',
  bike: 'bicycle#ride',
  bus: 'public-transport#die',
  hitch: 'hitchhiking#roll',
  offer: 'hitchhiking#offer',
  camp: 'ending-the-day#camp',
  stop: 'ending-the-day#stop',
  brussels: 'brussels#inside',
  grandPlace: 'brussels#grand-place',
}

export const TERMS = Object.keys(RULE_OF) as readonly Term[]

/** `about` is a kind of thing and which one of it: 'term time', 'sign 11', 'bonus author', 'card C12'. */
export function explain(about: string, view: RaceView, reader: number, language: Language): Explanation | undefined {
  const [kind, which = ''] = about.split(' ')
  const { terms } = explainTexts(language)
  switch (kind) {
    case 'term': {
      const term = TERMS.find((one) => one === which)
      return term && { ...terms[term], rule: RULE_OF[term] }
    }
    case 'bonus':
      return { ...terms.bonus(game(language).categories[which as Category]), rule: 'arriving#visit' }
    case 'card':
      return card(which, language)
    case 'sign':
      return sign(placeOf((/^\d/.test(which) ? Number(which) : which) as PlaceName).id, view, reader, language)
    default:
      return explainExpansion(about, view, language)
  }
}

/** A legal sign that is pointed at shows what going there does: that says more, and must not be covered. */
export const isSaidElsewhere = (about: string, asked: Asked, legal: ReadonlySet<string>): boolean =>
  (asked === 'mouse' || asked === 'focus') && about.startsWith('sign ') && legal.has(about.slice('sign '.length))

function card(id: string, language: Language): Explanation {
  const kind = cardOf(id)?.kind ?? 'star'
  const { title, text } = cardTexts(language, id)
  const about = explainTexts(language).terms[kind]
  return {
    name: title,
    text: `${text} ${about.name}${colon(language)}${lower(about.text)}`,
    rule: 'objectives#reading',
  }
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function sign(id: PlaceName, view: RaceView, reader: number, language: Language): Explanation {
  const words = explainTexts(language)
  if (id === 'GP') return { ...words.terms.grandPlace, rule: RULE_OF.grandPlace }
  const { sells, taste, bonuses } = placeOf(id)
  const { categories } = game(language)
  const coasters = view.board.coasters.find(({ place }) => place === id)?.count ?? 0
  const says = [
    words.sign.sells[sells],
    taste && words.sign.taste,
    bonuses.length > 0 &&
      words.sign.bonus(
        list(
          language,
          bonuses.map((bonus) => categories[bonus]),
        ),
      ),
    view.board.bottles.includes(id) && words.sign.bottle,
    coasters > 0 && words.sign.coasters(coasters),
    view.players[reader]?.visited.includes(id) && words.sign.visited,
    view.players[reader]?.place === null && bonuses.length > 0 && words.sign.noStart,
  ]
  return {
    name: `${id} · ${town(language, id)}, ${placeOf(id).name}`,
    text: says.filter((one) => typeof one === 'string').join(' '),
    rule: typeof id === 'number' ? 'arriving#pick-up' : 'brussels#inside',
    current: true,
  }
}
