import type { Effect, Predicate, Primitive } from './effect.ts'
import { HOOKS, type Hook } from './hooks.ts'
import { SET_NAMES } from './sets.ts'

const ANYWHERE = HOOKS
const ROLL = ['diceRolled', 'hitchFailed', 'arrived'] as const
const TRAVEL = ['moveDeclared', 'passive', ...ROLL] as const

/** Where each fact can be looked at. Every one of them lies open on the table; what is not here, nobody could see. */
const FACTS_AT: Readonly<Record<Predicate['form'], readonly Hook[]>> = {
  means: TRAVEL,
  success: ['diceRolled'],
  faces: ['diceRolled'],
  symbol: ['buyDeclared', 'tasteDeclared', 'arrived'],
  in: ['arrived', 'meet', 'buyDeclared', 'tasteDeclared', 'campDeclared'],
  crossesBrussels: TRAVEL,
  printed: TRAVEL,
  firstVisit: ['arrived'],
  firstToday: ['passive', 'moveDeclared', 'buyDeclared', 'tasteDeclared', 'meet'],
  usedHere: ['ownDecision'],
  count: ANYWHERE,
  beatsZythologist: ['dayEnd', 'final'],
  backpackFull: ANYWHERE,
  roomAfterBuying: ['buyDeclared'],
  yield: ['buyDeclared', 'campDeclared'],
  level: ANYWHERE,
  levelAfter: ['tasteDeclared'],
  left: ANYWHERE,
  lastDay: ANYWHERE,
  players: ANYWHERE,
  inPlay: ANYWHERE,
  isPartner: ['meet'],
  inConcert: ['tasteDeclared'],
  takesCheese: ['buyDeclared'],
  met: ['meet'],
  penalty: ['wake'],
  coasters: ['arrived'],
  bottleTaken: ['arrived'],
  coasterTaken: ['arrived', 'dayStart'],
  objectiveLevel: ['claim'],
  meetsObjectiveOutOfReach: ['check'],
  onGrandPlace: ['final'],
}

/** Where each primitive means something. */
const PRIMITIVES_AT: Readonly<Record<Primitive['form'], readonly Hook[]>> = {
  moveCost: ['passive', 'ownDecision', 'moveDeclared', 'diceRolled'],
  delay: ['moveDeclared'],
  late: ['passive', 'diceRolled'],
  wait: ['passive', 'hitchFailed'],
  actionCost: ['meet', 'buyDeclared', 'tasteDeclared'],
  yield: ['buyDeclared', 'campDeclared'],
  diceCount: ['passive'],
  reroll: ['diceRolled'],
  setFace: ['diceRolled'],
  breath: ['ownDecision', 'sleepAbout', 'tasteDeclared', 'meet'],
  breathRule: ['passive'],
  waiveThresholds: ['ownDecision'],
  cubes: ['arrived', 'hitchFailed', 'meet'],
  handOver: ['meet'],
  cheese: ['dayStart'],
  points: ['dayStart', 'arrived', 'tasteDeclared', 'meet'],
  scoreRule: ['passive'],
  time: ['claim'],
  wakePenalty: ['wake'],
  forbid: ['passive'],
  permit: ['ownDecision', 'check'],
  limit: ['passive', 'campDeclared'],
  coasters: ['arrived'],
  track: ['meet'],
  cancel: ['cardPlayed'],
  control: ['meet'],
}

/** What is wrong with the effects of a card, in words that follow its id. */
export function effectFaults(effects: readonly Effect[]): string[] {
  if (effects.length === 0) return ['does nothing']
  return effects.flatMap((effect) => {
    const { on, when = [], does } = effect
    if (!HOOKS.includes(on)) return [`waits for ${on}, which never happens`]
    return [
      ...predicateFaults(when, on),
      ...does.flatMap((primitive) => primitiveFaults(primitive, on)),
      ...(does.length === 0 ? ['does nothing'] : []),
    ]
  })
}

/** `on` is left out for a state, which can be looked at whenever the card is. */
export function predicateFaults(when: readonly Predicate[], on?: Hook): string[] {
  return when.flatMap((predicate) => {
    const { form } = predicate
    if (!Object.hasOwn(FACTS_AT, form)) return [`looks at ${form}, which is no open fact`]
    const faults = setsIn(predicate).flatMap((name) =>
      SET_NAMES.some((known) => known === name) ? [] : [`names the set ${name}, which is unknown`],
    )
    if (on !== undefined && !FACTS_AT[form].includes(on)) faults.push(`cannot look at ${form} at ${on}`)
    return faults
  })
}

function primitiveFaults(primitive: Primitive, on: Hook): string[] {
  const { form } = primitive
  if (!Object.hasOwn(PRIMITIVES_AT, form)) return [`does ${form}, which is no primitive`]
  const faults: string[] = []
  if (!PRIMITIVES_AT[form].includes(on)) faults.push(`cannot do ${form} at ${on}`)
  if ('n' in primitive && !Number.isInteger(primitive.n)) faults.push(`counts ${primitive.n} at ${form}`)
  if ('op' in primitive && primitive.op === 'set' && primitive.n < 0) faults.push(`sets ${form} below 0`)
  if ('op' in primitive && primitive.op === 'add' && primitive.n === 0) faults.push(`adds nothing to ${form}`)
  if (form === 'moveCost' && primitive.op === 'set' && primitive.n < 1) faults.push('lets somebody travel for nothing')
  return faults
}

function setsIn(predicate: Predicate): readonly string[] {
  if (predicate.form === 'in') return [predicate.set]
  if (predicate.form === 'count' || predicate.form === 'beatsZythologist')
    return 'in' in predicate.what ? (predicate.what.in ?? []) : []
  return []
}
