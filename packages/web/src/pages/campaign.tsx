import { type CampaignNumber, campaign, SOLO_WIN_FROM } from '@estaminet/belgian-beers-race/solo'
import { bestTry, type CampaignTry } from '@estaminet/table/campaign'
import { useSearchParams } from '@solidjs/router'
import { createSignal, For, onMount, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { Portrait } from '../games/belgian-beers-race/expansions/solo/figure.tsx'
import { soloWords } from '../games/belgian-beers-race/expansions/solo/texts/index.ts'
import { allTries, triesHere } from '../games/belgian-beers-race/expansions/solo/tries.ts'
import { expansionWords, openExpansionWords } from '../games/belgian-beers-race/texts/expansions.ts'
import { words as raceWords } from '../games/belgian-beers-race/texts/index.ts'
import { language } from '../language.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { Chosen } from './campaign/chosen.tsx'
import { Stamp, type StampState } from './campaign/stamp.tsx'
import '../design/mat.css'
import '../design/slate.css'
import './campaign.css'

/** What the page says is the race's own. */
export const openWords = () => Promise.all([raceWords.open(language()), openExpansionWords(language())])

/** `/campaign?condition=12`: fifteen stamps, what each asks, what was reached, and the way to the table. */
export default function Campaign() {
  const [asked] = useSearchParams()
  const [tries, setTries] = createSignal(triesHere())
  onMount(async () => setTries(await allTries()))
  const [chosen, choose] = createSignal<CampaignNumber>(
    campaign.find(({ number }) => `${number}` === asked.condition)?.number ?? firstOpen(triesHere()),
  )
  const words = () => soloWords(language()).campaign
  const best = (number: number) => bestTry(tries(), number)
  const stamped = () => campaign.filter(({ number }) => best(number)?.passed)
  const stars = () => stamped().filter(({ number }) => stateOf(best(number)) === 'starred').length
  const highest = () => Math.max(0, ...tries().map(({ points }) => points))
  let slate: HTMLElement | undefined
  function pick(number: CampaignNumber): void {
    choose(number)
    if (NARROW.matches) slate?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <PageBar game="belgian-beers-race" />
      <Show when={expansionWords(language())?.cards}>
        {(cards) => (
          <main class="campaign floor">
            <header>
              <div>
                <h1>{words().title}</h1>
                <p>{words().lede(campaign.length, SOLO_WIN_FROM)}</p>
              </div>
              <dl>
                <Total count={stamped().length} word={words().stampsWord(campaign.length)} />
                <Total count={stars()} word={words().starsWord(stars())} />
                <Total count={highest()} word={words().bestWord} />
              </dl>
            </header>
            <ol class="conditions" aria-label={words().list}>
              <For each={campaign}>
                {({ number, kind }) => {
                  const state = () => stateOf(best(number))
                  return (
                    <li>
                      <button
                        type="button"
                        class={`mat ${state()}`}
                        aria-pressed={chosen() === number}
                        onClick={() => pick(number)}
                      >
                        <Stamp
                          number={number}
                          state={state()}
                          word={state() === 'starred' ? words().stamped.starred : words().stamped.passed}
                          points={words().points(best(number)?.points ?? 0)}
                        />
                        <b>
                          <span class="unseen">{number}. </span>
                          {cards().campaign[number].title}
                        </b>
                        <span class="asks">{cards().campaign[number].text}</span>
                        <span class="tags">
                          <span>
                            <Icon name={kind === 'goal' ? 'flag' : 'hinder'} size={13} />{' '}
                            {soloWords(language()).condition.kind[kind]}
                          </span>
                          <em>
                            {state() === 'tried'
                              ? words().triedWith(best(number)?.points ?? 0)
                              : words().state[state()]}
                          </em>
                        </span>
                      </button>
                    </li>
                  )
                }}
              </For>
            </ol>
            <aside>
              <Chosen ref={slate} number={chosen()} tries={tries()} cards={cards()} />
              <section class="mat quote">
                <Portrait height={58} />
                <div>
                  <b>{soloWords(language()).name}</b>
                  <p>{words().quote}</p>
                </div>
              </section>
              <p class="kept">{words().kept}</p>
            </aside>
          </main>
        )}
      </Show>
      <Foot />
    </>
  )
}

/** Where the slate lies above the stamps. */
const NARROW = matchMedia('(max-width: 899px)')

function Total(props: { count: number; word: string }) {
  return (
    <div>
      <dd>{props.count}</dd>
      <dt>{props.word}</dt>
    </div>
  )
}

function stateOf(best: CampaignTry | undefined): StampState {
  if (!best) return 'open'
  if (!best.passed) return 'tried'
  return best.points >= SOLO_WIN_FROM ? 'starred' : 'passed'
}

/** Whoever comes back goes on with the first that has no stamp. */
const firstOpen = (tries: readonly CampaignTry[]): CampaignNumber =>
  campaign.find(({ number }) => !bestTry(tries, number)?.passed)?.number ?? 1
