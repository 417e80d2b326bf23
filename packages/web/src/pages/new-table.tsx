import { useNavigate, useSearchParams } from '@solidjs/router'
import { createEffect, createSignal, For, Show } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { OptionCard } from '../design/option-card.tsx'
import { Poster } from '../design/poster.tsx'
import { BOXES, boxOf } from '../games.ts'
import { house } from '../host/house.ts'
import { newLocalTable } from '../host/local-tables.ts'
import { say } from '../language.ts'
import { remember, remembered } from '../memory.ts'
import { PageBar } from '../shell/bar.tsx'
import { Foot } from '../shell/foot.tsx'
import { gameName } from '../shell/names.ts'
import { toast } from '../shell/toasts.tsx'
import { Options } from './new-table/options.tsx'
import { Pace } from './new-table/pace.tsx'
import { Seats } from './new-table/seats.tsx'
import { Step } from './new-table/step.tsx'
import { Summary } from './new-table/summary.tsx'
import { type Draft, firstDraft, gameOf, planOf, taken } from './table-plan.ts'
import '../design/mat.css'
import '../design/slate.css'
import './new-table.css'

export { openWords } from './table-plan.ts'

/** Everything is chosen on numbered mats; the table is opened on the slate, which says the result in words. */
export default function NewTable() {
  const words = () => say().create
  const go = useNavigate()
  const [asked] = useSearchParams()
  const [draft, setDraft] = createStore<Draft>(firstDraft(boxOf(`${asked.game}`)?.id ?? BOXES[0].id))
  const [name, setName] = createSignal(remembered('name') ?? '')
  const [busy, setBusy] = createSignal(false)

  // A table with an open seat needs the network.
  createEffect(() => {
    if (draft.where === 'local' && draft.seats.some(({ kind }) => kind === 'open')) setDraft('where', 'live')
  })

  const tooFew = () => taken(draft).length < gameOf(draft.game).seats.min
  const why = () => (tooFew() ? words().tooFew(gameOf(draft.game).seats.min) : undefined)
  const help = () => {
    if (draft.where === 'local') return undefined
    return draft.seats.some(({ kind }) => kind === 'open') ? words().openHelp : words().noOpenSeat
  }

  async function open(): Promise<void> {
    const who = name().trim()
    if (who) remember('name', who)
    setBusy(true)
    if (draft.where === 'local') playHere(who)
    else await playOnline(who || say().table.colours.blue)
    setBusy(false)
  }

  function playHere(who: string): void {
    const host = newLocalTable(planOf(draft), who)
    createEffect(() => {
      const made = host.update()
      if (made) go(`/local/${made.table}`)
    })
  }

  async function playOnline(who: string): Promise<void> {
    try {
      await house.introduce(who)
      remember('guest', '1')
      const { table } = await house.openTable(planOf(draft))
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
          <Step number={1} title={words().game} class="game">
            <div class="games">
              <For each={BOXES}>
                {(box) => (
                  <OptionCard
                    group="game"
                    on={draft.game === box.id}
                    onPick={() => setDraft(reconcile(firstDraft(box.id)))}
                  >
                    <Poster game={box.id} />
                    <span>
                      <b>{say().games[box.id]}</b>
                      <small>
                        <span>{say().players(...box.players)},</span> <span>{say().minutes(...box.minutes)}</span>
                      </small>
                    </span>
                  </OptionCard>
                )}
              </For>
            </div>
          </Step>
          <Options draft={draft} set={(option, value) => setDraft('options', { ...draft.options, [option]: value })} />
          <Seats draft={draft} setSeat={(at, seat) => setDraft('seats', at, seat)} name={name()} setName={setName} />
        </div>
        <aside>
          <Pace draft={draft} set={(part) => setDraft(part)} />
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
                    <span> · {words().place[draft.where]}</span>
                  </Show>
                </small>
              </p>
              <Button kind="brass" size="big" icon="play" disabled={why() !== undefined || busy()} onClick={open}>
                {draft.where === 'local' ? words().start : words().open}
              </Button>
            </div>
            <Show when={why() ?? help()}>{(note) => <p class="muted small">{note()}</p>}</Show>
          </section>
          <Show when={remembered('name') === undefined}>
            <section class="mat never">
              <Icon name="eye" size={22} />
              <p>
                <b>{words().neverPlayed}</b>
                <small>{words().neverPlayedHelp}</small>
              </p>
              <Button size="small" onClick={() => go(BOXES[0].playNow)}>
                {say().home.playNow}
              </Button>
            </section>
          </Show>
        </aside>
      </main>
      <Foot />
    </>
  )
}
