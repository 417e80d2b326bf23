import './node-version.mjs'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gamePackages } from './games.mjs'
import { install } from './install.mjs'
import { drawMutants } from './mutate/draw.mjs'
import { entryOf, explainedIn } from './mutate/explained.mjs'
import { CONFIG, tryTests } from './mutate/trial.mjs'
import { privateCopy } from './private-copy.mjs'
import { root, since } from './programs.mjs'
import { Trouble, tell } from './trouble.mjs'

const GAMES = gamePackages()
const HELP = `npm run mutate -- [--package <name>] [--in <folder>] [--seed <s>] [--count <n>] [--from <n>] [--jobs <n>] [--json] [--list]

Breaks the rules of a game in small ways (a constant one off, a comparison shifted, a condition negated, a statement
dropped) and runs that package's tests on each: a change no test notices is a survivor, and needs a test.

  --package  whose rules to break (default: every game)
  --in       which folder of src to break, e.g. expansions or expansions/team (default: rules); for one expansion the
             tests named after others are left out
  --seed     same seed and same rules, same mutants (default: 1)
  --count    how many mutants, at least one for each file (default: 100)
  --from     the first of them to try, as --list numbers them, so that a long run can be done in parts (default: 1)
  --jobs     mutants tried at the same time (default: 2, or 1 on a single core)
  --json     the result as JSON on standard output
  --list     only say which mutants would be tried

The working tree is never touched: each job has its own copy in the temporary folder. Rules that run for ever count as
noticed. A survivor that provably changes nothing is listed in packages/<name>/mutants.md: the line printed here, then
": " and the proof. Exit 1 when a survivor is not listed there, or when the tests fail without any mutant.
`

/** The folder of rules every game has. Expansions lie in others, and have a folder of tests of the same name. */
const RULES = 'rules'
/** Whole games take longest: they are tried on what the chapters let pass. The longest of all prove other things. */
const WHOLE_GAMES = [
  'conversion-search',
  'perft',
  'golden',
  'awkward-positions',
  'awkward-windows',
  'pixel-bag-eager',
  'pixel-bag-conformance',
  'solo-conformance',
].map((name) => `${name}.test.ts`)
/** What reads catalogues and tables never sees a rule; the longest proofs would only take longer. */
const LEFT_OUT = [
  'texts',
  'expansion-texts',
  'content-objectives',
  'content-expansions',
  'content-examples',
  'content-numbers',
  'conformance',
  'fuzz',
  'every-table-with-hands',
].map((name) => `${name}.test.ts`)
/** What a run may take of the processor, compared with the tests of sound rules. */
const PATIENCE = { times: 3, seconds: 10 }

const { values } = parseArgs({
  options: {
    package: { type: 'string', multiple: true },
    in: { type: 'string', default: RULES },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** @typedef {import('./mutate/draw.mjs').Mutant & import('./mutate/trial.mjs').Trial & { explained: boolean }} Result */

const say = (/** @type {string} */ text) => (values.json ? process.stderr : process.stdout).write(`${text}\n`)
const progress = (/** @type {string} */ text) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`)

/**
 * Files in the order in which they are likely to fail: the chapter of the mutant, then those that failed before.
 * @param {readonly string[]} tests
 * @param {ReadonlyMap<string, number>} kills
 * @param {string} file
 */
function orderFor(tests, kills, file) {
  const parts = file.replace('.ts', '').toLowerCase().replaceAll('-', '').split('/')
  // A chapter has tests of its own, an expansion several.
  const stem = parts.at(parts.length > 2 ? -2 : -1) ?? ''
  const worth = (/** @type {string} */ test) =>
    (basename(test).replaceAll('-', '').startsWith(stem) ? 1000 : 0) + (kills.get(basename(test)) ?? 0)
  return [...tests].sort((a, b) => worth(b) - worth(a))
}

/**
 * The tests of the folder that is broken, and those that play whole games.
 * @param {string} name
 */
function testsOf(name) {
  const listed = (/** @type {string} */ folder) =>
    readdirSync(join(root, 'packages', name, 'test', folder)).filter((file) => file.endsWith('.test.ts'))
  if (values.in === RULES) return listed('.')
  const [top, own] = values.in.split('/')
  const others = own === undefined ? [] : namesBeside(name, top, own)
  // Where one expansion is broken, tests of another take long and hardly ever say anything.
  const isOfAnother = (/** @type {string} */ file) => others.some((other) => file.startsWith(other))
  return [
    ...listed(top)
      .filter((file) => !isOfAnother(file))
      .map((file) => `${top}/${file}`),
    ...listed('.').filter((file) => WHOLE_GAMES.includes(file)),
  ]
}

/**
 * The folders beside one, by which their tests are named.
 * @param {string} name
 * @param {string} top
 * @param {string} own
 */
const namesBeside = (name, top, own) =>
  readdirSync(join(root, 'packages', name, 'src', top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== own)
    .map((entry) => entry.name)

/**
 * What expansions ask of the rules of the base, where a game has any.
 * @param {string} name
 */
function testsOfExpansions(name) {
  const folder = join(root, 'packages', name, 'test/expansions')
  if (!existsSync(folder)) return []
  const isShort = (/** @type {string} */ file) => file.endsWith('.test.ts') && !WHOLE_GAMES.includes(file)
  return readdirSync(folder)
    .filter(isShort)
    .map((file) => `expansions/${file}`)
}

/**
 * @param {string} name
 * @returns {Promise<Result[]>}
 */
async function mutate(name) {
  const source = join('packages', name, 'src')
  const broken = join(source, values.in)
  if (!existsSync(join(root, broken))) throw new Trouble(`There is no ${broken}. Packages: ${GAMES.join(', ')}.`)
  const first = Number(values.from)
  const drawn = drawMutants(name, values.in, values.seed, Number(values.count))
  const mutants = drawn.slice(first - 1)
  if (!(first >= 1) || mutants.length === 0)
    throw new Trouble(`--from takes a number from 1 to ${drawn.length}, not "${values.from}".`)
  if (values.list) {
    mutants.forEach((mutant, at) => {
      say(`${first + at}. ${mutant.kind}: ${entryOf(mutant)}`)
    })
    return []
  }
  const jobs = Math.max(1, Math.min(Number(values.jobs), mutants.length))
  const copies = Array.from({ length: jobs }, () => privateCopy('mutants'))
  for (const { folder } of copies) writeFileSync(join(folder, 'vitest.config.mjs'), CONFIG)
  const removeAll = () => {
    for (const copy of copies) copy.remove()
  }
  process.once('exit', removeAll)
  const tests = testsOf(name)
  const stages = [
    tests.filter((file) => !WHOLE_GAMES.includes(basename(file)) && !LEFT_OUT.includes(basename(file))),
    tests.filter((file) => WHOLE_GAMES.includes(basename(file))),
    values.in === RULES ? testsOfExpansions(name) : [],
  ].filter((files) => files.length > 0)
  const isExplained = explainedIn(name)
  /** @type {Map<string, number>} */
  const kills = new Map()
  /** @type {Result[]} */
  const results = []

  progress(`${name}: the tests without a mutant …`)
  /** @type {number[]} */
  const limits = []
  for (const files of stages) {
    const sound = await tryTests(copies[0].folder, name, files, 600)
    if (sound.verdict !== 'survived')
      throw new Trouble(`The tests of ${name} fail without any mutant: ${sound.by}. Mend them first.`)
    limits.push(sound.seconds * PATIENCE.times + PATIENCE.seconds)
  }
  say(`${name}: ${mutants.length} mutants, seed ${values.seed}`)

  /** The stages one after the other, until one notices. */
  const stand = async (/** @type {string} */ folder, /** @type {string} */ file) => {
    for (const [at, files] of stages.entries()) {
      const trial = await tryTests(folder, name, orderFor(files, kills, file), limits[at])
      if (trial.verdict !== 'survived' || at === stages.length - 1) return trial
    }
    throw new Trouble(`${name} has no tests.`)
  }

  const waiting = [...mutants]
  const work = async (/** @type {string} */ folder) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const path = join(folder, values.in === RULES ? broken : source, mutant.file)
      const original = readFileSync(path, 'utf8')
      writeFileSync(path, mutant.mutated)
      const trial = await stand(folder, mutant.file)
      writeFileSync(path, original)
      kills.set(trial.by, (kills.get(trial.by) ?? 0) + 1)
      const explained = trial.verdict === 'survived' && isExplained(mutant)
      results.push({ ...mutant, ...trial, explained })
      // Whoever watches sees the count; in a file every mutant has its line, so that a long run can be followed.
      if (trial.verdict !== 'killed' || !process.stderr.isTTY) {
        progress('')
        say(`${explained ? 'explained' : WORDS[trial.verdict]} ${entryOf(mutant)}`)
      }
      progress(`${results.length} of ${mutants.length} mutants, ${results.filter(lives).length} survived`)
    }
  }
  await Promise.all(copies.map(({ folder }) => work(folder)))
  progress('')
  process.off('exit', removeAll)
  removeAll()
  return results
}

const WORDS = { killed: 'killed   ', endless: 'endless  ', survived: 'SURVIVED ' }

const lives = (/** @type {Result} */ { verdict }) => verdict === 'survived'

/** @param {readonly Result[]} results */
function table(results) {
  for (const file of [...new Set(results.map((result) => result.file))].sort()) {
    const here = results.filter((result) => result.file === file)
    const survived = here.filter(lives)
    const known = survived.filter(({ explained }) => explained).length
    const remark = survived.length === 0 ? '' : `, ${survived.length} survived (${known} explained)`
    say(`  ${file}: ${here.length - survived.length} killed${remark}`)
  }
}

// Copies and test runs are put away on the way out, whoever asks for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

await tell(async () => {
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  await install()
  const report = []
  for (const name of values.package ?? GAMES) {
    const start = Date.now()
    const results = await mutate(name)
    if (values.list) continue
    table(results)
    const survived = results.filter(lives)
    const unexplained = survived.filter(({ explained }) => !explained)
    if (unexplained.length > 0) process.exitCode = 1
    say(
      `${name}: ${results.length - survived.length} of ${results.length} killed, ${survived.length} survived, ` +
        `${unexplained.length} unexplained; ${since(start)}`,
    )
    report.push({ package: name, seed: values.seed, results: results.map(({ mutated, ...rest }) => rest) })
  }
  if (values.json && !values.list) process.stdout.write(`${JSON.stringify(report)}\n`)
})
