import { useNavigate, useParams } from '@solidjs/router'
import { createEffect, createResource, createSignal, on, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { CodeField } from '../design/code-field.tsx'
import { EmptyTable } from '../design/empty-table.tsx'
import { Poster } from '../design/poster.tsx'
import { gameName } from '../games.ts'
import { house, Refused } from '../host/house.ts'
import { beKnown } from '../host/known.ts'
import { isAway } from '../host/reachable.ts'
import { say } from '../language.ts'
import { remembered } from '../memory.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Away } from '../shell/page/away.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { NameField } from '../shell/page/name-field.tsx'
import { tellRefused } from '../shell/page/tell-refused.ts'
import { isFree, whoSits } from '../shell/seats/names.ts'
import { Agreed } from '../shell/waiting/agreed.tsx'
import { ShareTable } from '../shell/waiting/share-table.tsx'
import '../design/mat.css'
import './join.css'

/** `/join/GUEUZE`: a name, and you sit. */
export default function Join() {
  const params = useParams<{ code?: string }>()
  const words = () => say().join
  const go = useNavigate()
  const [name, setName] = createSignal(remembered('name') ?? '')
  const [found, { refetch }] = createResource(
    () => params.code,
    async (code) => {
      const { table } = await house.byCode(code)
      return house.lookAt(table)
    },
  )
  const missing = () => (found.error instanceof Refused ? found.error : undefined)
  // The code is looked up once the house is back: who writes it again is at this address already.
  createEffect(on(isAway, (away) => !away && missing()?.code === 'offline' && refetch(), { defer: true }))
  const asking = () => missing() !== undefined || !found()
  const free = () => found()?.info.status === 'open' && found()?.info.seats.some(isFree)
  const sits = () => (found()?.mine.length ?? 0) > 0

  async function sit(): Promise<void> {
    const update = found()
    const who = name().trim()
    if (!update || !who) return
    try {
      await beKnown(who)
      await house.join(update.table)
      go(`/table/${update.table}`)
    } catch (error) {
      tellRefused(error)
    }
  }

  return (
    <>
      <PageBar />
      <main class="join floor">
        <section class="mat" classList={{ asking: asking() }}>
          <Show when={asking()}>
            <EmptyTable />
          </Show>
          <h1>{words().title}</h1>
          <Show when={missing()}>
            {(no) => (
              <Show when={no().code !== 'offline'} fallback={<Away />}>
                <div role="alert">
                  <p>
                    <b>{words().unknown(params.code ?? '')}</b>
                  </p>
                  <p class="small muted">{words().unknownHelp}</p>
                </div>
              </Show>
            )}
          </Show>
          <Show
            when={!missing() && found()}
            fallback={
              <>
                <CodeField label={words().code} onCode={(code) => go(`/join/${code}`)} />
                <Show when={!missing()}>
                  <p class="small muted">{words().codeHelp}</p>
                </Show>
              </>
            }
          >
            {(update) => (
              <>
                <div class="which">
                  <Poster game={update().info.game} />
                  <p>
                    <b>{gameName(update().info.game)}</b>
                    <span>{whoSits(update().info.seats)}</span>
                  </p>
                </div>
                <Agreed info={update().info} />
                <Show when={!sits() && free()} fallback={<Watch table={update().table} sits={sits()} />}>
                  <form
                    onSubmit={(event) => {
                      event.preventDefault()
                      sit()
                    }}
                  >
                    <NameField label={words().name} value={name()} required onName={setName} />
                    <div class="ways">
                      <Button kind="primary" type="submit">
                        {words().sit}
                      </Button>
                      <Button kind="quiet" onClick={() => go(`/table/${update().table}`)}>
                        {words().watch}
                      </Button>
                    </div>
                    <p class="small muted">{words().talkHelp}</p>
                  </form>
                </Show>
                <Show when={free()}>
                  <div class="ways hand-on">
                    <ShareTable info={update().info} quiet />
                  </div>
                </Show>
              </>
            )}
          </Show>
        </section>
      </main>
      <Foot />
    </>
  )
}

function Watch(props: { table: string; sits: boolean }) {
  const go = useNavigate()
  return (
    <>
      <Show when={!props.sits}>
        <p>{say().join.full}</p>
      </Show>
      <div class="ways">
        <Button kind="primary" onClick={() => go(`/table/${props.table}`)}>
          {props.sits ? say().home.go : say().join.watch}
        </Button>
      </div>
    </>
  )
}
