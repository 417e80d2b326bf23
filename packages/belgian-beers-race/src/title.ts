import type { Title } from '@estaminet/kernel'
import { belgianBeersRace } from './index.ts'
import { NAME } from './name.ts'

/** The game as it stands on the shelf. */
export const title: Title = { game: belgianBeersRace, name: NAME, forPrograms: () => import('./for-programs.ts') }
