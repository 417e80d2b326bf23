import './content/check.ts'

export { data } from './data.ts'
export { brokenInvariants as laws } from './invariants.ts'
