import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8')

/** Where a refusal may come from that a client is told. */
const ROOMS = ['kernel', 'table', 'server', 'heaven-and-ale', 'belgian-beers-race']
/** Said where a house is started or looked after, and where moves are typed: to no client. */
const TO_NO_CLIENT = [
  'ambiguous-move',
  'backup-exists',
  'bad-backup',
  'bad-setting',
  'folder-in-use',
  'lost-data',
  'malformed-state',
  'migration-failed',
  'newer-data',
  'no-folder',
  'no-house',
  'too-few-files',
  'unreadable-move',
  'use-pg-dump',
]
const SAID = [/new Refusal\(\s*'([a-z-]+)'/g, /\b(?:deny|refuse|super)\(\s*'([a-z-]+)'/g, /\bcode: '([a-z-]+)'/g]

function codesInSources(): Set<string> {
  const codes = new Set<string>()
  for (const room of ROOMS)
    for (const file of readdirSync(join(root, 'packages', room, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || join(room, file).startsWith('server/commands/')) continue
      const text = readFileSync(join(root, 'packages', room, 'src', file), 'utf8')
      for (const said of SAID) for (const [, code] of text.matchAll(said)) codes.add(code)
    }
  return codes
}

function codesOnThePage(): Set<string> {
  const chapter = page.split(/^## /m).find((one) => one.startsWith('Refusals\n')) ?? ''
  const cells = chapter.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1]] : []))
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code)))
}

it('every code a client may be refused with stands in the table of refusals, and no other', () => {
  const told = [...codesInSources()].filter((code) => !TO_NO_CLIENT.includes(code))
  expect([...codesOnThePage()].toSorted()).toEqual(told.toSorted())
})
