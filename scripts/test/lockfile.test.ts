import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingFrom, systemOf } from '../lockfile.mjs'

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')

it('the lockfile names every package, those of other systems too (npm run lockfile adds them)', () => {
  expect(missingFrom(JSON.parse(text))).toEqual([])
})

it('the lockfile names no registry', () => {
  expect(text).not.toMatch(/"resolved": "http/)
})

it('no package asks for a newer Node than the house does', () => {
  const packages: Record<string, { engines?: { node?: string } }> = JSON.parse(text).packages
  const least = (range: string) => Math.min(...[...range.matchAll(/(?<![.\d])\d+/g)].map(Number))
  const ours = least(packages[''].engines?.node ?? '')
  const newer = Object.entries(packages).filter(([, { engines }]) => engines?.node && least(engines.node) > ours)
  expect(newer.map(([path, { engines }]) => `${path} wants ${engines?.node}`)).toEqual([])
})

it('a package is looked for where Node would look for it', () => {
  const packages = {
    '': { dependencies: { a: '1.0.0', b: '1.0.0' } },
    'node_modules/a': { dependencies: { c: '1.0.0', d: '1.0.0' } },
    'node_modules/a/node_modules/c': { optionalDependencies: { d: '1.0.0', e: '2.0.0' }, dev: true },
    'node_modules/d': {},
  }
  expect(missingFrom({ packages })).toEqual([
    { name: 'b', version: '1.0.0', dev: false },
    { name: 'e', version: '2.0.0', dev: true },
  ])
})

it.each([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@rolldown/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rolldown/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fast-check', undefined],
])('%s is for %j', (name, system) => {
  expect(systemOf(name)).toEqual(system)
})
