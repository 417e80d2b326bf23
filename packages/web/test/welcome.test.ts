import { expect, it } from 'vitest'
import { rulesFrom, tableIn } from '../src/shell/bar/rules-address.ts'
import { isWelcome } from '../src/shell/explainer/welcome.ts'

const what = { name: 'Shade', text: 'Single price.', rule: 'buying#price' }
const twice = { 'buying#price Shade': 2 }

it('an explanation never comes up by itself over what can be taken now', () => {
  expect(isWelcome(what, 'mouse', true, {})).toBe(false)
  expect(isWelcome(what, 'focus', true, {})).toBe(false)
  expect(isWelcome(what, 'mouse', false, {})).toBe(true)
})

it('asked for with a key, a right click or a finger that stays, it always comes', () => {
  expect(isWelcome(what, 'wish', true, twice)).toBe(true)
  expect(isWelcome(what, 'finger', true, twice)).toBe(true)
})

it('what was read twice does not come up by itself again, unless it speaks of this moment', () => {
  expect(isWelcome(what, 'mouse', false, { 'buying#price Shade': 1 })).toBe(true)
  expect(isWelcome(what, 'mouse', false, twice)).toBe(false)
  expect(isWelcome(what, 'focus', false, twice)).toBe(true)
  expect(isWelcome({ ...what, current: true }, 'mouse', false, twice)).toBe(true)
})

it('a rule read at a table says where the way back leads, and leads nowhere but to a table', () => {
  expect(rulesFrom('/rules/heaven-and-ale/buying#price', '/local/a1')).toBe(
    '/rules/heaven-and-ale/buying?from=%2Flocal%2Fa1#price',
  )
  expect(rulesFrom('/rules/heaven-and-ale', '/')).toBe('/rules/heaven-and-ale')
  expect(tableIn('/table/x-1')).toBe('/table/x-1')
  for (const no of ['https://elsewhere.example/', '//elsewhere.example', '/privacy', '', null])
    expect(tableIn(no)).toBeUndefined()
})
