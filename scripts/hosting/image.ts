import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { layOut } from './context.ts'
import { environmentOf, last, readCommand, readCopy, readDockerfile, type Stage } from './dockerfile.ts'
import { freePort, insist, Running, run, say, since, until } from './programs.ts'

/**
 * Carries out the Dockerfile's own steps in an empty folder, each stage in a folder of its own, with the Node its base
 * names; then runs the result as the image would: its user, its command, its health check.
 */
export async function rehearseImage(house: string): Promise<void> {
  const stages = readDockerfile(readFileSync(join(house, 'Dockerfile'), 'utf8'))
  const ground = mkdtempSync(join(tmpdir(), 'estaminet-image-'))
  // The image's user is not us and must be able to come in.
  chmodSync(ground, 0o755)
  try {
    say(`  ${layOut(house, join(ground, 'context'))} files to build from`)
    const env = { ...process.env, PATH: `${await nodeOf(stages, ground)}${delimiter}${process.env.PATH}` }
    for (const stage of stages) await build(stage, ground, env)
    await tryOut(stages[stages.length - 1], ground, env)
  } finally {
    rmSync(ground, { recursive: true, force: true })
  }
}

/** A folder that holds the very Node the image is based on. */
async function nodeOf(stages: readonly Stage[], ground: string): Promise<string> {
  const version = /^node:(\d+\.\d+\.\d+)-/.exec(stages[0].base)?.[1]
  if (version === undefined) throw new Error(`No version of Node in ${stages[0].base}`)
  const path = await run('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'])
  const bin = join(ground, 'node')
  mkdirSync(bin)
  copyFileSync(path.trim().split('\n').at(-1) ?? '', join(bin, 'node'))
  chmodSync(join(bin, 'node'), 0o755)
  insist((await run(join(bin, 'node'), ['--version'])).trim() === `v${version}`, `Node ${version} runs the steps`)
  return bin
}

async function build(stage: Stage, ground: string, env: NodeJS.ProcessEnv): Promise<void> {
  const start = Date.now()
  const root = join(ground, stage.name)
  let here = root
  for (const { word, rest } of stage.steps) {
    if (word === 'WORKDIR') {
      here = join(root, rest)
      mkdirSync(here, { recursive: true })
    }
    if (word === 'COPY') {
      const { from, sources, to } = readCopy(rest)
      for (const source of sources) copy(join(ground, from ?? 'context', source), join(here, to), to.endsWith('/'))
    }
    if (word === 'RUN') await run('sh', ['-c', rest], { cwd: here, env })
  }
  say(`  stage ${stage.name} in ${since(start)}`)
}

/** As COPY does it: what is in a folder goes into the folder named, a file into it only after a slash. */
function copy(source: string, to: string, into: boolean): void {
  const name = source.split('/').at(-1) ?? ''
  cpSync(source, into ? join(to, name) : to, { recursive: true, verbatimSymlinks: true })
}

async function tryOut(stage: Stage, ground: string, env: NodeJS.ProcessEnv): Promise<void> {
  const root = join(ground, stage.name)
  const home = join(root, last(stage, 'WORKDIR') ?? '/')
  const port = String(await freePort())
  // Paths of the image begin here, and a free port stands in for its own.
  const inside = Object.entries(environmentOf(stage)).map(([name, value]) => [
    name,
    value.replace(/(^|:)\//g, `$1${root}/`).replace('$PATH', env.PATH ?? ''),
  ])
  const [uid, gid] = (last(stage, 'USER') ?? '').split(':').map(Number)
  const own = process.getuid?.() === 0 ? { uid, gid } : {}
  const options = { cwd: home, env: { ...env, HOME: ground, ...Object.fromEntries(inside), PORT: port }, ...own }
  const start = Date.now()
  const [program, ...args] = readCommand(last(stage, 'CMD') ?? '[]')
  const server = new Running(program, args, options)
  const [health, ...healthArgs] = readCommand(last(stage, 'HEALTHCHECK') ?? '[]')
  await until('the health check', async () => {
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.said}`)
    return (await new Running(health, healthArgs, options).ended) === 0
  })
  insist(true, `the health check of the image passes, ${since(start)} after the start`)
  if (own.uid !== undefined) say(`  it runs as user ${own.uid}`)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  insist(page.ok && (await page.text()).includes('<script'), 'the pages are served')
  insist(/Host key.*\n\s+\S{20,}/.test(server.said), 'the host key is printed')
  insist(readdirSync(join(home, 'data')).includes('estaminet.db'), 'the store is in the volume')
  const copied = await run('estaminet', ['backup', 'data/copy.db'], options)
  insist(copied.includes('Copied the house to data/copy.db'), 'the command `estaminet` works beside the server')
  insist((await server.end('SIGTERM')) === 0, 'it stops well when told to')
  say(`  ${(await run('du', ['-sh', root])).split('\t')[0]} on top of the base`)
}
