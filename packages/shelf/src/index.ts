import { title as race } from '@estaminet/belgian-beers-race/title'
import { title as ale } from '@estaminet/heaven-and-ale/title'
import { findGame, type Game, type Title } from '@estaminet/kernel'

/** The games of the house, in the order in which it offers them. A new one is a line here. */
export const titles: readonly Title[] = [race, ale]

export const games: readonly Game[] = titles.map(({ game }) => game)

/** A game of the house by its id, or a refusal. */
export const gameOf = (id: string): Game => findGame(id, games)

/** What is printed on the box of a game; a game that has left the house goes by its id. */
export const nameOf = (id: string): string => titles.find(({ game }) => game.id === id)?.name ?? id
