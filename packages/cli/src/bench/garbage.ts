/** Clocks of V8 and of the program differ by the time it takes to start up; be sure to be past it. */
const SLACK_MS = 200

export interface Garbage {
  readonly seconds: number
  readonly collections: number
  readonly decisions: number
}

/** Counts the collections `--trace-gc` told of while the play-outs ran warm. */
export function countCollections(output: string): Garbage {
  const said = output.split('\n').find((line) => line.startsWith('{'))
  if (said === undefined) throw new Error(`The play-outs said nothing:\n${output}`)
  const { warm, end, decisions }: { warm: number; end: number; decisions: number } = JSON.parse(said)
  const times = Array.from(
    output.matchAll(/^\[\d+:0x[0-9a-f]+\]\s+(\d+) ms: (?:Scavenge|Mark-Compact|Minor)/gm),
    ([, ms]) => Number(ms),
  )
  const collections = times.filter((ms) => ms > warm + SLACK_MS && ms < end).length
  return { seconds: Math.round((end - warm) / 1000), collections, decisions }
}
