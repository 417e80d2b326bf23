import { readFileSync } from 'node:fs'

/** What everybody reads who writes a checker of their own. */
export const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8')

/** The draws that the page lists, for whatever computes dice. */
export const drawVectors = [
  ...page.matchAll(/^\| `([0-9a-f]{64})` \| `([\w-]+)` \| `([0-9a-f,]*)` \| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$/gm),
].map(([, secret = '', match = '', nonces = '', stream = '', ordinal, total, outcome]) => ({
  secret,
  match,
  nonces: nonces.split(','),
  stream,
  ordinal: Number(ordinal),
  total: Number(total),
  outcome: Number(outcome),
}))
