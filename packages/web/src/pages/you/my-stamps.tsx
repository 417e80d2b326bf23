import { campaign, SOLO_WIN_FROM } from '@estaminet/belgian-beers-race/solo'
import { bestTry } from '@estaminet/table/campaign'
import { createResource, Show } from 'solid-js'
import { allTries } from '../../games/belgian-beers-race/expansions/solo/tries.ts'
import { say } from '../../standing/texts/index.ts'

/** How many conditions of the campaign are stamped, and how many of the stamps have a star. */
export default function Stamps() {
  const [tries] = createResource(allTries)
  const stamped = () =>
    campaign.flatMap(({ number }) => {
      const best = bestTry(tries() ?? [], number)
      return best?.passed ? [best] : []
    })
  const stars = () => stamped().filter(({ points }) => points >= SOLO_WIN_FROM).length
  return (
    <Show when={tries()}>
      <p>{say().history.stamps(stamped().length, campaign.length, stars())}</p>
    </Show>
  )
}
