import type { Options } from '@estaminet/kernel'
import { TEAM_SEATS } from './team.ts'

/** The expansions by the names of their options. */
export const EXPANSION_NAMES = ['confrontation', 'events', 'characters', 'bands', 'pixel-bag', 'team', 'solo'] as const
export type ExpansionName = (typeof EXPANSION_NAMES)[number]

/** Why a set of expansions cannot be played, by the rule that says so; `players` asks for two at least, or for Solo. */
export const REFUSALS = [
  'solo-confrontation',
  'team-seats',
  'solo-seats',
  'players',
  'solo-short',
  'campaign-alone',
] as const
export type Refusal = (typeof REFUSALS)[number]

export const REFUSAL_RULE: Readonly<Record<Refusal, string>> = {
  'solo-confrontation': 'TBBR-EXP-01',
  'team-seats': 'TBBR-EXP-02',
  'solo-seats': 'TBBR-EXP-02',
  players: 'TBBR-COMP-01',
  'solo-short': 'TBBR-EXP-04',
  'campaign-alone': 'TBBR-REP-20',
}

/** What the option of the campaign says where no victory condition was picked. */
export const NO_CAMPAIGN = 'none'

export interface Combination {
  readonly expansions: readonly ExpansionName[]
  readonly seats: number
  readonly short: boolean
  /** A victory condition was picked. */
  readonly campaign?: boolean
}

/** The first rule against it, or nothing. */
export function refusalOf({ expansions, seats, short, campaign = false }: Combination): Refusal | undefined {
  const solo = expansions.includes('solo')
  if (solo && expansions.includes('confrontation')) return 'solo-confrontation'
  if (expansions.includes('team') && seats !== TEAM_SEATS) return 'team-seats'
  if (solo && seats !== 1) return 'solo-seats'
  if (!solo && seats < 2) return 'players'
  if (solo && short) return 'solo-short'
  if (campaign && !solo) return 'campaign-alone'
  return undefined
}

/** The first rule against a table as its options say it, or nothing. */
export const refusalFor = (options: Options, seats: number): Refusal | undefined =>
  refusalOf({
    expansions: EXPANSION_NAMES.filter((name) => options[name] === true),
    seats,
    short: options.length === 'short',
    campaign: options.campaign !== undefined && options.campaign !== NO_CAMPAIGN,
  })
