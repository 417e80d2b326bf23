import { type CampaignNumber, campaign, refusalFor, SOLO_WIN_FROM } from '@estaminet/belgian-beers-race/solo'
import type { ExpansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import type { TablePlan } from '@estaminet/table'
import type { CampaignTry } from '@estaminet/table/campaign'
import { useNavigate } from '@solidjs/router'
import { createSignal, For, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { placesOf } from '../../games/belgian-beers-race/expansions/solo/places.ts'
import { soloWords } from '../../games/belgian-beers-race/expansions/solo/texts/index.ts'
import { Plate } from '../../games/belgian-beers-race/pieces.tsx'
import { boxOf, expansionWords } from '../../games.ts'
import { house } from '../../host/house.ts'
import { beKnown } from '../../host/known.ts'
import { newLocalTable } from '../../host/local-tables.ts'
import { language, say } from '../../language.ts'
import { remembered } from '../../memory.ts'
import { PrimerButton } from '../../rules/primer/primer-button.tsx'
import { dated } from '../../shell/page/dates.ts'
import { toast } from '../../shell/page/toasts.tsx'
import { createWayToTable } from '../way-to-table.ts'

const GAME = 'belgian-beers-race'
/** What may come to a table of one from the shelf, beside the box it is played with. */
const SHELF = (boxOf(GAME)?.expansions ?? []).filter(
  ({ option }) => option !== 'solo' && refusalFor({ solo: true, [option]: true }, 1) === undefined,
)
const nameOf = (option: string): string => expansionWords(GAME, option, language()).name
/** So many games are looked back on. */
const LAST = 4
/** The bar of a game reaches a little beyond the star. */
const BAR = SOLO_WIN_FROM * 1.2

/** The chosen condition on the slate: what it asks, where, what came of it so far, and the way to the table. */
export function Chosen(props: {
  number: CampaignNumber
  tries: readonly CampaignTry[]
  cards: ExpansionTexts
  ref: HTMLElement | undefined
}) {
  const words = () => soloWords(language()).campaign
  const condition = () => soloWords(language()).condition
  const kind = () => campaign.find(({ number }) => number === props.number)?.kind ?? 'goal'
  const card = () => props.cards.campaign[props.number]
  const own = () => props.tries.filter((one) => one.condition === props.number).slice(0, LAST)
  const [shelf, setShelf] = createSignal<readonly string[]>([])
  const [busy, setBusy] = createSignal(false)
  const go = useNavigate()
  const goTo = createWayToTable()
  const plan = (): TablePlan => ({
    game: GAME,
    options: { solo: true, campaign: `${props.number}`, ...Object.fromEntries(shelf().map((id) => [id, true])) },
    seats: [{ kind: 'me' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  function toggle(id: string): void {
    setShelf(shelf().includes(id) ? shelf().filter((one) => one !== id) : [...shelf(), id])
  }
  async function playHere(): Promise<void> {
    setBusy(true)
    const isLaid = await goTo(newLocalTable(plan(), remembered('name') ?? ''))
    if (!isLaid) toast({ text: say().table.refused, icon: 'info' })
    setBusy(false)
  }
  async function playOnline(): Promise<void> {
    setBusy(true)
    try {
      await beKnown()
      const { table } = await house.openTable(plan())
      go(`/table/${table}`)
    } catch {
      toast({ text: words().failed, icon: 'offline' })
    }
    setBusy(false)
  }
  return (
    <section ref={props.ref} class="slate chosen" aria-labelledby="chosen-condition">
      <p class="caps">{words().number(props.number)}</p>
      <h2 id="chosen-condition">{card().title}</h2>
      <p class="asks">{card().text}</p>
      <ul class="means">
        <li>
          <Icon name={kind() === 'goal' ? 'flag' : 'hinder'} size={17} />
          <span>{condition().kindHelp[kind()]}</span>
        </li>
        <Show when={placesOf(props.number).length > 0}>
          <li>
            <Icon name="pin" size={17} />
            <span class="plates">
              <span class="unseen">{words().where}</span>
              <For each={placesOf(props.number)}>{(place) => <Plate place={place} />}</For>
            </span>
          </li>
        </Show>
      </ul>
      <p class="learn">
        <PrimerButton game={GAME} expansion="solo" name={nameOf('solo')} shows="name" />
      </p>
      <h3 class="caps">{words().tries}</h3>
      <Show when={own().length > 0} fallback={<p class="none">{words().noTries}</p>}>
        <ol class="tries">
          <For each={own()}>
            {(one) => (
              <li classList={{ passed: one.passed }}>
                <time>{dated(one.at, language(), { day: 'numeric', month: 'short' })}</time>
                <svg viewBox={`0 0 ${BAR} 14`} preserveAspectRatio="none" aria-hidden="true">
                  <rect class="all" y="3" width={BAR} height="8" />
                  <rect class="mine" y="3" width={Math.min(one.points, BAR)} height="8" />
                  <rect class="mark" x={SOLO_WIN_FROM} width="4" height="14" />
                </svg>
                <b>{one.points}</b>
                <span>
                  <Icon name={one.passed ? 'check' : 'close'} size={14} />{' '}
                  {one.passed
                    ? words().passedOn
                    : one.failedOn === undefined
                      ? words().failedIn
                      : condition().failedOn(one.failedOn)}
                </span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <h3 class="caps">{words().shelf}</h3>
      <div class="extras">
        <For each={SHELF}>
          {({ option, icon }) => (
            <div>
              <button type="button" aria-pressed={shelf().includes(option)} onClick={() => toggle(option)}>
                <Icon name={icon} size={17} /> {nameOf(option)}
              </button>
              <PrimerButton game={GAME} expansion={option} name={nameOf(option)} shows="sign" />
            </div>
          )}
        </For>
      </div>
      <Button kind="brass" size="big" icon="play" disabled={busy()} onClick={playHere}>
        {words().start(card().title)}
      </Button>
      <p class="where">
        {words().length}. {words().hereHelp}
      </p>
      <Button kind="quiet" icon="globe" disabled={busy()} onClick={playOnline}>
        {words().online}
      </Button>
      <p class="where">{words().onlineHelp}</p>
    </section>
  )
}
