import { campaign, SOLO_WIN_FROM } from '@estaminet/belgian-beers-race/solo'
import type { Fact, Language } from '../../../../shell/table/game-screen.ts'
import type { RaceView } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { soloWords } from './texts/index.ts'

/** Alone nobody waits for whoever is ahead in time: what wins stands there instead. */
export function goal({ solo }: RaceView, language: Language): { readonly time: Fact } {
  const words = soloWords(language).goal
  const condition = campaign.find(({ number }) => number === solo?.condition?.number)
  const title = condition && expansionWords(language)?.cards.campaign[condition.number].title
  return { time: { icon: 'hat', text: title === undefined ? words.win(SOLO_WIN_FROM) : words.pass(title) } }
}
