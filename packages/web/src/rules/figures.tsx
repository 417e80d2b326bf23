import { type Component, lazy } from 'solid-js'
import { language } from '../language.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import type { Figure } from './book.ts'

const race = () => withWords(import('../games/belgian-beers-race/rulebook/figures.tsx'))
const ale = () => withWords(import('../games/heaven-and-ale/rulebook/figures.tsx'))

/** Boards speak, and so do their figures. */
async function withWords<Figures extends Required<Pick<GameScreen, 'words'>>>(coming: Promise<Figures>) {
  const figures = await coming
  await figures.words.open(language())
  return figures
}

/**
 * The drawings of the rulebooks, by name: the boards' own components, so that a figure always shows what the table
 * shows. They come with the first chapter that has one.
 */
export const figures: Readonly<Record<Figure, Component>> = {
  'race-time-track': lazy(async () => ({ default: (await race()).Time })),
  'race-road': lazy(async () => ({ default: (await race()).Road })),
  'race-breathalyzer': lazy(async () => ({ default: (await race()).Thresholds })),
  'race-bottling-machine': lazy(async () => ({ default: (await race()).Belt })),
  'race-brussels': lazy(async () => ({ default: (await race()).Brussels })),
  'race-toast': lazy(async () => ({ default: (await race()).Toast })),
  'ale-ring': lazy(async () => ({ default: (await ale()).RingFigure })),
  'ale-garden': lazy(async () => ({ default: (await ale()).GardenFigure })),
  'ale-prices': lazy(async () => ({ default: (await ale()).Prices })),
  'ale-site': lazy(async () => ({ default: (await ale()).Site })),
  'ale-production': lazy(async () => ({ default: (await ale()).Track })),
  'ale-boxes': lazy(async () => ({ default: (await ale()).BoxesFigure })),
  'ale-wall': lazy(async () => ({ default: (await ale()).WallFigure })),
  'ale-count': lazy(async () => ({ default: (await ale()).Count })),
}
