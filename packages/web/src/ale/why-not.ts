import type { PlayerView, SpaceView } from '@estaminet/heaven-and-ale'
import type { AleTexts } from './texts/index.ts'

/** Why a player who may walk on cannot stop on a space. */
export function whyNot(space: SpaceView, player: PlayerView, { whyNot: why }: AleTexts): string {
  if (space.at <= player.position) return space.at === player.position ? why.here : why.behind
  switch (space.kind) {
    case 'barrel':
      return why.noGoal
    case 'activation':
      return space.discs > 0 ? why.noBox : why.bare
    default:
      return space.tiles.length > 0 ? why.tooDear : why.bare
  }
}
