import { campaign, SOLO_WIN_FROM, type SoloVerdict, soloMatch, soloTitle } from '@estaminet/belgian-beers-race/solo'
import type { Language, Outcome } from '../../../../shell/table/game-screen.ts'
import { scoresOf } from '../../foretell.ts'
import type { RaceView } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { scale } from './scale.ts'
import { soloWords } from './texts/index.ts'

type Ending = SoloVerdict extends `solo/${infer How}/${string}` ? How : never

/** How it ended with him: the title, the star or what it lacks, and the match. */
export function outcome(view: RaceView, language: Language): Outcome | undefined {
  const { solo, players } = view
  const cards = expansionWords(language)?.cards
  const [score] = scoresOf(view)
  if (!solo || !cards || !score?.verdict) return undefined
  const how = score.verdict.split('/')[1] as Ending
  const { result: words, victory, starFrom } = soloWords(language)
  const { mine, his, toasts } = soloMatch(players[0].bottles, solo)
  const missing = SOLO_WIN_FROM - score.total
  const condition = campaign.find(({ number }) => number === solo.condition?.number)
  const name = condition ? cards.campaign[condition.number].title : ''
  const titles = { won: words.won, lost: words.lost, passed: words.passed(name), failed: words.failed(name) }
  const short = how === 'lost' ? words.wonFrom(missing) : words.starMissed(missing)
  return {
    title: titles[how],
    facts: [
      { icon: 'hat', text: words.title(cards.soloTitles[soloTitle(score.total)]) },
      ...(how === 'failed'
        ? []
        : [
            missing <= 0
              ? { icon: 'star', text: words.star(SOLO_WIN_FROM), mood: 'gain' as const }
              : { icon: 'star', text: short, mood: 'loss' as const },
          ]),
      { icon: 'trophy', text: scale(cards.soloTitles, condition ? starFrom : victory) },
      { icon: 'bottle', text: words.match(mine, his, toasts) },
    ],
    ...(condition ? { link: { href: `/campaign?condition=${condition.number}`, text: words.toCampaign } } : {}),
  }
}
