import { refusalFor, SECRETIVE, TEAM_SEATS, teamOf } from '@estaminet/belgian-beers-race'
import type { Lobby } from '../../pages/lobbies.ts'
import { words } from './texts/lobby.ts'

export const lobby: Lobby = {
  presets: [
    { id: 'first', icon: 'flag', options: { length: 'short' } },
    { id: 'classic', icon: 'bicycle', options: {} },
    { id: 'war', icon: 'cards', options: { confrontation: true } },
    { id: 'tour', icon: 'note', options: { bands: true } },
    { id: 'everything', icon: 'star', options: {}, everything: true },
    { id: 'alone', icon: 'hat', options: {}, alone: true },
  ],
  refusal: refusalFor,
  sides: ({ team }) => (team === true ? Array.from({ length: TEAM_SEATS }, (_, seat) => teamOf(seat)) : undefined),
  secretive: SECRETIVE,
  campaign: '/campaign',
  words,
}
