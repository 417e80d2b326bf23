import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether a path goes into the image: the last line of .dockerignore that fits it or a folder above it decides. */
export function ignoring(text: string): (path: string) => boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), fits: shapeOf(line.replace(/^!/, '')) }))
  return (path) => {
    const parts = path.split('/')
    const above = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
    const decisive = lines.findLast(({ fits }) => above.some((one) => fits.test(one)))
    return decisive !== undefined && !decisive.keeps
  }
}

function shapeOf(pattern: string): RegExp {
  const body = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\0')
    .replace(/\*/g, '[^/]*')
    .replaceAll('\0', '(.*/)?')
  return new RegExp(`^${body}$`)
}

/** Every file of the house, as a clone would have it. */
export function filesOf(house: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout.split('\n').filter((path) => path !== '' && existsSync(join(house, path)))
}

/** Copies what the image may be made of into an empty folder. */
export function layOut(house: string, into: string): number {
  const ignored = ignoring(readFileSync(join(house, '.dockerignore'), 'utf8'))
  const files = filesOf(house).filter((path) => !ignored(path))
  for (const path of files) {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    cpSync(join(house, path), join(into, path))
  }
  return files.length
}
