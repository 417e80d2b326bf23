import type { SeatInfo, Update } from '@estaminet/table'
import { useNavigate } from '@solidjs/router'
import { type Accessor, createSignal, createUniqueId, Index, lazy, Show, Suspense } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Code } from '../../design/code-field.tsx'
import { Icon } from '../../design/icon.tsx'
import { Meeple } from '../../design/meeple.tsx'
import { Qr } from '../../design/qr.tsx'
import { gameName } from '../../games.ts'
import { sharedOrigin } from '../../host/origin.ts'
import type { Answer, TableHost, Wish } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import { remembered } from '../../memory.ts'
import { PageBar } from '../bar/bar.tsx'
import { Foot } from '../page/foot.tsx'
import { hourOf } from '../page/hour.ts'
import { NameField } from '../page/name-field.tsx'
import { playerName } from '../seats/bot-levels.ts'
import { levelOf } from '../seats/bot-seats.ts'
import { colourOf, isFree, nameOf } from '../seats/names.ts'
import { carryOut } from '../table/carry-out.ts'
import { useTable } from '../table/use-table.ts'
import Chat from '../talk/chat.tsx'
import { createTalk } from '../talk/talk.ts'
import { Agreed } from './agreed.tsx'
import { copied, linkTo, ShareTable } from './share-table.tsx'
import { TableWebhook } from './table-webhook.tsx'
import '../../design/mat.css'
import '../../design/slate.css'
import './waiting-room.css'

const PushOffer = lazy(async () => ({ default: (await import('../page/push-switch.tsx')).PushOffer }))

/** Before the first move: who is here, and how the others come. */
export default function WaitingRoom(props: { host: TableHost; latest: Accessor<Update>; sit(name: string): void }) {
  const words = () => say().room
  const info = () => props.latest().info
  const link = () => linkTo(info())
  const free = () => info().seats.filter(isFree).length
  const kept = () => info().seats.find(isKept)
  /** Nobody's seat is given to a bot where the result counts. */
  const needsPeople = () => info().rated === true && free() > 0
  const beforeStartId = createUniqueId()
  /** Why the game cannot begin yet, or what it would begin with; said before anybody presses. */
  const beforeStart = (): string => {
    const seat = kept()
    if (seat?.keptUntil !== undefined) return words().keptFor(seat.name, hourOf(seat.keptUntil))
    if (needsPeople()) return words().ratedWaits
    return free() > 0 ? words().seatsLeft(free()) : ''
  }
  const sits = () => props.latest().mine.length > 0
  const go = useNavigate()
  const [name, setName] = createSignal(remembered('name') ?? '')

  const wish = (what: Wish): Promise<Answer> => carryOut(props.host, what)

  const [isTalking, setTalking] = createSignal(false)
  const talk = createTalk(props.host, isTalking, useTable().hearing)

  return (
    <>
      <PageBar game={info().game} />
      <main class="waiting-room floor" classList={{ hosted: info().host }}>
        <section class="mat seated">
          <h1>{free() > 0 || kept() ? words().title : words().full}</h1>
          <div class="what">
            <h2>{gameName(info().game)}</h2>
            <Agreed info={info()} />
          </div>
          <ul class="chairs">
            {/* A chair stays where it is, whoever sits on it: it is not drawn anew. */}
            <Index each={info().seats}>
              {(seat, at) => (
                <li>
                  <Meeple colour={isFree(seat()) ? undefined : colourOf(at)} />
                  <span class="push">
                    <b>{isFree(seat()) ? say().create.seat(at + 1) : nameOf(info().seats, at)}</b>
                    <small>
                      {seat().kind === 'open'
                        ? isKept(seat())
                          ? words().kept
                          : words().free
                        : seat().kind === 'bot'
                          ? playerName(levelOf(seat()), info().game)
                          : seat().present
                            ? words().ready
                            : words().away}
                    </small>
                  </span>
                  <Show when={props.latest().mine.length > 1 && props.latest().mine.includes(at)}>
                    <Button
                      kind="quiet"
                      size="small"
                      icon="close"
                      aria-label={words().remove(seat().name)}
                      title={words().remove(seat().name)}
                      onClick={() => wish({ t: 'leave', seat: at })}
                    />
                  </Show>
                  <Show
                    when={
                      info().host && (isKept(seat()) || seat().kind === 'person') && !props.latest().mine.includes(at)
                    }
                  >
                    <Button
                      kind="quiet"
                      size="small"
                      icon="close"
                      aria-label={isKept(seat()) ? words().giveAway(seat().name) : words().remove(seat().name)}
                      title={isKept(seat()) ? words().giveAway(seat().name) : words().remove(seat().name)}
                      onClick={() => wish({ t: 'kick', seat: at })}
                    />
                  </Show>
                </li>
              )}
            </Index>
          </ul>
          <Show when={sits() && free() > 0 && !info().rated}>
            <Beside onName={async (other) => (await wish({ t: 'join', name: other })).ok} />
          </Show>
          <Show
            when={sits()}
            fallback={
              <Show
                when={!props.latest().kept}
                fallback={
                  <Button kind="primary" onClick={() => wish({ t: 'join' })}>
                    {say().join.sit}
                  </Button>
                }
              >
                <form
                  class="sit"
                  onSubmit={(event) => {
                    event.preventDefault()
                    if (name().trim()) props.sit(name().trim())
                  }}
                >
                  <NameField label={say().join.name} value={name()} required onName={setName} />
                  <Button kind="primary" type="submit" disabled={free() === 0}>
                    {say().join.sit}
                  </Button>
                </form>
              </Show>
            }
          >
            <Show when={info().pace.kind === 'turns'}>
              <Suspense>
                <PushOffer />
              </Suspense>
            </Show>
            <div class="ways">
              <Button icon="chat" onClick={() => setTalking(true)}>
                {say().table.bar.chat}
                <Show when={talk.unread() > 0}>
                  <span class="unread">{say().table.bar.unread(talk.unread())}</span>
                </Show>
              </Button>
              <TableWebhook info={info()} />
              <Button
                kind="quiet"
                onClick={async () => {
                  if ((await wish({ t: 'leave' })).ok) go('/')
                }}
              >
                {words().leave}
              </Button>
            </div>
          </Show>
        </section>
        <section class="slate invite">
          <div class="ways-in">
            <Qr link={link()} />
            <div>
              <h2 class="caps">{words().code}</h2>
              <Code code={info().code} />
              <h2 class="caps">{words().link}</h2>
              <p class="link">{link().replace(/^https?:\/\//, '')}</p>
              <ShareTable info={info()} />
              <Button kind="quiet" icon="eye" onClick={() => copied(`${sharedOrigin()}/table/${info().id}`)}>
                {words().copyWatch}
              </Button>
            </div>
          </div>
          <Show when={info().host} fallback={<p class="muted">{words().startWaits}</p>}>
            <Button
              kind={free() > 0 || kept() ? 'secondary' : 'brass'}
              size="big"
              icon="play"
              disabled={kept() !== undefined || needsPeople()}
              aria-describedby={beforeStartId}
              onClick={() => wish({ t: 'start' })}
            >
              {free() > 0 && !needsPeople() ? words().fill : words().start}
            </Button>
            <p class="muted small" role="status" id={beforeStartId}>
              {beforeStart()}
            </p>
          </Show>
        </section>
        <Show when={free() > 0}>
          <section class="mat one-room">
            <Icon name="offline-ok" size={22} />
            <p>
              <b>{words().oneRoom}</b>
              <small>{words().oneRoomHelp}</small>
            </p>
          </section>
        </Show>
      </main>
      <Chat
        model={{ mine: () => props.latest().mine, wish }}
        talk={talk}
        seats={info().seats}
        onClose={() => setTalking(false)}
      />
      <Foot />
    </>
  )
}

/** Whoever has no device of their own sits down at this one. */
function Beside(props: { onName(name: string): Promise<boolean> }) {
  const words = () => say().room.beside
  const [open, setOpen] = createSignal(false)
  const [name, setName] = createSignal('')
  let opener: HTMLButtonElement | undefined
  let form: HTMLFormElement | undefined
  // Each gives way to the other, and so does the focus.
  function unfold(): void {
    setOpen(true)
    form?.querySelector('input')?.focus()
  }
  async function sit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (!name().trim() || !(await props.onName(name().trim()))) return
    setName('')
    setOpen(false)
    opener?.focus()
  }
  return (
    <Show
      when={open()}
      fallback={
        <Button kind="quiet" icon="plus" ref={opener} onClick={unfold}>
          {words().open}
        </Button>
      }
    >
      <p class="muted small">{words().help}</p>
      <form class="sit" ref={form} onSubmit={sit}>
        <NameField label={words().name} value={name()} required onName={setName} />
        <Button kind="primary" type="submit">
          {words().sit}
        </Button>
      </form>
    </Show>
  )
}

const isKept = (seat: SeatInfo): boolean => seat.keptUntil !== undefined
