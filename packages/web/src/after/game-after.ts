import type { Seat } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'
import type { Component } from 'solid-js'
import type { Language } from '../texts/languages.ts'
import type { Ink } from './picture.ts'
import type { SourceLine } from './source-line.ts'
import type { Story } from './story.ts'

/** A mention with a wink. */
export interface Mention {
  readonly seat: Seat
  readonly icon: string
  readonly title: string
  readonly text: string
}

export interface PanelProps {
  readonly story: Story
  /** As they are called here, by seat. */
  readonly names: readonly string[]
  /** Seats, the winner first. */
  readonly order: readonly Seat[]
}

/** What a game shows when it is over. It lies in the game's folder, `games/<id>/after`, and comes when it is asked for. */
export interface GameAfter {
  /** Above the name of the winner. */
  kicker(language: Language): string
  title(
    story: Story,
    winner: { readonly name: string; readonly seats: readonly Seat[]; readonly isTeam: boolean },
    language: Language,
  ): string
  /** One more sentence on why. */
  why?(story: Story, language: Language, names: readonly string[]): string | undefined
  /** Day or round. */
  part(part: number, language: Language): string
  sources(story: Story, language: Language): readonly SourceLine[]
  /** What is counted but brings no points of its own. */
  besides?(story: Story, language: Language): readonly SourceLine[]
  mentions(story: Story, names: readonly string[], language: Language): readonly Mention[]
  /** What somebody did in a turn, in one line. */
  turn(told: readonly Told[], seat: Seat, names: readonly string[], language: Language): string | undefined
  /** Over the whole width, above everything else. */
  readonly Lead?: Component<PanelProps>
  /** Beside the points. */
  readonly Beside?: Component<PanelProps>
  /** Over the whole width, at the foot. */
  readonly Foot?: Component<PanelProps>
  /** Its picture of the match, in a box of so many pixels. */
  draw(ink: Ink, story: Story, width: number, height: number): void
}

const games = import.meta.glob<{ default: GameAfter }>('../games/*/after/index.tsx')

/** What a game shows when it is over; nothing where it shows nothing. */
export async function gameAfter(game: string): Promise<GameAfter | undefined> {
  return (await games[`../games/${game}/after/index.tsx`]?.())?.default
}
