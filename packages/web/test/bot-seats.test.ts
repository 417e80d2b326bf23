import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { levelsAt, personalitiesOf } from '@estaminet/bots/levels'
import type { SeatInfo } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { boxes } from '../src/games.ts'
import { strongerOnes } from '../src/shell/seats/bot-seats.ts'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { nl } from '../src/texts/nl.ts'

const me: SeatInfo = { kind: 'person', name: 'Ann', standIn: false, present: true }
const bot = (level: string): SeatInfo => ({ kind: 'bot', name: '', level, standIn: false, present: true })
const ALE = 'heaven-and-ale'
const points = (...totals: number[]) =>
  totals.map((total) => ({ total, rank: 1 + totals.filter((other) => other > total).length }))

describe('again, against stronger', () => {
  it('is for whoever has clearly won against bots', () => {
    expect(strongerOnes([me, bot('very-easy')], [0], points(30, 20), ALE)).toEqual(['easy'])
    expect(strongerOnes([bot('easy'), me, bot('medium')], [1], points(10, 40, 20), ALE)).toEqual(['medium', 'hard'])
    // Everybody keeps their way of playing, which changes nothing about how strong they are.
    expect(strongerOnes([bot('medium'), me, bot('medium:abbot')], [1], points(10, 40, 20), ALE)).toEqual(['hard'])
  })

  it('is not for whoever lost, shared the victory, or had a narrow one', () => {
    expect(strongerOnes([me, bot('easy')], [0], points(20, 30), ALE)).toEqual([])
    expect(strongerOnes([me, bot('easy')], [0], points(30, 30), ALE)).toEqual([])
    expect(strongerOnes([me, bot('easy')], [0], points(30, 29), ALE)).toEqual([])
  })

  it('is not for a table of people, nor for one who had a bot play for them, nor for a spectator', () => {
    expect(strongerOnes([me, { ...me, name: 'Bob' }, bot('easy')], [0], points(50, 3, 2), ALE)).toEqual([])
    expect(strongerOnes([me, { ...me, name: 'Bob' }], [0, 1], points(50, 3), ALE)).toEqual([])
    expect(strongerOnes([{ ...me, standIn: true }, bot('easy')], [0], points(50, 3), ALE)).toEqual([])
    expect(strongerOnes([me, bot('easy')], [], points(50, 3), ALE)).toEqual([])
    expect(strongerOnes([me], [0], points(50), ALE)).toEqual([])
  })

  it('ends with the strongest', () => {
    const strongest = levelsAt(ALE).at(-1) ?? ''
    expect(strongerOnes([me, bot(strongest)], [0], points(50, 3), ALE)).toEqual([])
    expect(strongerOnes([me, bot(strongest), bot('easy')], [0], points(50, 3, 3), ALE)).toEqual(['medium'])
  })
})

it('every level a host may choose has a name and a sentence in three languages, and no other has one', () => {
  const all = new Set(boxes.flatMap(({ game }) => levelsAt(game)))
  for (const { create } of [en, fr, nl])
    expect([create.levels, create.levelHelp].map((texts) => new Set(Object.keys(texts)))).toEqual([all, all])
  for (const { game, box } of boxes)
    for (const [words, own] of [en, fr, nl].map(
      (all, i) => [all, box.words[(['en', 'fr', 'nl'] as const)[i]]] as const,
    )) {
      for (const level of levelsAt(game)) {
        expect(words.create.levels[level], level).toBeTruthy()
        expect(own.levels?.[level] ?? words.create.levelHelp[level], level).toBeTruthy()
      }
      expect(levelsAt(game)).toEqual(expect.arrayContaining(Object.keys(own.levels ?? {})))
    }
})

it('every way of playing has a name and a sentence in three languages and a face, and no other has one', () => {
  const drawn = readFileSync(fileURLToPath(new URL('../src/look/icons.svg', import.meta.url)), 'utf8')
  const faces = [...drawn.matchAll(/id="i-face-([\w-]+)"/g)].map(([, face]) => face)
  expect(faces.toSorted()).toEqual(boxes.flatMap(({ game }) => personalitiesOf(game)).toSorted())
  for (const { game, box } of boxes)
    for (const words of Object.values(box.words)) {
      expect(Object.keys(words.personalities ?? {})).toEqual(personalitiesOf(game))
      for (const { name, line } of Object.values(words.personalities ?? {})) expect(name && line).toBeTruthy()
    }
})
