import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { ladderPlot } from '../src/arena/ladder-plot.ts'
import { companyCount, seatingsOf } from '../src/arena/lineups.ts'
import { judged, shareAt } from '../src/arena/sprt.ts'
import { eloOf, type Finish, intervalsOf, meanOf, percentile, strengthsOf } from '../src/arena/statistics.ts'
import { fileWith, folder, house, SMALL_BEER, type } from './at-the-terminal.ts'

const contest = (...more: string[]) => type('arena', SMALL_BEER, '--seed', 's', '--jobs', '1', ...more)
const games = (count: number, ...ranks: number[]): Finish[] =>
  Array.from({ length: count }, () => ({ bots: ranks.map((_, seat) => Math.min(seat, 1)), ranks }))

describe('tables', () => {
  test('one against the rest sits in every seat once', () => {
    expect(seatingsOf(2, 4, 'one', 0)).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ])
  })

  test('halves take turns around the table, and no seating comes twice', () => {
    expect(seatingsOf(2, 4, 'half', 0)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ])
    expect(seatingsOf(2, 2, 'one', 7)).toEqual(seatingsOf(2, 2, 'half', 7))
  })

  test('more bots than seats meet company by company', () => {
    expect(companyCount(4, 2)).toBe(6)
    const met = Array.from({ length: 6 }, (_, deal) => seatingsOf(4, 2, 'one', deal)[0].join())
    expect(met).toEqual(['0,1', '0,2', '0,3', '1,2', '1,3', '2,3'])
    expect(seatingsOf(4, 2, 'one', 6)).toEqual(seatingsOf(4, 2, 'one', 0))
  })

  test('with one seat everybody plays the deal alone', () => {
    expect(seatingsOf(3, 1, 'one', 5)).toEqual([[0], [1], [2]])
  })
})

describe('strengths', () => {
  const elo = (finishes: readonly Finish[], before = 0) => {
    const [first, second] = strengthsOf(finishes, 2, before)
    return eloOf(first - second)
  }

  test('three games won of four are 191 Elo, ten of eleven 400', () => {
    expect(elo([...games(75, 1, 2), ...games(25, 2, 1)])).toBeCloseTo(400 * Math.log10(3), 6)
    expect(elo([...games(10, 1, 2), ...games(1, 2, 1)])).toBeCloseTo(400, 6)
  })

  test('a shared first place is half a win', () => {
    expect(elo(games(10, 1, 1))).toBeCloseTo(0, 6)
    expect(elo([...games(2, 1, 1), ...games(2, 1, 2)])).toBeCloseTo(elo([...games(3, 1, 2), ...games(1, 2, 1)]), 6)
  })

  test('of more than two all places count: twice the weight is found again from the places it takes', () => {
    // One of weight 2 against two of weight 1: first in 3 of 6, second in 2, last in 1.
    const finishes = [...games(3, 1, 2, 3), ...games(2, 2, 1, 3), ...games(1, 3, 1, 2)]
    expect(elo(finishes)).toBeCloseTo(400 * Math.log10(2), 6)
  })

  test('whoever never lost is strong, not infinitely so', () => {
    expect(elo(games(20, 1, 2), 1)).toBeCloseTo(400 * Math.log10(20.5 / 0.5), 4)
  })

  test('three who never met all at once are put on one ladder', () => {
    const met = (one: number, other: number, wins: number, losses: number): Finish[] => [
      ...games(wins, 1, 2).map(({ ranks }) => ({ bots: [one, other], ranks })),
      ...games(losses, 2, 1).map(({ ranks }) => ({ bots: [one, other], ranks })),
    ]
    const [a, b, c] = strengthsOf([...met(0, 1, 20, 10), ...met(1, 2, 20, 10)], 3, 0)
    expect(eloOf(a - b)).toBeCloseTo(400 * Math.log10(2), 5)
    expect(eloOf(a - c)).toBeCloseTo(800 * Math.log10(2), 5)
  })
})

test('an interval holds what it should: the mean of 0 and 1 over a hundred blocks', () => {
  const blocks = Array.from({ length: 100 }, (_, i) => i % 2)
  const [{ value, low, high }] = intervalsOf(blocks, (some) => [meanOf(some)], seeded('interval'))
  expect(value).toBe(0.5)
  // A standard error of 0.05: 1.96 of them either way, as far as 400 draws show it.
  expect(low).toBeGreaterThan(0.36)
  expect(low).toBeLessThan(0.44)
  expect(high).toBeGreaterThan(0.56)
  expect(high).toBeLessThan(0.64)
})

test('percentiles lie between the numbers they separate', () => {
  expect(percentile([10, 20, 30, 40, 50], 0.5)).toBe(30)
  expect(percentile([10, 20], 0.25)).toBe(12.5)
  expect(percentile([7], 0.9)).toBe(7)
})

describe('the test that goes on until it knows', () => {
  const claims = { elo0: 0, elo1: 100 }
  const atTwo = (elo: number) => shareAt(elo, 1, 1)

  test('expects of a table what its weights say', () => {
    expect(shareAt(0, 1, 3)).toBe(0.25)
    expect(shareAt(0, 2, 2)).toBe(0.5)
    expect(shareAt(400, 1, 1)).toBeCloseTo(10 / 11, 12)
  })

  test('knows nothing before it has seen anything, and accepts what it sees often enough', () => {
    expect(judged(claims, [], atTwo, 2)).toMatchObject({ ratio: 0, accepted: 'none yet' })
    const equals = Array.from({ length: 200 }, (_, i) => [0, 0.5, 1, 0.5][i % 4])
    expect(judged(claims, equals, atTwo, 2).accepted).toBe('elo0')
    expect(judged(claims, equals.slice(0, 4), atTwo, 2).accepted).toBe('none yet')
    const stronger = Array.from({ length: 200 }, (_, i) => [0, 0.5, 1, 1, 1][i % 5])
    expect(judged(claims, stronger, atTwo, 2).accepted).toBe('elo1')
  })

  test('gives the ratio of the likelihoods of a bell curve', () => {
    const shares = [0.5, 1, 0.5, 1]
    const [low, high] = [atTwo(0), atTwo(100)]
    const variance = (4 * 0.25 ** 2 + 0.125) / 5
    const off = (claim: number) => shares.reduce((sum, one) => sum + (one - claim) ** 2, 0)
    expect(judged(claims, shares, atTwo, 2).ratio).toBeCloseTo((off(low) - off(high)) / (2 * variance), 9)
  })
})

describe('estaminet arena', () => {
  test('tells how bots fare, the same with the same seed', async () => {
    const { code, out, err } = await contest('--bots', 'easy,random', '--blocks', '20', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'small-beer', seats: 2, blocks: 20, games: 40, bots: ['easy', 'random'] })
    const [easy, random] = report.standings
    expect(easy.first.value + random.first.value).toBeCloseTo(1, 9)
    expect(easy.ahead.value).toBeCloseTo(-random.ahead.value, 9)
    expect(easy.elo.low).toBeLessThanOrEqual(easy.elo.value)
    expect(easy.elo.value).toBeLessThanOrEqual(easy.elo.high)
    expect(random.elo.value).toBe(0)
    expect((await contest('--bots', 'easy,random', '--blocks', '20', '--json')).out).toBe(out)
  })

  test('says it in words, with what each bot does, and draws the ladder', async () => {
    const plot = join(folder, 'ladder.svg')
    const args = [
      '--bots',
      'easy,random',
      '--seats',
      '3',
      '--table',
      'half',
      '--blocks',
      '6',
      '--habits',
      '--plot',
      plot,
    ]
    const { out } = await contest(...args)
    expect(out).toContain('small-beer, 3 seats, table half, 6 blocks, 18 games, seed s')
    expect(out).toContain('Fewer than 400 games')
    expect(out).toContain('| poured |')
    expect(readFileSync(plot, 'utf8')).toContain('>easy</text>')
  })

  test('alone everybody plays the same deals, and who loses is first in none', async () => {
    const args = [
      '--seats',
      '1',
      '--options',
      '{"solo":true}',
      '--bots',
      'very-easy,random',
      '--blocks',
      '2',
      '--seed',
      's',
    ]
    const { standings } = JSON.parse((await type('arena', 'belgian-beers-race', ...args, '--jobs', '1', '--json')).out)
    for (const { first, elo } of standings) expect({ ...first, elo }).toEqual({ value: 0, low: 0, high: 0, elo: null })
    expect(standings[0].ahead.value).toBeCloseTo(standings[0].points.mean - standings[1].points.mean, 1)
  })

  test('threads play the same blocks', async () => {
    const args = ['--bots', 'easy,random', '--blocks', '4', '--json']
    const { code, out, err } = await contest(...args, '--jobs', '2')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe((await contest(...args)).out)
  })

  test('stops as soon as it knows, and says what', async () => {
    const { out } = await contest('--bots', 'easy,random', '--blocks', '4000', '--sprt=-400,-300', '--json')
    const { sprt, blocks } = JSON.parse(out)
    expect(sprt.accepted).toBe('elo1')
    expect(blocks).toBeLessThan(4000)
  })

  test('goes on where it stopped, also after half a line, and only with the same contest', async () => {
    const save = join(folder, 'arena.jsonl')
    const args = ['--bots', 'easy,random', '--save', save, '--json']
    await contest(...args, '--blocks', '3')
    appendFileSync(save, '{"deal":3,"ga')
    const { out } = await contest(...args, '--blocks', '6')
    expect(out).toBe((await contest('--bots', 'easy,random', '--blocks', '6', '--json')).out)
    expect(readFileSync(save, 'utf8').trim().split('\n')).toHaveLength(7)
    const other = await contest('--bots', 'random,easy', '--save', save)
    expect(other.code).toBe(2)
    expect(other.err).toContain('its bots is ["easy","random"]')
    const strange = await contest('--bots', 'easy,random', '--save', fileWith('strange.txt', 'no arena'))
    expect(strange.err).toContain('[bad-file]')
  })

  test('another program plays along', async () => {
    const program = `cmd:python3 ${join(house, 'docs/examples/arena_bot.py')}`
    const { code, out, err } = await contest(
      '--bots',
      `random,${program}`,
      '--blocks',
      '2',
      '--limit',
      '60000',
      '--json',
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out).standings.map(({ bot }: { bot: string }) => bot)).toEqual(['random', program])
  })

  test.each([
    ['bot-died', `node -e "console.error('out of beer'); process.exit(3)"`, 'exit code 3. It said: out of beer'],
    ['bot-answer', 'cat', 'should answer {"id":1,"result":{"move":…}}'],
    ['illegal-move', answering('{"move":99}'), 'played 99, which is not legal for seat'],
    ['illegal-move', answering('{"move":"drink up"}'), 'played "drink up"'],
  ])('a program that fails is named: %s', async (code, program, says) => {
    const { code: exit, err } = await contest('--bots', `random,cmd:${program}`, '--blocks', '1')
    expect(exit).toBe(2)
    expect(err).toContain(`[${code}]`)
    expect(err).toContain(says)
  })

  test('a program that thinks too long is named', async () => {
    const once = `process.stdin.once('data', (asked) => console.log(JSON.stringify({ id: 1, result: { move: JSON.parse(asked).moves[0].move } })))`
    const { err } = await contest(
      '--bots',
      `random,cmd:node -e "${once}; setInterval(() => {}, 1000)"`,
      '--limit',
      '50',
    )
    expect(err).toContain('took longer than 50 ms for a move')
    expect(err).toContain('[bot-late]')
  })

  test.each([
    [[], 'Who plays?'],
    [['--bots', 'easy'], 'two bots or more'],
    [['--bots', 'easy,easy'], 'named twice'],
    [['--bots', 'easy,nobody'], 'No bot "nobody"'],
    [['--bots', 'easy,cmd:'], 'takes a command line'],
    [['--bots', 'easy,random', '--table', 'round'], '--table is one or half'],
    [['--bots', 'easy,random', '--seats', '9'], 'is for 2 to 3 players'],
    [['--bots', 'easy,random', '--sprt', '5'], '--sprt takes two numbers'],
    [['--bots', 'easy,random', '--sprt', '9,5'], '--sprt takes two numbers'],
    [['--bots', 'easy,random,very-easy', '--sprt', '0,5'], 'compares two bots'],
    [['--bots', 'easy,random', '--options', '{'], '--options takes JSON'],
    [['--bots', 'easy,random', '--blocks', 'many'], '--blocks takes a whole number'],
    [['--bots', 'easy,random,very-easy', '--blocks', '2'], '3 blocks at least'],
    [['--bots', 'easy,random', '--plot', '/no/such/place.svg'], 'cannot be written'],
  ])('refuses %j', async (args, says) => {
    const { code, err } = await contest(...args)
    expect(code).toBe(2)
    expect(err).toContain(says)
  })
})

test('a ladder is drawn with names that are safe in a picture', async () => {
  const { out } = await contest('--bots', 'easy,random', '--blocks', '3', '--json')
  const report = JSON.parse(out)
  const standings = report.standings.map((one: object, i: number) => (i === 0 ? { ...one, bot: 'cmd:a<b' } : one))
  expect(ladderPlot({ ...report, standings })).toContain('cmd:a&#60;b')
})

/** A program that answers the first question with this, whatever it was. */
function answering(result: string): string {
  return `node -e "process.stdin.once('data', () => console.log(JSON.stringify({ id: 1, result: ${result.replaceAll('"', "'")} })))"`
}
