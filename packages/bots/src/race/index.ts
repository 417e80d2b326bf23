export { RaceJudgement } from './judgement.ts'
export { ALONE, byCompany, WEIGHTS } from './weights.ts'
export { WholeAction } from './whole-action.ts'
