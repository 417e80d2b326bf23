import { COLOURS, explainConversion, heavenAndAle, standingOf } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { copy } from '@estaminet/kernel'
import type { Ask } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { infoOf } from '../src/games/heaven-and-ale/info.ts'
import { aleView, speechIn } from '../src/games/heaven-and-ale/phrases.ts'
import { previewOf } from '../src/games/heaven-and-ale/slate/preview.ts'
import { rows } from '../src/games/heaven-and-ale/slate/slate.ts'
import { countOf } from '../src/games/heaven-and-ale/track/count.ts'
import { comingOf, shortBy, standingNow } from '../src/games/heaven-and-ale/track/level.ts'
import { askOf, atRandom, endOf } from './support/at-random.ts'
import { openWords } from './support/words.ts'

await openWords()

const LANGUAGES = ['en', 'fr', 'nl'] as const
type State = ReturnType<typeof heavenAndAle.setup>

/** Random games to their end, every question shown on the way. */
function play(seed: number, look: (s: State, ask: Ask) => void): State {
  const options = { picks: 'clockwise', exchange: 'exhaustive' }
  // Short walks fill gardens, so that discs have something to wake.
  const among = ({ moves }: { moves: readonly number[] }) => Math.min(moves.length, 3)
  const playing = atRandom(heavenAndAle, { seats: 2 + (seed % 3), options, seed, among })
  return endOf(playing, (asked) => look(asked.s, askOf(heavenAndAle, asked)))
}

const viewOf = (s: State) => aleView(heavenAndAle.view(s, 0))

describe('the level line', () => {
  it('stands where the final conversion would end, and moves to where it would end after the choice', () => {
    let moved = 0
    for (let seed = 0; seed < 4; seed++)
      play(seed, (s, { seat, choices }) => {
        const view = viewOf(s)
        const { level } = standingNow(view, seat)
        const [end] = explainConversion(s, seat).slice(-1)
        expect(end).toMatchObject({ type: 'production', lowest: level })
        for (const choice of choices.slice(0, 4)) {
          const info = infoOf(choice)
          const coming = comingOf(info, view.players[seat], level)
          if (!coming) continue
          const after = copy(heavenAndAle.setup({ picks: 'clockwise', exchange: 'exhaustive' }, s.seats), s)
          heavenAndAle.apply(after, seat, choice.move)
          const player = viewOf(after).players[seat]
          // A hex paid for with privileges asks which of them first: there the rules foretell more than one move.
          if (info.kind === 'chooseHex' && info.cards > 0) continue
          expect(coming).toEqual({
            markers: player.markers,
            brewmaster: player.brewmaster,
            level: standingOf(after, seat).level,
          })
          if (coming.level !== level) moved++
        }
      })
    expect(moved).toBeGreaterThan(20)
  })

  it.each(LANGUAGES)('is told in the preview of every choice that moves it: %s', (language) => {
    const speech = speechIn(language)
    let told = 0
    play(2, (s, { seat, choices }) => {
      for (const choice of choices) {
        const info = infoOf(choice)
        const lines = previewOf(info, viewOf(s), seat, speech).lines.map(({ text }) => text)
        if (!info.level) continue
        expect(lines).toContain(speech.texts.level.levelTo(trackSpace(info.level.from), trackSpace(info.level.to)))
        told++
      }
    })
    expect(told).toBeGreaterThan(0)
  })

  it('says below 1 how many spaces it is short, in words that are no place of the track', () => {
    expect([1, 0, -3].map(shortBy)).toEqual([0, 1, 4])
    const said = LANGUAGES.map((language) => speechIn(language).texts.level)
    // French sets its signs off with a space of its own.
    const below = said.map(({ belowOne, firstPoint }) => belowOne(trackSpace(-3), firstPoint(4)))
    expect(below.map((text) => text.replaceAll('\u202f', ' '))).toEqual([
      'level −3 after exchange; 4 spaces to a point',
      'niveau −3 après échange ; à 4 cases d’un point',
      'peil −3 na het ruilen; 4 stappen tot een punt',
    ])
    // Beside a marker another number says what that marker lacks: the two share no word.
    for (const { lacks, firstPoint } of said) {
      const shared = firstPoint(4)
        .split(' ')
        .filter((word) => lacks(4).split(' ').includes(word))
      expect(shared).toEqual(['4'])
    }
  })
})

describe('the number box', () => {
  it.each(LANGUAGES)('says what each number pays, and that it is for once: %s', (language) => {
    const { texts } = speechIn(language)
    let met = 0
    for (let seed = 0; seed < 6; seed++)
      play(seed, (s, ask) => {
        const at = ask.choices.findIndex((choice) => {
          const info = infoOf(choice)
          return info.kind === 'chooseBox' && info.box === 'X'
        })
        if (at < 0) return
        const detail = rows(ask, heavenAndAle.view(s, 0), language)[at].detail ?? ''
        expect(detail).toMatch(/^[1-5] \(.+\)/)
        expect(detail).toContain(texts.level.onceAGame)
        met++
      })
    expect(met).toBeGreaterThan(0)
  })
})

describe('the final count', () => {
  it.each(LANGUAGES)('goes step by step from the markers to every point: %s', (language) => {
    for (let seed = 0; seed < 6; seed++) {
      const s = play(seed, () => {})
      heavenAndAle.score(s).forEach(({ total }, seat) => {
        const count = countOf(viewOf(s), seat, speechIn(language))
        const last = count.steps[count.steps.length - 1]
        expect(count.total).toBe(total)
        expect(last.points).toBe(total)
        expect(last.stand.level).toBe(standingOf(s, seat).level)
        expect(count.start.markers).toEqual(viewOf(s).players[seat].markers)
        let { level } = count.start
        for (const step of count.steps) {
          expect(step.text).not.toBe('')
          // No step ever puts the last marker further back.
          expect(step.stand.level).toBeGreaterThanOrEqual(level)
          level = step.stand.level
          expect(Math.min(...COLOURS.map((colour) => step.stand.markers[colour]))).toBe(level)
        }
        const parts = count.steps.map(({ part }) => part)
        expect(parts.lastIndexOf('exchange')).toBeLessThan(parts.indexOf('after'))
      })
    }
  })
})
