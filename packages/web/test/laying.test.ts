import { readOptions } from '@estaminet/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { aloneWith, flagsOf, objection, objectionTo } from '../src/pages/going-together.ts'
import { isLaid, objectionToPreset, withGame, withPreset, withWhom } from '../src/pages/laying.ts'
import { lobbyOf, openLobbies, type Preset } from '../src/pages/lobbies.ts'
import {
  CHAIRS,
  type Draft,
  firstDraft,
  gameOf,
  optionsInPlay,
  planOf,
  taken,
  type Whom,
} from '../src/pages/table-plan.ts'
import { whyNot, whyNotTo } from '../src/pages/why-not.ts'
import { houseWords } from '../src/texts/house.ts'
import { withoutJoiners } from '../src/texts/whole-names.ts'

const RACE = 'belgian-beers-race'
const rules = gameOf(RACE)
const presets = lobbyOf(RACE)?.presets ?? []

const languages = ['en', 'fr', 'nl'] as const

beforeAll(async () => {
  for (const language of languages) await Promise.all([houseWords.open(language), openLobbies(language)])
})

/** So many people, all of the kind the answer stands for. */
function tableFor(whom: Exclude<Whom, 'alone'>, seats: number): Draft {
  const draft = { ...firstDraft(RACE), whom }
  draft.seats = draft.seats.map((seat, at) => ({
    ...seat,
    kind: at === 0 ? 'here' : at < seats ? CHAIRS[whom][0] : 'closed',
  }))
  return draft
}
const alone = (): Draft => ({ ...firstDraft(RACE), ...withWhom(firstDraft(RACE), 'alone') })
const lay = (draft: Draft, preset: Preset): Draft => ({ ...draft, ...withPreset(draft, preset) })
const setOf = ({ options }: Draft) => flagsOf(RACE).filter((name) => options[name] === true)
/** What the house itself says to a table. */
const accepts = (draft: Draft) => {
  try {
    const { options, seats } = planOf(draft)
    return readOptions(rules, seats.length, options) !== undefined
  } catch {
    return false
  }
}
const everyTable = (): Draft[] => [
  alone(),
  ...[2, 3, 4].flatMap((seats) => (['bots', 'here', 'friends'] as const).map((whom) => tableFor(whom, seats))),
]

describe('a table laid with one press', () => {
  it('can be played by everybody it is offered to, and is then the one that is laid', () => {
    const offered = new Set<string>()
    for (const draft of everyTable())
      for (const preset of presets) {
        if (objectionToPreset(draft, preset) !== undefined) continue
        offered.add(preset.id)
        const laid = lay(draft, preset)
        expect(accepts(laid), `${preset.id} for ${taken(draft).length}`).toBe(true)
        expect(objection(laid)).toBeUndefined()
        expect(isLaid(laid, preset)).toBe(true)
        expect(laid.options).toMatchObject(preset.options)
      }
    expect(presets).not.toEqual([])
    expect([...offered].sort()).toEqual(presets.map(({ id }) => id).sort())
  })

  it('keeps the people who are there, and the fine print', () => {
    const draft = tableFor('friends', 3)
    draft.options.leader = 'awake'
    const together = presets.filter((one) => !one.alone)
    expect(together).not.toEqual([])
    for (const preset of together) {
      const laid = lay(draft, preset)
      expect(laid.seats).toEqual(draft.seats)
      expect(laid.options.leader).toBe('awake')
    }
  })

  it('finds company for whoever is alone, or leaves everybody else at home', () => {
    const [first] = presets
    expect(planOf(lay(alone(), first)).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: expect.any(String) }])
    const solo = presets.find((preset) => preset.alone)
    expect(solo && planOf(lay(tableFor('friends', 4), solo))).toMatchObject({
      seats: [{ kind: 'me' }],
      options: { solo: true, length: 'base' },
    })
    const nobody = tableFor('bots', 1)
    expect(taken(lay(nobody, first)).length).toBe(2)
  })

  it('with everything is all that goes together: Team for four, Solo for one', () => {
    const everything = presets.find((preset) => preset.everything)
    if (!everything) throw new Error('no such table')
    const others = ['events', 'characters', 'bands', 'pixel-bag']
    expect(setOf(lay(tableFor('friends', 4), everything)).toSorted()).toEqual(
      ['team', 'confrontation', ...others].toSorted(),
    )
    expect(setOf(lay(tableFor('bots', 3), everything)).toSorted()).toEqual(['confrontation', ...others].toSorted())
    expect(setOf(lay(alone(), everything)).toSorted()).toEqual(['solo', ...others].toSorted())
  })
})

describe('the shelf', () => {
  it('lets through what the rules accept, and has a reason for whatever they refuse', () => {
    const flags = flagsOf(RACE)
    for (const draft of [alone(), ...[1, 2, 3, 4].map((seats) => tableFor('friends', seats))])
      for (const length of ['base', 'short'])
        for (let mask = 0; mask < 1 << flags.length; mask++) {
          const set = Object.fromEntries(flags.map((name, at) => [name, (mask & (1 << at)) !== 0]))
          const table = { ...draft, options: { ...draft.options, ...set, length } }
          for (const language of languages) {
            const reason = whyNot(table, language)
            expect(reason === undefined).toBe(accepts(table))
            if (reason !== undefined) expect(reason).toMatch(/^\p{Lu}.{10,}\.$/u)
          }
        }
  })

  it('says why in every language, and how many there are where it depends on that', () => {
    const why = (draft: Draft, name: string, value: string | boolean) =>
      languages.map((language) => whyNotTo(draft, name, value, language))
    const team = why(tableFor('friends', 3), 'team', true)
    const cards = why(alone(), 'confrontation', true)
    expect(new Set([...team, ...cards, ...why(alone(), 'length', 'short')]).size).toBe(9)
    for (const reason of team) expect(reason).toMatch(/4.*3/)
    for (const reason of cards) expect(withoutJoiners(reason ?? '')).not.toMatch(/\d/)
  })

  it('TBBR-EXP-05 says the sentence of the rule, and no number of it, in every language', () => {
    const why = (draft: Draft, name: string, value: string | boolean) =>
      languages.map((language) => whyNotTo(draft, name, value, language) ?? '')
    const told = [
      ['solo-confrontation', why(alone(), 'confrontation', true)],
      ['team-seats', why(tableFor('friends', 3), 'team', true)],
      ['solo-short', why(alone(), 'length', 'short')],
    ] as const
    for (const [refusal, reasons] of told)
      for (const [at, reason] of reasons.entries()) {
        expect(reason).toContain(lobbyOf(RACE)?.words.in(languages[at]).refusals[refusal])
        expect(reason).not.toMatch(/TBBR/)
      }
  })

  it('hides no cards from people around one screen at a table of the house', () => {
    const around = { ...tableFor('here', 2), whom: 'friends' as const }
    for (const name of ['confrontation', 'characters', 'bands', 'pixel-bag'])
      expect(objectionTo(around, name, true)).toEqual({ is: 'shown', expansion: name })
    expect(objectionTo(around, 'events', true)).toBeUndefined()
    // On this device the screen goes from hand to hand, and is covered in between.
    expect(objectionTo(tableFor('here', 2), 'confrontation', true)).toBeUndefined()
    const [you, bot] = [around.seats[0], { ...around.seats[1], kind: 'bot' as const }]
    expect(objectionTo({ ...around, seats: [you, bot] }, 'confrontation', true)).toBeUndefined()
  })

  it('asks about hands with Confrontation alone, and keeps no answer without it', () => {
    const draft = tableFor('friends', 2)
    draft.options['confrontation-hands'] = 'draft'
    expect(optionsInPlay(draft)).toMatchObject({ 'confrontation-hands': 'random' })
    draft.options.confrontation = true
    expect(optionsInPlay(draft)).toMatchObject({ 'confrontation-hands': 'draft' })
  })
})

describe('alone', () => {
  it('is a seat, Solo and the full race, with what else goes with it', () => {
    const four = tableFor('friends', 4)
    Object.assign(four.options, { length: 'short', team: true, confrontation: true, events: true })
    const solo = { ...four, ...withWhom(four, 'alone') }
    expect(setOf(solo)).toEqual(['events', 'solo'])
    expect(accepts(solo)).toBe(true)
    expect(planOf(solo)).toMatchObject({ seats: [{ kind: 'me' }], pace: { kind: 'live' } })
  })

  it('ends with company: Solo and its condition go back', () => {
    const solo = alone()
    solo.options.campaign = '3'
    const bots = { ...solo, ...withWhom(solo, 'bots') }
    expect(setOf(bots)).toEqual([])
    expect(bots.options.campaign).toBe('none')
    expect(accepts(bots)).toBe(true)
  })

  it('is for games that have it: around another one sits a bot', () => {
    expect(aloneWith('heaven-and-ale')).toBeUndefined()
    const ale = { ...alone(), ...withGame(alone(), 'heaven-and-ale') }
    expect(ale.whom).toBe('bots')
    expect(planOf(ale).seats.length).toBe(2)
  })
})
