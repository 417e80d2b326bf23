import './content/check.ts'

export { data } from './data.ts'
export { brokenLaws as laws } from './invariants.ts'
