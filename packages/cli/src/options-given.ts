import { refuse } from '@estaminet/kernel'

/** What was given as `--options`. */
export function optionsGiven(text: string | undefined): unknown {
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch {
    return refuse('bad-option', `--options takes JSON such as '{"length":"short"}', not ${text}`)
  }
}
