import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings, settingFlags } from '../../packages/server/src/settings.ts'
import { filesOf, ignoring } from '../hosting/context.ts'
import { environmentOf, last, readCommand, readCopy, readDockerfile } from '../hosting/dockerfile.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const text = (path: string) => readFileSync(join(house, path), 'utf8')
const variables = Object.keys(settingFlags).map((flag) => flag.toUpperCase().replaceAll('-', '_'))
const PINNED = /^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)*$/

/** What an environment amounts to, once the house has read it. */
function settingsIn(env: Record<string, string>) {
  expect(variables).toEqual(expect.arrayContaining(Object.keys(env)))
  const reading = readSettings([], env)
  if (!('settings' in reading)) throw new Error(JSON.stringify(reading))
  return reading.settings
}

describe('the Dockerfile', () => {
  const stages = readDockerfile(text('Dockerfile'))
  const image = stages[stages.length - 1]
  const ignored = ignoring(text('.dockerignore'))
  const inContext = filesOf(house).filter((path) => !ignored(path))

  it('builds on pinned versions that the house runs on', () => {
    const least = JSON.parse(text('package.json')).engines.node.replace('>=', '').split('.').map(Number)
    for (const { base } of stages) {
      expect(base).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim$/)
      expect(Number(/\d+/.exec(base)?.[0])).toBeGreaterThanOrEqual(least[0])
    }
  })

  it('copies only what is there and not left out', () => {
    for (const { steps } of stages)
      for (const { from, sources } of steps.filter(({ word }) => word === 'COPY').map(({ rest }) => readCopy(rest)))
        for (const source of sources)
          if (from === undefined)
            expect(
              inContext.filter((path) => path === source || path.startsWith(`${source}/`)),
              source,
            ).not.toEqual([])
          else expect(stages.map(({ name }) => name)).toContain(from)
  })

  it('knows every package of the house before it installs', () => {
    const [manifests, ...others] = stages
    expect(manifests.steps.map(({ rest }) => rest)).toContain('packages packages')
    const installing = others.filter(({ steps }) => steps.some(({ rest }) => rest.startsWith('npm ci')))
    expect(installing).toHaveLength(2)
    for (const { steps } of installing) {
      const install = steps.findIndex(({ rest }) => rest.startsWith('npm ci'))
      expect(steps.slice(0, install).map(({ rest }) => rest)).toContain('--from=manifests /house/packages packages')
    }
    expect(image.steps.map(({ rest }) => rest)).toContain('--from=pantry /house/packages packages')
  })

  it('runs as nobody in particular, keeps its data in a volume, and can be asked how it is', () => {
    expect(last(image, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    const { PORT, DATA_DIR, NODE_ENV, PATH: _, ...others } = environmentOf(image)
    expect(others).toEqual({})
    expect(NODE_ENV).toBe('production')
    expect(settingsIn({ PORT, DATA_DIR })).toMatchObject({ port: Number(last(image, 'EXPOSE')), host: '::' })
    expect(last(image, 'VOLUME')).toBe(DATA_DIR)
    expect(readCommand(last(image, 'HEALTHCHECK') ?? '').join(' ')).toContain('/healthz')
    const [program, script, command] = readCommand(last(image, 'CMD') ?? '')
    expect([program, command]).toEqual(['node', 'serve'])
    expect(inContext).toContain(script)
  })

  it('takes no tests, no data and no secrets along', () => {
    for (const path of [
      '.git/config',
      'data/estaminet.db',
      '.env',
      'packages/server/test/stop.test.ts',
      'deploy/Caddyfile',
    ])
      expect(ignored(path), path).toBe(true)
    expect(ignored('packages/web/dist/index.html')).toBe(true)
    expect(inContext.every((path) => !/(^|\/)(node_modules|test|dist)\//.test(path))).toBe(true)
  })
})

interface Service {
  readonly image: string
  readonly build?: string
  readonly environment: Record<string, string>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly networks?: readonly string[]
  readonly depends_on?: Record<string, { readonly condition: string }>
  readonly healthcheck?: object
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly restart?: string
  readonly stop_grace_period?: string
}

interface Compose {
  readonly services: Record<string, Service>
  readonly volumes: Record<string, unknown>
  readonly networks?: Record<string, unknown>
}

/** A compose file with its variables filled in as Docker would; what must be given and is not is an error. */
function compose(file: string, given: Record<string, string>): Compose {
  const filled = text(file).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, sign, otherwise) => {
    if (given[name]) return given[name]
    if (sign === '-') return otherwise
    throw new Error(`${name} is missing`)
  })
  return parse(filled)
}

const own = (services: Record<string, Service>) => Object.entries(services).filter(([, { build }]) => build === '.')

describe.each([
  ['compose.yaml', {}, 1],
  ['compose.cluster.yaml', { PUBLIC_URL: 'https://play.example.org', POSTGRES_PASSWORD: 'abc123' }, 3],
])('%s', (file, given, nodes) => {
  const { services, volumes, networks = {}, ...rest } = compose(file, given)

  it('uses pinned images and only what it declares', () => {
    expect(Object.keys(rest).filter((key) => !key.startsWith('x-'))).toEqual([])
    for (const [name, service] of Object.entries(services)) {
      expect(service.image, name).toMatch(PINNED)
      expect(service.restart, name).toBe('unless-stopped')
      for (const mounted of service.volumes ?? []) {
        const [source] = mounted.split(':')
        if (source.startsWith('./')) expect(existsSync(join(house, source)), source).toBe(true)
        else expect(Object.keys(volumes)).toContain(source)
      }
      for (const network of service.networks ?? []) expect(Object.keys(networks)).toContain(network)
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(condition).toBe('service_healthy')
        expect(services[needed].healthcheck !== undefined || services[needed].build === '.', needed).toBe(true)
      }
    }
  })

  it('gives its nodes settings that the house understands, and nothing they do not need', () => {
    const houses = own(services)
    expect(houses).toHaveLength(nodes)
    for (const [, service] of houses) {
      settingsIn(service.environment)
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      // The house takes up to five seconds to let everything finish.
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(10)
    }
  })
})

describe('one house', () => {
  const { estaminet } = compose('compose.yaml', { PORT: '8080' }).services

  it('listens where it is told to and keeps its data', () => {
    expect(estaminet.ports).toEqual(['8080:3000'])
    const [image] = readDockerfile(text('Dockerfile')).slice(-1)
    expect(estaminet.volumes).toEqual([`house:${last(image, 'VOLUME')}`])
    expect(settingsIn(estaminet.environment).databaseUrl).toBeUndefined()
  })
})

describe('the cluster', () => {
  const given = { PUBLIC_URL: 'https://play.example.org', POSTGRES_PASSWORD: 'abc123' }
  const { services } = compose('compose.cluster.yaml', given)
  const { proxy, postgres, ...nodes } = services

  it('does not start without an address and a password', () => {
    expect(() => compose('compose.cluster.yaml', { PUBLIC_URL: 'https://x.example' })).toThrow('POSTGRES_PASSWORD')
    expect(() => compose('compose.cluster.yaml', { POSTGRES_PASSWORD: 'abc123' })).toThrow('PUBLIC_URL')
  })

  it('has all nodes on the one database, reachable only through the proxy, whose word counts', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = postgres.environment
    for (const node of Object.values(nodes)) {
      const settings = settingsIn(node.environment)
      expect(settings).toMatchObject({ publicUrl: given.PUBLIC_URL, trustProxy: 'uniquelocal' })
      expect(settings.databaseUrl).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`)
      expect(node.ports).toBeUndefined()
    }
    expect(postgres.ports).toBeUndefined()
    expect(proxy.environment.NODES.split(' ')).toEqual(Object.keys(nodes).map((name) => `${name}:3000`))
    expect(Object.keys(proxy.depends_on ?? {})).toEqual(Object.keys(nodes))
  })

  it('gives the proxy every variable its file asks for', () => {
    const asked = [...text('deploy/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name)
    expect(new Set(asked)).toEqual(new Set(Object.keys(proxy.environment)))
  })
})

describe('the systemd unit', () => {
  const lines = text('deploy/estaminet.service')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
  const value = (key: string) => lines.find(([name]) => name === key)?.[1]

  it('starts a program that is there, with settings the house knows', () => {
    const [, script, command] = (value('ExecStart') ?? '').split(' ')
    const home = `${value('WorkingDirectory')}/`
    expect(script.startsWith(home) && existsSync(join(house, script.slice(home.length)))).toBe(true)
    expect(command).toBe('serve')
    const { NODE_ENV, ...env } = Object.fromEntries(
      (value('Environment') ?? '').split(' ').map((one) => one.split('=')),
    )
    expect(NODE_ENV).toBe('production')
    const lent = text('deploy/estaminet.env')
      .replaceAll(/^#(?=[A-Z])/gm, '')
      .split('\n')
    settingsIn(
      Object.fromEntries(lent.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/).slice(0, 2))),
    )
    expect(settingsIn(env).dataDir).toBe(`/var/lib/${value('StateDirectory')}`)
  })

  it('does not try again after what only a person can put right', () => {
    expect([value('Restart'), value('RestartPreventExitStatus')]).toEqual(['on-failure', '2'])
  })
})
