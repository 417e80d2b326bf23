import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Rooms } from '../rooms/rooms.ts'
import { languageOf } from './language.ts'

/** A page does not wait longer than this for the name of its game: it finds its own way without. */
const PATIENCE = 80

/** What a browser should fetch while it still reads the page at this address, as a `link` header. */
export type Preload = (address: string, accepted: string | undefined) => Promise<string | undefined>

/**
 * The page of a table learns its game only from the table itself, one script and one greeting later. The house knows it
 * at once, and the built pages say in `preload.json` what each game's table is made of, in each language.
 */
export function preloadOf(folder: string, rooms: Pick<Rooms, 'room'>): Preload {
  const headers = readHeaders(join(folder, 'preload.json'))
  return async (address, accepted) => {
    const [, table] = /^\/table\/([\w-]{1,40})$/.exec(address) ?? []
    if (table === undefined || headers.size === 0) return undefined
    const game = await Promise.race([gameAt(rooms, table), pause(PATIENCE, undefined, { ref: false })])
    return headers.get(`${game} ${languageOf(accepted)}`)
  }
}

/** A table that is not there has a page too: the one that says so. */
const gameAt = async (rooms: Pick<Rooms, 'room'>, table: string): Promise<string | undefined> => {
  try {
    return await rooms.room(table).look(({ doc }) => doc.game)
  } catch {
    return undefined
  }
}

function readHeaders(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map()
  const games: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return new Map(
    Object.entries(games).flatMap(([game, languages]) =>
      Object.entries(languages).map(([language, list]) => [`${game} ${language}`, list.map(linkTo).join(', ')]),
    ),
  )
}

function linkTo(file: string): string {
  if (file.endsWith('.svg')) return `<${file}>; rel=preload; as=image`
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`
}
