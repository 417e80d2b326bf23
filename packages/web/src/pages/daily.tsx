import { A, useNavigate } from '@solidjs/router'
import { createResource, createSignal, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { gameName } from '../games.ts'
import { type Day, daily } from '../host/daily.ts'
import { house } from '../host/house.ts'
import { language } from '../language.ts'
import { remember, remembered } from '../memory.ts'
import { hourOf } from '../shell/page/hour.ts'
import { NameField } from '../shell/page/name-field.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { PlaceTable } from '../standing/place-table.tsx'
import { say } from '../standing/texts/index.ts'
import { Reading } from './reading.tsx'
import './standing.css'
import './daily.css'

export { openWords } from '../standing/texts/index.ts'

/** `/daily`: today's game, how yesterday's ended, and what its dice were promised with. */
export default function Daily() {
  const words = () => say().daily
  const [days] = createResource(() => daily.days().catch(() => undefined))
  return (
    <Reading title={words().title} class="standing daily">
      <Show when={days()} fallback={<p role="status">{days.state === 'ready' ? say().failed : ''}</p>}>
        {(both) => (
          <>
            <p>{words().lede(gameName(both().today.game))}</p>
            <Today day={both().today} />
            <p class="trust">{words().trust}</p>
            <Yesterday day={both().yesterday} />
            <details>
              <summary>
                <Icon name="chevron" size={16} />
                {words().check.title}
              </summary>
              <p>{words().check.text}</p>
              <dl>
                <dt>{words().check.promise}</dt>
                <dd>
                  <code>{both().today.commitment}</code>
                </dd>
                <dt>{words().check.promised}</dt>
                <dd>
                  <code>{both().yesterday.commitment}</code>
                </dd>
                <dt>{words().check.secret}</dt>
                <dd>
                  <code>{both().yesterday.secret}</code>
                </dd>
              </dl>
              <Show
                when={both().yesterday.mine?.over && both().yesterday.mine?.table}
                fallback={<A href="/dice">{words().check.page}</A>}
              >
                {(table) => <A href={`/dice/${table()}`}>{words().check.page}</A>}
              </Show>
            </details>
          </>
        )}
      </Show>
    </Reading>
  )
}

/** One's try of today: the way to it, and where it stands. */
function Today(props: { day: Day }) {
  const words = () => say().daily
  const go = useNavigate()
  const [name, setName] = createSignal(remembered('name') ?? '')
  const isGuest = () => remembered('guest') !== undefined
  const mine = () => props.day.mine
  const deed = () => (mine() === undefined ? words().play : mine()?.over ? words().seeAgain : words().goOn)

  async function play(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    try {
      if (!isGuest()) {
        const me = await house.introduce(name().trim())
        remember('name', me.name)
        remember('guest', '1')
      }
      go(`/table/${mine()?.table ?? (await daily.play()).table}`)
    } catch {
      toast({ text: words().failed, icon: 'offline' })
    }
  }

  return (
    <section>
      <h2>
        {words().today}, {dayName(props.day.day)}
      </h2>
      <p>
        {words().until(hourOf(props.day.until))} {words().once}
      </p>
      <p class="muted">{words().finished(props.day.people)}</p>
      <Show when={mine()?.over}>
        <p class="own">{outcome(props.day, words().soFar)}</p>
      </Show>
      <form onSubmit={play}>
        <Show when={!isGuest()}>
          <NameField label={words().name} value={name()} required onName={setName} />
        </Show>
        <Button type="submit" kind="primary" icon={mine()?.over ? 'replay' : 'play'}>
          {deed()}
        </Button>
      </form>
    </section>
  )
}

function Yesterday(props: { day: Day }) {
  const words = () => say().daily
  return (
    <section>
      <h2>
        {words().yesterday}, {dayName(props.day.day)}
      </h2>
      <Show when={props.day.mine?.over}>
        <p class="own">{outcome(props.day, words().yours)}</p>
      </Show>
      <Show when={props.day.rows.length > 0} fallback={<p class="muted">{words().finished(props.day.people)}</p>}>
        <PlaceTable rows={props.day.rows} />
      </Show>
    </section>
  )
}

function outcome({ mine, people }: Day, words: (place: number, people: number, points: number) => string): string {
  return mine?.place === undefined ? say().daily.late : words(mine.place, people, mine.points ?? 0)
}

/** A day of the house is one of Greenwich, whatever the reader's clock says. */
const dayName = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
