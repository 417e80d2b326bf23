import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Rooms } from '../rooms/rooms.ts'
import { TABLE_ID } from './at-table.ts'
import { languageOf } from './language.ts'

/** A page does not wait longer than this for the name of its game: it finds its own way without. */
const PATIENCE = 80

const TABLE_PAGE = new RegExp(`^/table/(${TABLE_ID})$`)

/** No game is called so: any page, and the front door. */
const HOUSE = ''
const DOOR = '/'

type InEachLanguage = Readonly<Record<string, readonly string[]>>
interface Built {
  readonly house: InEachLanguage
  readonly door: InEachLanguage
  readonly tables: Readonly<Record<string, InEachLanguage>>
}

/** What a browser should fetch while it still reads the page at this address, as a `link` header. */
export type Preload = (address: string, accepted: string | undefined) => Promise<string | undefined>

/**
 * A page learns what it is made of and which words it needs from its first script, and that of a table its game only from
 * the table itself, one script and one greeting later. The house knows all of it at once, and the built pages say in
 * `preload.json` what each page and each game's table is made of, in each language.
 */
export function preloadOf(folder: string, rooms: Pick<Rooms, 'room'>): Preload {
  const headers = readHeaders(join(folder, 'preload.json'))
  return async (address, accepted) => {
    if (headers.size === 0) return undefined
    const language = languageOf(accepted)
    if (address === DOOR) return headers.get(`${DOOR} ${language}`)
    const [, table] = TABLE_PAGE.exec(address) ?? []
    const game = table && (await Promise.race([gameAt(rooms, table), pause(PATIENCE, undefined, { ref: false })]))
    return headers.get(`${game} ${language}`) ?? headers.get(`${HOUSE} ${language}`)
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
  const { house, door, tables }: Built = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(
    Object.entries({ ...tables, [HOUSE]: house, [DOOR]: door }).flatMap(([page, languages]) =>
      Object.entries(languages).map(([language, list]) => [`${page} ${language}`, list.map(linkTo).join(', ')]),
    ),
  )
}

function linkTo(file: string): string {
  if (file.endsWith('.svg')) return `<${file}>; rel=preload; as=image`
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`
}
