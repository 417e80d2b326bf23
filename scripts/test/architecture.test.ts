import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gamePackages } from '../games.mjs'
import { root } from '../programs.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe.each(['docs/architecture.md', 'CONTRIBUTING.md'])('%s', (page) => {
  test('names only files and folders that are there', () => {
    const named = [...read(page).matchAll(/`((?:packages|scripts|docs)\/[^`*<]+)`/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

/** Every page of the repository, in its folders too. */
function pages(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist|\.git)$/.test(entry.name) ? [] : pages(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

test('every page links to what is there', () => {
  const links = pages().flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, to]) => ({ page, to })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)))).toEqual([])
})

test('docs/architecture.md shows every room, and games as one', () => {
  const page = read('docs/architecture.md')
  const rooms = readdirSync(join(root, 'packages')).filter((room) => !gamePackages().includes(room))
  expect(rooms.filter((room) => !page.includes(`packages/${room}`))).toEqual([])
})

test('the forge runs what everybody runs, on the oldest and the newest Node', () => {
  const workflow = read('.github/workflows/test.yml')
  expect(workflow).toContain('run: .ci/run')
  expect(workflow).toContain('node: ["20", "24"]')
})
