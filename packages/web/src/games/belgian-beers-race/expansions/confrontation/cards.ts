import type { CardId } from './words.ts'

/** One drawing a card. */
const ICONS: Readonly<Record<CardId, string>> = {
  'CF-P01': 'boost',
  'CF-P02': 'hitchhike',
  'CF-P03': 'bus',
  'CF-P04': 'eat',
  'CF-P05': 'buy',
  'CF-P06': 'taste',
  'CF-P07': 'replay',
  'CF-P08': 'cheese',
  'CF-P09': 'breathalyzer',
  'CF-P10': 'coaster',
  'CF-P11': 'next',
  'CF-P12': 'sleep',
  'CF-P13': 'shield',
  'CF-P14': 'bicycle',
  'CF-N01': 'cobbles',
  'CF-N02': 'roadworks',
  'CF-N03': 'late',
  'CF-N04': 'dice',
  'CF-N05': 'rain',
  'CF-N06': 'cube',
  'CF-N07': 'swap',
  'CF-N08': 'glass-brown',
  'CF-N09': 'mouse',
  'CF-N10': 'bottle-broken',
  'CF-N11': 'camp',
  'CF-N12': 'alarm',
  'CF-N13': 'log',
  'CF-N14': 'detour',
}

export const iconOfCard = (id: CardId): string => ICONS[id]

const isCard = (id: unknown): id is CardId => typeof id === 'string' && Object.hasOwn(ICONS, id)

/** The cards a choice or an event names, in its order. */
export const cardsNamed = (info: Readonly<Record<string, unknown>>): CardId[] =>
  [info.card, ...(Array.isArray(info.cards) ? info.cards : [])].filter(isCard)

/** Cards that hinder somebody else have another colour and another sign. */
export const hinders = (id: CardId): boolean => id.startsWith('CF-N')
