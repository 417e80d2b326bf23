import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the house. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Node's arguments that let it run TypeScript. */
export const typescript = ['--import', 'tsx']

/**
 * Runs a program in the house; what it prints is shown, and kept when asked for.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean }} [how]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, how = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...how.env },
    shell: how.shell ?? false,
    stdio: how.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      done({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs Node itself.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export const node = (args, how) => run(process.execPath, args, how)

/**
 * Runs the npm that started us, or else the one on the path.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export function npm(args, how) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js')
    ? node([cli, ...args], how)
    : run('npm', args, { ...how, shell: process.platform === 'win32' })
}

/** A stopped npm does not tell the shell between us to stop its program; without this the port would stay taken. */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

/**
 * @param {number} start a time of `Date.now`
 */
export const since = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`
