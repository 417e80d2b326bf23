import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { importsOf, inspect } from '../boundaries.mjs'

const houses: string[] = []
const GAMES = ['belgian-beers-race', 'heaven-and-ale']

/** A house of one file per room, with the given files put over it. */
function house(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-arrows-'))
  houses.push(folder)
  const plain = Object.fromEntries(
    ['kernel', ...GAMES, 'bots', 'server', 'web', 'cli'].map((room) => [`${room}/src/index.ts`, 'export {}\n']),
  )
  for (const game of GAMES) plain[`${game}/package.json`] = '{ "exports": { "./title": "./src/title.ts" } }'
  for (const [path, text] of Object.entries({ ...plain, ...files })) {
    const file = join(folder, 'packages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

const faultsOf = (files: Record<string, string>) => inspect(house(files), { files: 0, imports: 0 }).faults

afterEach(() => {
  for (const folder of houses.splice(0)) rmSync(folder, { recursive: true })
})

describe('the arrows between the rooms', () => {
  const forbidden: [string, string, string][] = [
    ['the kernel opening a game', 'kernel/src/a.ts', "import { race } from '@estaminet/belgian-beers-race'"],
    ['the kernel using node', 'kernel/src/a.ts', "import { createHash } from 'node:crypto'"],
    ['a game using an npm package', 'heaven-and-ale/src/rules/a.ts', "import fc from 'fast-check'"],
    ['a game opening the other game', 'heaven-and-ale/src/a.ts', "export * from '@estaminet/belgian-beers-race'"],
    ['a game opening the bots', 'belgian-beers-race/src/a.ts', "const b = await import('@estaminet/bots')"],
    ['a type taken from a forbidden room', 'kernel/src/a.ts', "let b: import('@estaminet/bots').Bot"],
    ['a path that leaves the room', 'bots/src/a.ts', "import { x } from '../../kernel/src/game.ts'"],
    ['rules that speak', 'belgian-beers-race/src/rules/a.ts', "import { en } from '../texts/en.ts'"],
    ['an expansion that speaks', 'belgian-beers-race/src/expansions/a.ts', "import { en } from '../texts/en.ts'"],
    ['content that speaks', 'heaven-and-ale/src/content/a.ts', "import { en } from '../texts/en.ts'"],
    ['the server opening a game', 'server/src/a.ts', "import { ale } from '@estaminet/heaven-and-ale'"],
    ['the server opening the web', 'server/src/a.ts', "import '@estaminet/web'"],
    ['the web opening the server', 'web/src/a.tsx', "import { s } from '@estaminet/server'"],
    ['the web using node', 'web/src/a.ts', "import fs from 'node:fs'"],
    ['the command line opening the web', 'cli/src/a.ts', "import {\n  page,\n} from '@estaminet/web'"],
    ['bots opening the server', 'bots/src/a.ts', "import { s } from '@estaminet/server'"],
    ['a computed import in a pure room', 'bots/src/a.ts', 'const m = await import(name)'],
    ['node types smuggled in', 'kernel/src/a.ts', '/// <reference types="node" />'],
    ['a second statement on a line', 'kernel/src/a.ts', "export {}; import 'node:fs'"],
    ['a room without arrows', 'attic/src/index.ts', 'export {}'],
    ['a source that holds more than one idea', 'bots/src/a.ts', 'export {}\n'.repeat(401)],
    ['a test that does', 'bots/test/a.test.ts', 'export {}\n'.repeat(401)],
  ]

  it.each(forbidden)('refuse %s', (_, path, text) => {
    expect(faultsOf({ [path]: text })).toHaveLength(1)
  })

  it('allow what the plan of the house draws', () => {
    expect(
      faultsOf({
        'belgian-beers-race/src/rules/a.ts': "import { OVER } from '@estaminet/kernel'\nimport './b.ts'",
        'belgian-beers-race/src/texts/en.ts': "import type { Event } from '../rules/a.ts'",
        'bots/src/a.ts': "import { heaven } from '@estaminet/heaven-and-ale'",
        'server/src/a.ts': "import http from 'node:http'\nimport { bot } from '@estaminet/bots'",
        'web/src/a.tsx': "import { render } from 'solid-js/web'\nimport { race } from '@estaminet/belgian-beers-race'",
        'cli/src/a.ts': "import { serve } from '@estaminet/server'\nimport { parseArgs } from 'node:util'",
      }),
    ).toEqual([])
  })

  it('fail when hardly anything was seen', () => {
    const { faults } = inspect(house({}))
    expect(faults).toEqual([expect.stringMatching(/^only 7 files/), expect.stringMatching(/^only 0 imports/)])
  })

  it('fail when a room shows no file', () => {
    const folder = house({})
    rmSync(join(folder, 'packages/bots/src'), { recursive: true })
    expect(inspect(folder, { files: 0, imports: 0 }).faults).toEqual(['packages/bots shows no source file'])
  })
})

it('every shape of import is read', () => {
  const text = [
    "import a from 'a'",
    "import type { B } from 'b'",
    "import * as c from 'c'",
    "import 'd'",
    "export { e } from 'e'",
    "export type * from 'f'",
    "const g = await import('g')",
    "import {\n  h,\n  i,\n} from 'h'",
    "const j = require('j')",
    "export const from = 'no import'",
  ].join('\n')
  expect(importsOf(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j'])
})
