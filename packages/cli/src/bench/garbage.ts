export interface Garbage {
  readonly seconds: number
  readonly collections: number
  readonly decisions: number
}

/** One line of `--trace-gc`: the heap it speaks of, and what was collected. */
const TRACE = /^\[\d+:(0x[0-9a-f]+)\]\s+\d+ ms: (.*)$/gm
const ASKED_FOR = /\btesting\b/

/**
 * Counts the collections between the two the play-outs asked for. The trace also speaks of the heap of the thread that
 * loads TypeScript; that one is nobody's business here.
 */
export function countCollections(output: string): Garbage {
  const said = output.split('\n').find((line) => line.startsWith('{'))
  const traced = Array.from(output.matchAll(TRACE), ([, heap, what = '']) => ({ heap, asked: ASKED_FOR.test(what) }))
  const heap = traced.find(({ asked }) => asked)?.heap
  const ours = traced.filter((one) => one.heap === heap)
  const [from, to] = [ours.findIndex(({ asked }) => asked), ours.findLastIndex(({ asked }) => asked)]
  if (said === undefined || from === to) throw new Error(`The trace of the play-outs cannot be read:\n${output}`)
  return { ...JSON.parse(said), collections: to - from - 1 }
}
