import { type AleEvent, COLOURS, type Colour } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import type { Language } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { eventOf } from '../info.ts'
import { speechIn } from '../phrases.ts'
import { capital } from '../texts/index.ts'

/** What woken tiles pay, each in an event of its own. */
type Payment = Extract<AleEvent, { type: 'ducatsChanged' | 'markerAdvanced' | 'brewmasterAdvanced' }>

/** More tiles than this are a garden. */
const FEW = 4

const isPayment = (event: AleEvent): event is Payment =>
  (event.type === 'ducatsChanged' || event.type === 'markerAdvanced' || event.type === 'brewmasterAdvanced') &&
  (event.reason === 'tile' || event.reason === 'overflow')

/** How many events from here on are tiles paying the same player, one after the other; 1 when it is something else. */
export function together(told: readonly Told[], from: number): number {
  const first = eventOf(told[from].event)
  if (first.type !== 'tileActivated' && !isPayment(first)) return 1
  let at = from + 1
  for (; at < told.length; at++) {
    const event = eventOf(told[at].event)
    if ((event.type !== 'tileActivated' && !isPayment(event)) || event.seat !== first.seat) break
  }
  return at - from
}

/** One line for all of them: what it comes to, and what it is made of. Nothing where a single payment says it itself. */
export function incomeLine(told: readonly Told[], names: readonly string[], language: Language): string | undefined {
  const payments = told.map(({ event }) => eventOf(event)).filter(isPayment)
  if (payments.length < 2) return undefined
  const { words, texts } = speechIn(language)
  const amounts = (of: (event: Payment) => boolean) => payments.filter(of).map(({ from, to }) => to - from)
  const parts: string[] = []
  const tell = (paid: readonly number[], say: (sum: number) => string) => {
    const some = paid.filter((amount) => amount > 0)
    const sum = some.reduce((all, one) => all + one, 0)
    if (sum > 0) parts.push(some.length > 1 ? `${say(sum)} (${some.join(' + ')})` : say(sum))
  }
  tell(amounts(isDucats), words.gains.ducats)
  tell(amounts(isBrewmaster), words.gains.brewmaster)
  for (const colour of COLOURS) tell(amounts(isOf(colour)), (sum) => words.gains.marker(words.ingredients[colour], sum))
  if (parts.length === 0) return undefined
  const who = names[payments[0].seat] ?? String(payments[0].seat + 1)
  const woken = told
    .map(({ event }) => eventOf(event))
    .flatMap((event) => (event.type === 'tileActivated' ? [words.tile(event.tile)] : []))
  const isFew = woken.length > 0 && woken.length <= FEW
  const payer = isFew ? capital(texts.tilesPay(words.all(woken), who, woken.length)) : texts.gardenPays(who)
  return `${payer}${colon(language)}${words.all(parts)}.`
}

const isDucats = ({ type }: Payment) => type === 'ducatsChanged'
const isBrewmaster = ({ type }: Payment) => type === 'brewmasterAdvanced'
const isOf = (colour: Colour) => (event: Payment) => event.type === 'markerAdvanced' && event.colour === colour
