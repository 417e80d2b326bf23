import { A, useNavigate, useSearchParams } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import { Button, buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { gameIds, gameName } from '../games.ts'
import { guidedAddress } from '../guided/addresses.ts'
import { house } from '../host/house.ts'
import { beKnown } from '../host/known.ts'
import { newLocalTable } from '../host/local-tables.ts'
import { language, say } from '../language.ts'
import { remember, remembered } from '../memory.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Away } from '../shell/page/away.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { withGame, withPreset, withWhom } from './laying.ts'
import { lobbyOf } from './lobbies.ts'
import { FinePrint } from './new-table/fine-print.tsx'
import { WhichGame } from './new-table/game.tsx'
import { NumberedMat } from './new-table/numbered-mat.tsx'
import { Pace, Where } from './new-table/pace.tsx'
import { Seats } from './new-table/seats.tsx'
import { Shelf } from './new-table/shelf.tsx'
import { Summary } from './new-table/summary.tsx'
import { WithWhom } from './new-table/whom.tsx'
import { type Draft, firstDraft, isLocal, named, planOf, taken } from './table-plan.ts'
import { createWayToTable } from './way-to-table.ts'
import { whyNot } from './why-not.ts'
import '../design/mat.css'
import '../design/slate.css'
import './new-table.css'

export { openWords } from './option-words.ts'

/** It begins with people: with whom? Then the box. The table is opened on the slate, which says the result in words. */
export default function NewTable() {
  const words = () => say().create
  const go = useNavigate()
  const goTo = createWayToTable()
  const [asked] = useSearchParams()
  const [draft, setDraft] = createStore<Draft>(firstDraft(gameIds.find((game) => game === asked.game) ?? gameIds[0]))
  const [name, setName] = createSignal(remembered('name') ?? '')
  const [busy, setBusy] = createSignal(false)

  const setOption = (option: string, value: string | boolean) =>
    setDraft('options', { ...draft.options, [option]: value })
  const why = () => whyNot(draft, language())
  const plan = () => planOf(named(draft, words().seat))
  const help = () => {
    if (draft.whom !== 'friends') return undefined
    return draft.seats.some(({ kind }) => kind === 'open') ? words().openHelp : words().noOpenSeat
  }

  async function open(): Promise<void> {
    const who = name().trim()
    if (who) remember('name', who)
    setBusy(true)
    if (isLocal(draft)) await playHere(who)
    else await playOnline(who)
    setBusy(false)
  }

  async function playHere(who: string): Promise<void> {
    if (!(await goTo(newLocalTable(plan(), who)))) toast({ text: say().table.refused, icon: 'info' })
  }

  async function playOnline(who: string): Promise<void> {
    try {
      await beKnown(who)
      const { table } = await house.openTable(plan())
      go(`/table/${table}`)
    } catch {
      toast({ text: words().failed, icon: 'offline' })
    }
  }

  return (
    <>
      <PageBar />
      <main class="new-table floor">
        <h1>{words().title}</h1>
        <div class="form">
          <NumberedMat number={1} title={words().whom} class="people">
            <WithWhom draft={draft} onPick={(whom) => setDraft(withWhom(draft, whom))} />
            <Seats draft={draft} setSeat={(at, seat) => setDraft('seats', at, seat)} name={name()} setName={setName} />
            <Show when={draft.whom === 'friends'}>
              <Pace draft={draft} set={(part) => setDraft(part)} />
            </Show>
            <Show when={draft.whom === 'alone'}>
              <Where draft={draft} set={(part) => setDraft(part)} />
              <Show when={lobbyOf(draft.game)?.campaign}>
                {(address) => (
                  <A class="to-campaign" href={address()}>
                    <Icon name="campaign" size={18} />
                    {words().campaign}
                  </A>
                )}
              </Show>
            </Show>
          </NumberedMat>
          <WhichGame
            draft={draft}
            pick={(game) => setDraft(withGame(draft, game))}
            lay={(preset) => setDraft(withPreset(draft, preset))}
            set={setOption}
          />
          <Shelf draft={draft} set={setOption} />
          <FinePrint
            draft={draft}
            set={setOption}
            setAsides={(asides) => setDraft('asides', reconcile(asides))}
            setAdvised={(advised) => setDraft('advised', advised)}
          />
        </div>
        <aside>
          <Show when={!isLocal(draft)}>
            <Away />
          </Show>
          <section class="slate opening">
            <p class="caps">{name().trim() ? words().tableOf(name().trim()) : words().yourTable}</p>
            <h2>{gameName(draft.game)}</h2>
            <Summary draft={draft} name={name().trim() || say().table.you} />
            <div class="confirm">
              <p class="gist">
                <b>{gameName(draft.game)}</b>
                <small>
                  {why() ?? words().seatsCount(taken(draft).length)}
                  <Show when={!why()}>
                    <span> · {words().whomNames[draft.whom]}</span>
                  </Show>
                </small>
              </p>
              <Button kind="brass" size="big" icon="play" disabled={why() !== undefined || busy()} onClick={open}>
                {draft.whom === 'friends' ? words().open : words().start}
              </Button>
            </div>
            <Show when={why() ?? help()}>{(note) => <p class="muted small">{note()}</p>}</Show>
          </section>
          <Show when={remembered('name') === undefined && guidedAddress(draft.game)}>
            {(address) => (
              <section class="mat never">
                <Icon name="hint" size={22} />
                <p>
                  <b>{words().neverPlayed}</b>
                  <small>{words().neverPlayedHelp(gameName(draft.game))}</small>
                </p>
                <A class={buttonClass('secondary', 'small')} href={address()}>
                  {say().home.guided}
                </A>
              </section>
            )}
          </Show>
        </aside>
      </main>
      <Foot />
    </>
  )
}
