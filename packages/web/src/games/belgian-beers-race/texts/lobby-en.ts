import { enLobby } from '@estaminet/belgian-beers-race/texts/en-lobby'
import { lobbyWords } from './lobby.ts'

export default lobbyWords(enLobby, {
  first: { name: 'First race', line: 'Two short days, nothing from the shelf.' },
  classic: { name: 'Classic', line: 'The full race as it comes.' },
  war: { name: 'Brewers’ war', line: 'The full race, with cards up every sleeve.' },
  tour: { name: 'On tour', line: 'The full race, with a band in every van.' },
  everything: { name: 'Everything', line: 'All that goes together, for old hands.' },
  alone: { name: 'Alone', line: 'You and the Zythologist.' },
})
