import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { HostKey } from '../../server/src/host-key.ts'
import { openStore } from '../../server/src/store/open.ts'
import { playedTable, storing } from '../../server/test/support/stored.ts'
import { folder, SMALL_BEER, type } from './at-the-terminal.ts'

const knowingSmallBeer = ['--game', SMALL_BEER]
const nowhere = 'postgres://house:topsecret@127.0.0.1:1/none'
let houses = 0
let dataDir: string
let here: string[]

beforeEach(async () => {
  dataDir = join(folder, `house-${houses++}`)
  here = ['--data-dir', dataDir]
  const store = await openStore({ dataDir })
  await store.commit(storing(playedTable(smallBeer, 'one')))
  await store.commit(storing(playedTable(smallBeer, 'two', 3)))
  await store.close()
})

const refused = (code: string, sentence: RegExp) => ({
  code: 2,
  err: expect.stringMatching(new RegExp(`^estaminet: .*${sentence.source}.* \\[${code}\\]\\n$`)),
})

describe('backup', () => {
  test('says where it is and how big, and nobody else can read it', async () => {
    const copy = `${dataDir}.copy`
    const { code, out } = await type('backup', copy, ...here)
    expect(code).toBe(0)
    const { size, mode } = statSync(copy)
    expect(out).toContain(`Copied the house to ${copy} (${(size / 1000).toFixed(1)} KB).`)
    expect(mode & 0o077).toBe(0)
  })

  test('gives the copy a name of its own in a folder, beside a running server', async () => {
    const shelf = join(folder, `shelf-${houses}`)
    const server = await openStore({ dataDir })
    const { code, out } = await type('backup', `${shelf}/`, '--json', ...here)
    await server.close()
    expect(code).toBe(0)
    const [name] = readdirSync(shelf)
    expect(name).toMatch(/^estaminet-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/)
    expect(JSON.parse(out)).toEqual({ file: join(shelf, name), bytes: statSync(join(shelf, name)).size })
  })

  test('refuses what it cannot do and says what to do instead', async () => {
    writeFileSync(`${dataDir}.copy`, 'precious')
    expect(await type('backup', `${dataDir}.copy`, ...here)).toMatchObject(refused('backup-exists', /another name/))
    expect(readFileSync(`${dataDir}.copy`, 'utf8')).toBe('precious')
    expect(await type('backup', join(folder, 'no/such/copy'), ...here)).toMatchObject(refused('no-folder', /make it/))
    expect(await type('backup', 'a', '--data-dir', join(folder, 'empty'))).toMatchObject(
      refused('no-house', /DATA_DIR/),
    )
    expect(await type('backup', 'a', 'b', ...here)).toMatchObject(refused('bad-request', /one file/))
    expect(await type('backup', '--database-url', nowhere)).toMatchObject(refused('use-pg-dump', /pg_dump --format/))
    expect(await type('backup', '--database-url', 'mysql://x')).toMatchObject(refused('bad-request', /postgres:/))
    expect(await type('backup', '--database-url', nowhere, ...here)).toMatchObject(refused('bad-request', /not both/))
  })
})

describe('restore', () => {
  test('fills an empty folder, and every match in it is good', async () => {
    const copy = `${dataDir}.copy`
    await type('backup', copy, ...here)
    const there = ['--data-dir', `${dataDir}-new`]
    expect(await type('restore', copy, ...there)).toMatchObject({ code: 0, err: '' })
    const { code, out } = await type('verify', '--all', ...there, ...knowingSmallBeer)
    expect({ code, out }).toEqual({
      code: 0,
      out: '2 tables: 1 finished and 1 unfinished matches good, 0 without a match, 0 wrong\n',
    })
  })

  test('replaces a house only when told to, and says where the old one is', async () => {
    const copy = `${dataDir}.copy`
    await type('backup', copy, ...here)
    expect(await type('restore', copy, ...here)).toMatchObject(refused('house-exists', /--replace/))
    const { code, out } = await type('restore', copy, '--replace', ...here)
    expect(code).toBe(0)
    const aside = /kept in (\S+):/.exec(out)?.[1] ?? ''
    expect(readdirSync(aside)).toContain('estaminet.db')
  })

  test('refuses while a server holds the folder, and bad backups', async () => {
    const copy = `${dataDir}.copy`
    await type('backup', copy, ...here)
    const server = await openStore({ dataDir })
    expect(await type('restore', copy, '--replace', ...here)).toMatchObject(
      refused('folder-in-use', new RegExp(`process ${process.pid} .*Stop that one first`)),
    )
    await server.close()
    writeFileSync(copy, 'a letter home, about beer. '.repeat(500))
    expect(await type('restore', copy, '--replace', ...here)).toMatchObject(
      refused('bad-backup', /Nothing was changed/),
    )
    expect(await type('restore', 'none', '--replace', ...here)).toMatchObject(refused('no-house', /no file none/))
    expect(await type('restore', ...here)).toMatchObject(refused('bad-request', /one backup/))
    expect(await type('restore', copy, '--database-url', nowhere)).toMatchObject(refused('use-pg-dump', /pg_restore/))
  })
})

describe('verify --all', () => {
  test('names the wrong ones, in words and for programs', async () => {
    const store = await openStore({ dataDir })
    await store.commit(storing(playedTable(smallBeer, 'bad'), { status: 'running' }))
    await store.close()
    const inWords = await type('verify', '--all', ...here, ...knowingSmallBeer)
    expect(inWords.code).toBe(1)
    expect(inWords.out).toMatch(/^WRONG table bad \(code C-bad\): .* \[wrong-result\]\n3 tables: .* 1 wrong\n$/)
    const asJson = await type('verify', '--all', '--json', ...here, ...knowingSmallBeer)
    expect(JSON.parse(asJson.out)).toMatchObject({
      tables: 3,
      wrong: [{ table: 'bad', error: { code: 'wrong-result' } }],
    })
  })

  test('checks a backup where it lies', async () => {
    await type('backup', `${dataDir}.copy`, ...here)
    const { code, out } = await type('verify', '--all', `${dataDir}.copy`, ...knowingSmallBeer)
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('2 tables') })
  })

  test('refuses what it cannot read', async () => {
    expect(await type('verify', '--all', '--data-dir', join(folder, 'empty'))).toMatchObject(
      refused('no-house', /empty/),
    )
    expect(await type('verify', '--all', 'a', 'b')).toMatchObject(refused('bad-request', /one backup/))
    expect(await type('verify', ...here)).toMatchObject(refused('bad-request', /add --all/))
    const letter = join(folder, 'letter.db')
    writeFileSync(letter, 'about beer '.repeat(999))
    expect(await type('verify', '--all', letter)).toMatchObject(refused('no-house', /no house of Estaminet/))
    const away = await type('verify', '--all', '--database-url', nowhere)
    expect(away).toMatchObject(refused('store-trouble', /cannot be reached/))
    expect(away.err).not.toContain('topsecret')
  })
})

describe('host-key', () => {
  test('makes a new key that opens, and the old one opens nothing', async () => {
    const before = await openStore({ dataDir })
    const { fresh: old } = await HostKey.read(before, false)
    await before.close()
    const { code, out } = await type('host-key', '--reset', ...here)
    expect(code).toBe(0)
    const store = await openStore({ dataDir })
    const { key, fresh } = await HostKey.read(store, false)
    expect(fresh).toBeUndefined()
    expect([key.opens(`Bearer ${out.trim()}`), key.opens(`Bearer ${old}`)]).toEqual([true, false])
    // A house that is open takes up a key made elsewhere.
    const { fresh: newest } = await HostKey.read(store, true)
    await key.refresh()
    expect([key.opens(`Bearer ${newest}`), key.opens(`Bearer ${out.trim()}`)]).toEqual([true, false])
    await store.close()
  })

  test('is never shown again, and not changed under a running server', async () => {
    expect(await type('host-key', ...here)).toMatchObject(refused('bad-request', /cannot be shown again.*--reset/))
    expect(await type('host-key', 'please', '--reset')).toMatchObject(refused('bad-request', /options only/))
    const server = await openStore({ dataDir })
    expect(await type('host-key', '--reset', ...here)).toMatchObject(refused('folder-in-use', /Stop that one first/))
    await server.close()
  })
})

describe('serve', () => {
  test('lists every setting, and refuses what it does not know', async () => {
    const { code, out } = await type('serve', '--help')
    expect(code).toBe(0)
    for (const variable of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL'])
      expect(out).toContain(`[${variable}]`)
    expect(await type('serve', '--beer')).toMatchObject(refused('bad-request', /--beer/))
    expect(await type('serve', '--port', 'beer', ...here)).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^`beer` is no port: .*\n$/),
    })
  })
})
