/** One line of a Dockerfile, continuations joined. */
export interface Step {
  readonly word: string
  readonly rest: string
}

export interface Stage {
  readonly name: string
  readonly base: string
  readonly steps: readonly Step[]
}

/** Reads the stages of a Dockerfile: enough of the language for ours, and a refusal for the rest. */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = []
  for (const line of logicalLines(text)) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.+)$/s.exec(line) ?? []
    if (!KNOWN.includes(word)) throw new Error(`The Dockerfile says something we cannot rehearse: ${line}`)
    if (word === 'FROM') {
      const [, base = '', name = ''] = /^(\S+)\s+AS\s+(\S+)$/.exec(rest) ?? []
      if (!name) throw new Error(`A stage without a name: ${line}`)
      stages.push({ name, base, steps: [] })
    } else {
      const stage = stages.at(-1)
      if (!stage) throw new Error(`Before the first stage: ${line}`)
      stage.steps.push({ word, rest })
    }
  }
  return stages
}

const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']

const logicalLines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')

/** What a step of this kind says last; later ones replace earlier ones. */
export const last = (stage: Stage, word: string): string | undefined =>
  stage.steps.findLast((step) => step.word === word)?.rest

export interface Copying {
  /** The stage it is taken from; nothing: the folder the image is built in. */
  readonly from: string | undefined
  readonly sources: readonly string[]
  readonly to: string
}

export function readCopy(rest: string): Copying {
  const words = rest.split(/\s+/)
  const flag = words[0].startsWith('--') ? words.shift() : undefined
  const from = flag === undefined ? undefined : /^--from=(\w+)$/.exec(flag)?.[1]
  if (flag !== undefined && from === undefined) throw new Error(`COPY ${flag} is not rehearsed`)
  return { from, sources: words.slice(0, -1), to: words[words.length - 1] }
}

/** A command in the form of a JSON list. */
export function readCommand(rest: string): [program: string, ...args: string[]] {
  const list: unknown = JSON.parse(rest.slice(rest.indexOf('[')))
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string')) throw new Error(`No list: ${rest}`)
  const [program, ...args] = list
  return [program, ...args]
}

export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    stage.steps
      .filter(({ word }) => word === 'ENV')
      .map(({ rest }) => {
        const at = rest.indexOf('=')
        return [rest.slice(0, at), rest.slice(at + 1)]
      }),
  )
