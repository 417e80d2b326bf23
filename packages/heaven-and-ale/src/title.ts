import type { Title } from '@estaminet/kernel'
import { heavenAndAle } from './index.ts'
import { NAME } from './name.ts'

/** The game as it stands on the shelf. */
export const title: Title = { game: heavenAndAle, name: NAME, forPrograms: () => import('./for-programs.ts') }
