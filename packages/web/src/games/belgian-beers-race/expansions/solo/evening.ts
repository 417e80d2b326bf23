import { soloMatch } from '@estaminet/belgian-beers-race/solo'
import type { Fact, Language } from '../../../../shell/table/game-screen.ts'
import type { RaceView } from '../../model.ts'
import { soloWords } from './texts/index.ts'

/** Whether the day paid for more bottles than his, and by how many; in the morning both still have what they had. */
export function evening({ solo, players, day }: RaceView, language: Language): Fact {
  const { led, notLed } = soloWords(language).evening
  if (!solo) return { icon: 'hat', text: '' }
  const { mine, his } = soloMatch(players[0].bottles, solo)
  const isPaid = solo.led.includes(day - 1)
  return { icon: 'hat', text: (isPaid ? led : notLed)(mine, his) }
}
