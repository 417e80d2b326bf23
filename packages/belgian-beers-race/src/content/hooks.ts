import type { ConfrontationId } from './confrontation.ts'

/** The moments of the race a card can answer. `passive` is no moment but a rule that holds as long as its card does. */
export const HOOKS = [
  'dayStart',
  'ownDecision',
  'moveDeclared',
  'diceRolled',
  'hitchFailed',
  'arrived',
  'meet',
  'buyDeclared',
  'tasteDeclared',
  'concertDeclared',
  'check',
  'claim',
  'tokenCrossed',
  'campDeclared',
  'sleepAbout',
  'wake',
  'dayEnd',
  'cardPlayed',
  'final',
  'passive',
] as const
export type Hook = (typeof HOOKS)[number]

const HOOK_NUMBER = Object.fromEntries(HOOKS.map((hook, at) => [hook, at])) as Readonly<Record<Hook, number>>
export const hookNumber = (hook: Hook): number => HOOK_NUMBER[hook]

export interface Stages {
  /** Hostile cards, asked for first, all opponents at once. */
  readonly opponents?: readonly ConfrontationId[]
  /** Cards of the subject, asked for afterwards, with what the opponents played in sight. */
  readonly subject?: readonly ConfrontationId[]
  /** The subject's cards are announced with the declaration; the second stage is held only if a hostile card struck. */
  readonly announced?: true
  /** No window: the cards stand in the list of actions. */
  readonly menu?: readonly ConfrontationId[]
}

/**
 * Who may answer with what. A hook that is not here asks nobody. These cards are the grounds of a window: from what lies face up
 * everybody can tell whether one opens.
 */
// biome-ignore format: one hook a line
export const STAGES: Readonly<Partial<Record<Hook, Stages>>> = {
  ownDecision: { menu: ['CF-P04', 'CF-P07', 'CF-P09', 'CF-P14'] },
  moveDeclared: { opponents: ['CF-N01', 'CF-N02', 'CF-N14'], subject: ['CF-P01'], announced: true },
  diceRolled: { opponents: ['CF-N03', 'CF-N04'], subject: ['CF-P02', 'CF-P03'] },
  hitchFailed: { opponents: ['CF-N05'] },
  arrived: { opponents: ['CF-N10'], subject: ['CF-P10'] },
  meet: { opponents: ['CF-N07'] },
  buyDeclared: { opponents: ['CF-N06', 'CF-N09'], subject: ['CF-P05', 'CF-P08'], announced: true },
  tasteDeclared: { opponents: ['CF-N08'], subject: ['CF-P06'], announced: true },
  check: { subject: ['CF-P11'] },
  claim: { opponents: ['CF-N13'] },
  campDeclared: { opponents: ['CF-N11'] },
  sleepAbout: { subject: ['CF-P04'] },
  wake: { opponents: ['CF-N12'], subject: ['CF-P12'] },
  cardPlayed: { subject: ['CF-P13'] },
}

/** Whether a card can answer what happens, in a window. */
export const isReaction = (card: ConfrontationId): boolean =>
  Object.values(STAGES).some(({ opponents = [], subject = [] }) => opponents.includes(card) || subject.includes(card))
