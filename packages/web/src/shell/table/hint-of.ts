import type { Choice } from '@estaminet/table'

/** Which of the choices a bot would make this one is, from 1; nothing where it is none of them. */
export function hintOf(hinted: readonly Choice[], choice: Choice | undefined): number | undefined {
  const at = hinted.findIndex(({ move }) => move === choice?.move)
  return at < 0 ? undefined : at + 1
}
