export { RaceJudgement } from './judgement.ts'
export { WEIGHTS } from './weights.ts'
export { WholeAction } from './whole-action.ts'
