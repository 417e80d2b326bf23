import { nlLobby } from '@estaminet/belgian-beers-race/texts/nl-lobby'
import { lobbyWords } from './lobby.ts'

export default lobbyWords(nlLobby, {
  first: { name: 'Eerste race', line: 'Twee korte dagen, niets van de plank.' },
  classic: { name: 'Klassiek', line: 'De volledige race zoals ze is.' },
  war: { name: 'Brouwersoorlog', line: 'De volledige race, met kaarten achter de hand.' },
  tour: { name: 'Op tournee', line: 'De volledige race, met een band voor ieder.' },
  everything: { name: 'Alles', line: 'Al wat samengaat, voor wie het kent.' },
  alone: { name: 'Alleen', line: 'Jij en de Zytholoog.' },
})
