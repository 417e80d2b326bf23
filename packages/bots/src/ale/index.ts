export { WEIGHTS, type Weights } from './weights.ts'
export { WholeTurn } from './whole-turn.ts'
