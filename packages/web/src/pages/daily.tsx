import { A, Navigate, useNavigate, useParams } from '@solidjs/router'
import { createResource, createSignal, For, Show } from 'solid-js'
import { Button, buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { gameName } from '../games.ts'
import { type Day, daily } from '../host/daily.ts'
import { Refused } from '../host/house.ts'
import { beKnown } from '../host/known.ts'
import { language } from '../language.ts'
import { remembered } from '../memory.ts'
import { dated } from '../shell/page/dates.ts'
import { hourOf } from '../shell/page/hour.ts'
import { NameField } from '../shell/page/name-field.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { PlaceTable } from '../standing/place-table.tsx'
import { say } from '../standing/texts/index.ts'
import { Reading } from './reading.tsx'
import './standing.css'
import './daily.css'

export { openWords } from '../standing/texts/index.ts'

/** `/daily`: today's game, how yesterday's ended, and what its dice were promised with; `/daily/2026-11-16`: how that day ended. */
export default function Daily() {
  const params = useParams<{ day?: string }>()
  return (
    <Show when={params.day} keyed fallback={<TodayAndYesterday />}>
      {(day) => <DayOfOld day={day} />}
    </Show>
  )
}

function TodayAndYesterday() {
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
            <PastDay day={both().yesterday} called={`${words().yesterday}, ${dayName(both().yesterday.day)}`} />
            <Earlier before={both().yesterday.day} />
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
      await beKnown(isGuest() ? '' : name())
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

/** A day that is over, with what its dice were promised with. */
function DayOfOld(props: { day: string }) {
  const words = () => say().daily
  const [told] = createResource(
    () => props.day,
    (day) =>
      daily.of(day).catch((error) => (error instanceof Refused && error.code !== 'offline' ? 'none' : undefined)),
  )
  const known = () => {
    const day = told()
    return day === 'none' ? undefined : day
  }
  return (
    <Reading title={words().title} class="standing daily">
      <Show
        when={known()}
        fallback={<p role="status">{told.state !== 'ready' ? '' : told() === 'none' ? words().noDay : say().failed}</p>}
      >
        {(day) => (
          <Show when={day().secret} fallback={<Navigate href="/daily" />}>
            <PastDay day={day()} called={dayName(day().day)} />
            <Earlier before={day().day} />
            <details>
              <summary>
                <Icon name="chevron" size={16} />
                {words().check.title}
              </summary>
              <dl>
                <dt>{words().check.promisedThen}</dt>
                <dd>
                  <code>{day().commitment}</code>
                </dd>
                <dt>{words().check.secretThen}</dt>
                <dd>
                  <code>{day().secret}</code>
                </dd>
              </dl>
              <A href={day().mine?.over ? `/dice/${day().mine?.table}` : '/dice'}>{words().check.page}</A>
            </details>
          </Show>
        )}
      </Show>
      <A class={buttonClass('secondary')} href="/daily">
        {words().backToday}
      </A>
    </Reading>
  )
}

function PastDay(props: { day: Day; called: string }) {
  const words = () => say().daily
  const people = () => (props.day.people === 0 ? words().nobodyThen : words().finished(props.day.people))
  return (
    <section>
      <h2>{props.called}</h2>
      <Show when={props.day.mine?.over}>
        <p class="own">{outcome(props.day, words().yours)}</p>
      </Show>
      <Show when={props.day.rows.length > 0} fallback={<p class="muted">{people()}</p>}>
        <PlaceTable rows={props.day.rows} />
      </Show>
    </section>
  )
}

/** The week before a day: from its earliest one goes on to the week before that. */
function Earlier(props: { before: string }) {
  const days = () => Array.from({ length: WEEK }, (_, back) => dayBefore(props.before, back + 1))
  return (
    <nav aria-label={say().daily.earlier}>
      <h2>{say().daily.earlier}</h2>
      <ul class="earlier">
        <For each={days()}>
          {(day) => (
            <li>
              <A href={`/daily/${day}`}>{dayName(day)}</A>
            </li>
          )}
        </For>
      </ul>
    </nav>
  )
}

const WEEK = 7

const dayBefore = (day: string, back: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10)

function outcome({ mine, people }: Day, words: (place: number, people: number, points: number) => string): string {
  return mine?.place === undefined ? say().daily.late : words(mine.place, people, mine.points ?? 0)
}

/** A day of the house is one of Greenwich, whatever the reader's clock says. */
const dayName = (day: string): string =>
  dated(new Date(`${day}T00:00:00Z`), language(), { dateStyle: 'long', timeZone: 'UTC' })
