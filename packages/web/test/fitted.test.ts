import { expect, test } from 'vitest'
import { fitted } from '../src/shell/slate/fitted.ts'

const room = (letters: number) => (text: string) => text.length <= letters
const LINES = ['Jef arrives at brewery 7.', 'Nobody takes Mie to brewery 12. Next try: up to 2 dice.']

test('what fits is said whole', () => {
  expect(fitted(LINES, room(200))).toBe(LINES.join(' '))
  expect(fitted([], room(10))).toBe('')
})

test('the latest line goes before the one before it', () => {
  expect(fitted(LINES, room(60))).toBe(LINES[1])
})

test('a line without room for all its sentences says the first of them', () => {
  expect(fitted(LINES, room(40))).toBe('Nobody takes Mie to brewery 12.')
})

test('a sentence without room is cut between words, with one set of dots', () => {
  expect(fitted(LINES, room(21))).toBe('Nobody takes Mie to…')
  expect(fitted(['Too late, Mie, for brewery 7.'], room(15))).toBe('Too late, Mie…')
  for (let letters = 2; letters < 90; letters++) expect(fitted(LINES, room(letters))).not.toMatch(/[.…]{2}|[.,:]…/)
})
