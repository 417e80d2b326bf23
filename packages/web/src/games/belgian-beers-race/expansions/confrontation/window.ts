import {
  answered,
  BANDS,
  type Band,
  claimedIn,
  declaredParts,
  jumpableFor,
  type Outcome,
  windowIn,
} from '@estaminet/belgian-beers-race'
import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../../shell/table/game-screen.ts'
import { colon } from '../../../../texts/thin.ts'
import { pointsFor } from '../../foretell.ts'
import { carriedBy, hourAt, type PlaceName, type RaceView } from '../../model.ts'
import { imagined } from '../../rules.ts'
import { cardTexts, game, say, town } from '../../texts/index.ts'
import { titleOf } from '../pricing.ts'
import { cardsNamed } from './cards.ts'
import type { OpponentHook, OwnHook } from './texts/words.ts'
import { type CardId, cardText, wordsOf } from './words.ts'

/** A window in words: what just happened, what it comes to if nobody answers, and what each answer changes. */

type Asked = NonNullable<ReturnType<typeof windowIn>>

export function windowQuestion(
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): { title: string; detail: string } | undefined {
  const asked = windowIn(view)
  if (!asked) return undefined
  const words = wordsOf(language)
  const title = asked.isOwn
    ? words.ownQuestions[asked.hook as OwnHook]
    : words.questions[asked.hook as OpponentHook](names[asked.subject] ?? '')
  const canPlay = ask.choices.some(({ info }) => cardsNamed(info).length > 0)
  return {
    title,
    detail: `${storyOf(asked, ask, view, names, language)} ${canPlay ? words.otherwise : words.nothingToPlay}`,
  }
}

/** The same question of any such window, for who wants it never again. */
export function windowTitle(on: string, who: string | undefined, language: Language): string | undefined {
  const { questions, ownQuestions } = wordsOf(language)
  return who === undefined ? ownQuestions[on as OwnHook] : questions[on as OpponentHook]?.(who)
}

function storyOf(asked: Asked, ask: Ask, view: RaceView, names: readonly string[], language: Language): string {
  const { hook, subject } = asked
  const { story } = wordsOf(language)
  const name = names[subject] ?? ''
  const who = subject === ask.seat ? undefined : name
  const player = view.players[subject]
  const there = town(language, view.action.to)
  const here = player.place === null ? '' : town(language, player.place)
  const passed = () => passedOf(ask, view)
  switch (hook) {
    case 'moveDeclared': {
      const { time } = passed()
      const tells = { bike: story.bike, bus: story.bus, hitch: story.hitch }[view.action.means]
      return `${tells(who, there, hourAt(view, time), time)}${partsOf(subject, view, language)}`
    }
    case 'diceRolled':
      if (view.action.means === 'bus')
        return view.action.dice.includes('late') ? story.late(who, there) : story.onTime(who, there)
      return view.action.dice.some((face) => face !== 'failed') ? story.lift(who, there) : story.noLift(who, there)
    case 'hitchFailed':
      return story.waits(who, passed().time)
    case 'arrived':
      return story.stands(who, here, carriedBy(player))
    case 'meet':
      return story.meets(name, here)
    case 'buyDeclared':
      return story.buys(who, passed().beers - carriedBy(player), passed().cheese - player.cheese)
    case 'tasteDeclared':
      return story.tastes(who, passed().level)
    case 'claim':
      return claimOf(subject, name, view, language)
    case 'campDeclared':
      return story.camps(name, here)
    // On the next day, which nobody has begun.
    case 'wake':
      return story.wakes(who, hourAt(view, passed().time, view.day + 1), passed().time)
    case 'check':
      return story.jump(jumpableFor(imagined(view), subject).map((card) => cardTexts(language, card).title))
    case 'sleepAbout':
      return story.asleep
    default:
      return view.confrontation?.revealed ? hitBy(view.confrontation.revealed, language) : ''
  }
}

function claimOf(seat: number, name: string, view: RaceView, language: Language): string {
  const card = claimedIn(view) ?? ''
  const { title } = cardTexts(language, card)
  return wordsOf(language).story.claims(name, title, game(language).vp(pointsFor(view, seat, card)))
}

function hitBy(card: CardId, language: Language): string {
  const { title, text } = cardText(card, language)
  return wordsOf(language).story.hit(title, text)
}

/** If nobody answers: what passing comes to. */
function passedOf(ask: Ask, view: RaceView): Outcome {
  const pass = ask.choices.find(({ info }) => info.kind === 'confrontation/pass')
  return answered(imagined(view), ask.seat, pass?.move ?? 0).passed
}

/** "6 = 5 + 1 Sideways Rain", where cards have changed what the road says. */
function partsOf(subject: number, view: RaceView, language: Language): string {
  const parts = declaredParts(imagined(view), subject)
  if (!parts.some(({ of }) => of === 'card')) return ''
  const total = parts.reduce((sum, { n }) => sum + n, 0)
  const written = parts.map((part, at) => {
    const sign = part.n < 0 ? '− ' : at === 0 ? '' : '+ '
    const name = part.of === 'card' ? ` ${titleOf(part.card, language)}` : ''
    return `${sign}${Math.abs(part.n)}${name}`
  })
  return ` ${game(language).tu(total)} = ${written.join(' ')}.`
}

const ROLLED_AGAIN: CardId = 'CF-N04'

/** What an answer changes for whom it happens to; nothing where that is only told by its cards. */
export function answerLines(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): Preview['lines'] {
  const cards = cardsNamed(choice.info)
  // What dice will show the next time nobody can say before it.
  if (cards.length === 0 || cards.includes(ROLLED_AGAIN) || !windowIn(view)) return []
  const { subject, passed, played } = answered(imagined(view), ask.seat, choice.move)
  const words = wordsOf(language).outcome
  const who = subject === ask.seat ? undefined : (names[subject] ?? '')
  const lines: Preview['lines'][number][] = []
  const at = (place: PlaceName): string => town(language, place)
  if (played.place !== passed.place) {
    const stays = played.place === view.players[subject].place
    const text = (stays ? words.stays : words.leaves)(who, at(played.place), played.time)
    lines.push({ text, icon: stays ? 'hinder' : 'pin' })
  } else if (played.time !== passed.time) {
    const tell = played.place === view.players[subject].place ? words.time : words.arrives
    lines.push({ text: tell(who, played.time, passed.time), icon: 'clock' })
  }
  if (played.beers !== passed.beers)
    lines.push({ text: words.beers(who, played.beers, passed.beers), icon: 'backpack' })
  if (played.cheese !== passed.cheese)
    lines.push({ text: words.cheese(who, played.cheese, passed.cheese), icon: 'cheese' })
  if (played.level !== passed.level)
    lines.push({
      text: words.level(who, played.level, passed.level) + bandLine(played, passed, language),
      icon: 'breathalyzer',
    })
  if (played.coasters !== passed.coasters)
    lines.push({ text: words.coasters(who, played.coasters, passed.coasters), icon: 'coaster' })
  if (played.points > passed.points)
    lines.push({ text: words.points(who, played.points - passed.points), icon: 'star' })
  return lines
}

/** What the other level forbids or allows; nothing where both are in the same band, or less is forbidden but still something. */
function bandLine({ band }: Outcome, { band: instead }: Outcome, language: Language): string {
  const isWorse = BANDS.indexOf(band) > BANDS.indexOf(instead)
  const isFree = band === 'clear' && instead !== 'clear'
  return isWorse || isFree ? `${colon(language)}${bandWord(band, language)}` : ''
}

function bandWord(band: Band, language: Language): string {
  const { ridesAgain, noBicycle, slow } = say(language)
  return { clear: ridesAgain, noBicycle, slow, asleep: wordsOf(language).outcome.asleep }[band]
}
