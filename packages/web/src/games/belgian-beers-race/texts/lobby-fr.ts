import { frLobby } from '@estaminet/belgian-beers-race/texts/fr-lobby'
import { thin } from '../../../texts/thin.ts'
import { lobbyWords } from './lobby.ts'

export default thin(
  lobbyWords(frLobby, {
    first: { name: 'Première course', line: 'Deux courtes journées, rien de l’étagère.' },
    classic: { name: 'Classique', line: 'La course complète, telle quelle.' },
    war: { name: 'Guerre des brasseurs', line: 'La course complète, des cartes plein les manches.' },
    tour: { name: 'En tournée', line: 'La course complète, un groupe pour chacun.' },
    everything: { name: 'La totale', line: 'Tout ce qui va ensemble, pour les habitués.' },
    alone: { name: 'En solo', line: 'Vous et le Zythologue.' },
  }),
)
