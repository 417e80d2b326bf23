import type { ForPrograms, Title } from '@estaminet/kernel'
import { titles } from './index.ts'

export { games } from './index.ts'

/** Every game with all that programs need of it. Whoever has loaded this module has had the content of all checked. */
export const checked: readonly (Title & ForPrograms)[] = await Promise.all(
  titles.map(async (title) => ({ ...title, ...(await title.forPrograms?.()) })),
)
