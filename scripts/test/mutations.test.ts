import { expect, test } from 'vitest'
import { mutationsOf } from '../mutate/mutations.mjs'

const changes = (source: string, kind: string) =>
  mutationsOf(source)
    .filter((mutation) => mutation.kind === kind)
    .map(({ after }) => after)

test('constants go one up and one down, save in texts and comments', () => {
  const source = "const price = 3 // 4 ducats\nconst name = 'M2'\nconst say = `5 of them`\n"
  expect(changes(source, 'constant')).toEqual(['const price = 4 // 4 ducats', 'const price = 2 // 4 ducats'])
  expect(changes('return 0', 'constant')).toEqual(['return 1', 'return (-1)'])
})

test('comparisons shift, the brackets of generics and arrows stay', () => {
  expect(changes('const full = (m: Map<string, number>) => m.size >= MOST', 'comparison')).toEqual([
    'const full = (m: Map<string, number>) => m.size > MOST',
  ])
  expect(changes('if (a === b) stop()', 'comparison')).toEqual(['if (a !== b) stop()'])
})

test('conditions of if, while and ? are negated', () => {
  expect(changes('if (a && f(b)) stop()', 'condition')).toEqual(['if (!(a && f(b))) stop()'])
  expect(changes('while (isOpen(s)) go()', 'condition')).toEqual(['while (!(isOpen(s))) go()'])
  expect(changes('const way = s.sunny[a + 1] ? 2 : 1', 'condition')).toEqual(['const way = !(s.sunny[a + 1]) ? 2 : 1'])
})

test('statements of blocks are dropped whole, with their else and their continuation lines', () => {
  const source = `export function f(s: State): void {
  strike(s)
  if (s.a)
    put(
      s,
      b,
    )
  else pass()
  const kept = { a: 1 }
  return
}
`
  expect(mutationsOf(source).flatMap(({ kind, before }) => (kind === 'statement' ? [before] : []))).toEqual([
    'strike(s)',
    'if (s.a) put( s, b, ) else pass()',
    'put( s, b, )',
    'else pass()',
    'return',
  ])
})
