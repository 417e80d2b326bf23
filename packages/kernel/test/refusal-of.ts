import { Refusal } from '@estaminet/kernel'

/** The code something is refused with. */
export function refusalOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'accepted'
}
