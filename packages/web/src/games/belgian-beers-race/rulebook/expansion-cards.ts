import {
  BREWERY_STYLES,
  bands,
  campaign,
  characters,
  confrontation,
  events,
  pixels,
  SOLO_CARD,
  SOLO_TITLES,
  STYLES,
  type Style,
  TEAM_POINTS,
  teamCards,
} from '@estaminet/belgian-beers-race/cards'
import { BAND_NAMES } from '@estaminet/belgian-beers-race/texts/expansion-bands'
import {
  concertLine,
  drawingLine,
  majorityLine,
  teamLine,
  visitsLine,
} from '@estaminet/belgian-beers-race/texts/expansion-lines'
import type { ExpansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import type { Card, CardLine, Table } from '../../../rules/book.ts'
import { iconOfCard } from '../expansions/confrontation/cards.ts'
import { EVENT_ICON } from '../expansions/events/icons.ts'
import { CONDITION_ICON } from '../expansions/solo/condition-icons.ts'

/** The few words the cards do not bring along themselves. */
export interface CardWords {
  readonly texts: ExpansionTexts
  readonly vp: (n: number) => string
  readonly strength: string
  readonly weakness: string
  readonly majority: string
  readonly alone: string
  readonly visits: string
  readonly shortRace: string
  /** A victory condition is lost at the first violation, or looked at when the game ends. */
  readonly conditions: { readonly prohibition: string; readonly goal: string }
}

export interface CardLists {
  readonly help: readonly Card[]
  readonly hinder: readonly Card[]
  readonly good: readonly Card[]
  readonly bad: readonly Card[]
  readonly characters: readonly Card[]
  readonly bands: readonly Card[]
  readonly drawings: readonly Card[]
  readonly team: readonly Card[]
  readonly solo: readonly Card[]
  readonly conditions: readonly Card[]
  /** The titles of the Solo game, the lowest first. */
  readonly titles: readonly string[]
}

/** Every card of the expansions, in the game's own words. */
export function cardLists(words: CardWords): CardLists {
  const { texts, vp } = words
  const played = (side: string): Card[] =>
    confrontation
      .filter((card) => card.side === side)
      .map(({ id }) => ({ id: anchorOf(id), icon: iconOfCard(id), ...spoken(texts.confrontation[id]) }))
  const ofDays = (sign: string): Card[] =>
    events
      .filter((card) => card.sign === sign)
      .map(({ id }) => ({ id: anchorOf(id), icon: EVENT_ICON[id], ...spoken(texts.events[id]) }))
  return {
    help: played('helps'),
    hinder: played('hinders'),
    good: ofDays('+'),
    bad: ofDays('-'),
    characters: characters.map((card) => {
      const { title, strength, weakness } = texts.characters[card.id]
      return {
        id: anchorOf(card.id),
        icon: 'character',
        picture: portraitName(card.id),
        title,
        lines: [
          { label: words.strength, text: strength },
          { label: words.weakness, text: weakness },
          { label: words.majority, text: majorityLine(texts, card, false) },
          { label: words.alone, text: majorityLine(texts, card, true) },
          { label: words.visits, text: visitsLine(texts, card, false) },
          { label: words.shortRace, text: visitsLine(texts, card, true) },
        ],
      }
    }),
    bands: bands.map((band) => ({
      id: anchorOf(band.id),
      icon: 'note',
      title: BAND_NAMES[band.id],
      tag: texts.styles[band.style],
      lines: [{ text: texts.bands[band.id] }, { text: concertLine(texts, band) }],
    })),
    drawings: pixels.map((card) => ({
      id: anchorOf(card.id),
      icon: 'pixel',
      picture: drawingName(card.id),
      title: texts.drawings[card.id],
      tag: vp(card.vp),
      lines: [{ text: drawingLine(texts, card) }],
    })),
    team: teamCards.map((card) => {
      const [full, short] = [teamLine(texts, card, false), teamLine(texts, card, true)]
      const lines: CardLine[] = [{ text: full }]
      if (short !== full) lines.push({ label: words.shortRace, text: short })
      const tag = card.members.length === 1 ? `${card.members}→` : card.members
      return { id: anchorOf(card.id), icon: 'team', title: texts.team[card.id].title, tag, lines }
    }),
    solo: [{ id: anchorOf(SOLO_CARD.id), icon: 'hat', ...spoken(texts.soloCard) }],
    conditions: campaign.map(({ number, kind }) => {
      const { title, text } = texts.campaign[number]
      const lines = [{ text }]
      return {
        id: `rep-${number}`,
        icon: CONDITION_ICON[number],
        title,
        tag: `${number} · ${words.conditions[kind]}`,
        lines,
      }
    }),
    titles: SOLO_TITLES.map(({ title }) => texts.soloTitles[title]),
  }
}

/** Cards have addresses, like sections. */
const anchorOf = (id: string): string => id.toLowerCase()

const spoken = ({ title, text }: { readonly title: string; readonly text: string }) => ({ title, lines: [{ text }] })

/** The picture of a drawing among the figures of the rulebook. */
export const drawingName = (id: string): string => `race-drawing-${id}`

/** The same of whom a character shows. */
export const portraitName = (id: string): string => `race-portrait-${id}`

type Brewery = (typeof BREWERY_STYLES)[Style][number]

/** Where each style is played: where concerts can be given, and where none can. */
export function stylesTable(
  texts: ExpansionTexts,
  head: readonly string[],
  tastes: (brewery: Brewery) => boolean,
): Table {
  const opposite = (style: Style) => STYLES[(STYLES.indexOf(style) + STYLES.length / 2) % STYLES.length]
  return {
    head,
    rows: STYLES.map((style) => {
      const breweries = BREWERY_STYLES[style]
      return [
        texts.styles[style],
        texts.styles[opposite(style)],
        breweries.filter(tastes).join(', '),
        breweries.filter((brewery) => !tastes(brewery)).join(', '),
      ]
    }),
  }
}

/** What fulfilled Team cards are worth, two numbers a row. */
export const teamPoints = (): readonly (readonly string[])[] =>
  Array.from(TEAM_POINTS, (points, n) => [String(n), String(points)])

/** Chapters name a card by its id in double brackets: here it gets its title, and a way to it. */
export function withTitles<Part>(part: Part, lists: CardLists): Part {
  const chapters: readonly (readonly [string, readonly Card[]])[] = [
    ['confrontation', [...lists.help, ...lists.hinder]],
    ['events', [...lists.good, ...lists.bad]],
    ['characters', lists.characters],
    ['bands', lists.bands],
    ['pixel-bag', lists.drawings],
    ['team', lists.team],
    ['solo', lists.solo],
    ['campaign', lists.conditions],
  ]
  const links = new Map(
    chapters.flatMap(([chapter, cards]) => cards.map(({ id, title }) => [id, `[${title}](${chapter}#${id})`] as const)),
  )
  return titled(part, links) as Part
}

function titled(part: unknown, links: ReadonlyMap<string, string>): unknown {
  if (typeof part === 'string')
    return part.replace(/\[\[([\w-]+)\]\]/g, (whole, id) => links.get(anchorOf(id)) ?? whole)
  if (Array.isArray(part)) return part.map((one) => titled(one, links))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, titled(value, links)]))
}
