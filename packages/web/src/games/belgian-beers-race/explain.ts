import { BIKE, BRUSSELS, BUS, HITCH, ROADS, roadEnds } from '@estaminet/belgian-beers-race/board'
import type { Asked, Explanation } from '../../shell/explainer/explanation.ts'
import type { Language } from '../../shell/table/game-screen.ts'
import { colon } from '../../texts/thin.ts'
import { explainExpansion } from './expansions/screens.ts'
import { type Category, cardOf, type PlaceName, placeOf, type RaceView } from './model.ts'
import { objectiveTexts } from './objective.ts'
import { MEANS } from './slate/columns.ts'
import { noWayText } from './slate/why-not.ts'
import { isOneShort } from './standings.ts'
import { type ExplainTexts, explainTexts, game, list, say, town } from './texts/index.ts'

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

/** What an event or a character may change, number or permission. */
const CHANGEABLE: ReadonlySet<Term> = new Set<Term>([
  'token',
  'machine',
  'breathalyzer',
  'cheese',
  'cheers',
  'backpack',
  'bike',
  'bus',
  'hitch',
  'offer',
  'camp',
  'grandPlace',
])

/** `about` is a kind of thing and which one of it: 'term time', 'sign 11', 'bonus author', 'card C12'. */
export function explain(about: string, view: RaceView, reader: number, language: Language): Explanation | undefined {
  const [kind, which = ''] = about.split(' ')
  const { terms } = explainTexts(language)
  switch (kind) {
    case 'term': {
      const term = TERMS.find((one) => one === which)
      return (
        term && {
          ...terms[term],
          text: textOf(term, view, language),
          rule: RULE_OF[term],
          ...now(term, view, language),
        }
      )
    }
    case 'bonus':
      return { ...terms.bonus(game(language).categories[which as Category]), rule: 'arriving#visit' }
    case 'card':
      return card(which, view, reader, language)
    case 'sign':
      return sign(placeOf((/^\d/.test(which) ? Number(which) : which) as PlaceName).id, view, reader, language)
    default:
      return explainExpansion(about, view, language)
  }
}

/** A way of travelling that leads nowhere says so before anything else, to whoever it is the turn of. */
function now(term: Term, view: RaceView, language: Language): Pick<Explanation, 'text' | 'current'> | undefined {
  const kind = MEANS.find((means) => means === term)
  const step = view.steps.at(-1)
  const none = kind && step?.step === 'action' ? noWayText(view, step.seat, kind, language) : undefined
  return none && { text: `${none.text} ${textOf(term, view, language)}`, current: true }
}

/** Alone there are no turns of others, and cards are replaced at once; with hands people exchange instead of toasting. */
function textOf(term: Term, { players, confrontation, match }: RaceView, language: Language): string {
  const { terms, alone, exchanging, unless } = explainTexts(language)
  const special: Partial<Record<Term, string>> = players.length === 1 ? alone : confrontation ? exchanging : {}
  const text = special[term] ?? terms[term].text
  const mayChange = CHANGEABLE.has(term) && ['events', 'characters'].some((name) => match.expansions.includes(name))
  return mayChange ? `${text} ${unless}` : text
}

/** A legal sign that is pointed at shows what going there does: that says more, and must not be covered. */
export const isSaidElsewhere = (about: string, asked: Asked, legal: ReadonlySet<string>): boolean =>
  (asked === 'mouse' || asked === 'focus') && about.startsWith('sign ') && legal.has(about.slice('sign '.length))

function card(id: string, view: RaceView, reader: number, language: Language): Explanation {
  const kind = cardOf(id)?.kind ?? 'star'
  const { title, text } = objectiveTexts(id, view, language)
  const about = explainTexts(language).terms[kind]
  const close = view.players.flatMap((_, seat) => (isOneShort(view, seat, id) ? [seat] : []))
  const others = close.filter((seat) => seat !== reader).length
  const says = [`${text} ${about.name}${colon(language)}${lower(textOf(kind, view, language))}`]
  if (close.length > 0) says.push(explainTexts(language).oneShort(others < close.length, others))
  return {
    name: title,
    text: says.join(' '),
    rule: 'objectives#reading',
    ...(close.length > 0 ? { current: true } : {}),
  }
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function sign(id: PlaceName, view: RaceView, reader: number, language: Language): Explanation {
  const words = explainTexts(language)
  if (id === 'GP')
    return { ...words.terms.grandPlace, text: textOf('grandPlace', view, language), rule: RULE_OF.grandPlace }
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
    typeof id === 'number' && words.sign.roads(roadsFrom(id, language).join('; ')),
  ]
  return {
    name: `${id} · ${town(language, id)}, ${placeOf(id).name}`,
    text: says.filter((one) => typeof one === 'string').join(' '),
    rule: typeof id === 'number' ? 'arriving#pick-up' : 'brussels#inside',
    current: true,
  }
}

/** Where the roads of a brewery in the country lead, with their times in the order of the price list. */
function roadsFrom(id: PlaceName, language: Language): string[] {
  return Object.entries(ROADS).flatMap(([road, times]) => {
    const ends = roadEnds(road)
    const to = ends.find((end) => end !== id)
    if (to === undefined || !ends.includes(id)) return []
    const name = to === BRUSSELS ? say(language).map.brussels : town(language, to)
    return [`${name} ${[BIKE, BUS, HITCH].map((means) => times[means]).join('/')}`]
  })
}
