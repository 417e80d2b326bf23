import { useNavigate } from '@solidjs/router'
import { createEffect, createMemo, createSignal, lazy, on, onCleanup, Show } from 'solid-js'
import { diceNotes } from '../host/dice-memory.ts'
import { takePartInDice } from '../host/dice-part.ts'
import { house } from '../host/house.ts'
import { keepRecord } from '../host/kept-records.ts'
import { beKnown } from '../host/known.ts'
import { openSocketTable } from '../host/socket.ts'
import type { TableHost } from '../host/table-host.ts'
import { say } from '../language.ts'
import { Broken } from '../shell/page/broken.tsx'
import { Setting } from '../shell/page/setting.tsx'
import { tellRefused } from '../shell/page/tell-refused.ts'
import { toast } from '../shell/page/toasts.tsx'
import { carryOut } from '../shell/table/carry-out.ts'
import { preloadScreen } from '../shell/table/screens.ts'
import { TableFrame } from '../shell/table/table.tsx'
import { TableContext, type TablePage } from '../shell/table/use-table.ts'
import { createHearing } from '../shell/talk/talk.ts'
import { EachTable } from './each-table.tsx'
import { HouseAway } from './house-away.tsx'
import NotFound from './not-found.tsx'

/** Most people come to a table that plays. */
const WaitingRoom = lazy(() => import('../shell/waiting/waiting-room.tsx'))

/** A table of the house: its waiting room, then its match. */
export default function OnlineTable() {
  return <EachTable at={AtTable} />
}

function AtTable(props: { id: string }) {
  const go = useNavigate()
  // The house knows a guest from the moment the socket opens: after saying a name one comes in again.
  const [visit, setVisit] = createSignal(0)
  const host = createMemo(() => {
    visit()
    const opened = openSocketTable(props.id)
    onCleanup(() => opened.close())
    return opened
  })

  // Who waits for the others has the board before the first move.
  createEffect(
    on(
      () => host().update()?.info.game,
      (game) => game && preloadScreen(game),
    ),
  )

  // Everybody commits to a part in the dice before the first one is thrown, and opens it when all have.
  createEffect(() => {
    const follow = takePartInDice(host().send, diceNotes)
    createEffect(() => {
      const update = host().update()
      if (update) follow(update)
    })
  })

  // A table for one waits for nobody.
  const isForOne = createMemo(() => {
    const update = host().update()
    return update?.info.status === 'open' && update.info.seats.length === 1 && update.mine.length === 1
  })
  const [isRefused, setRefused] = createSignal(false)
  createEffect(() => {
    if (isForOne()) void carryOut(host(), { t: 'start' }).then(({ ok }) => setRefused(!ok))
  })

  // What was seen to its end can be seen again without the house: it is kept once, whoever comes or goes afterwards.
  const isOver = createMemo(() => host().update()?.record !== undefined)
  createEffect(
    on(isOver, (over) => {
      const update = host().update()
      if (!over || !update) return
      // A device that cannot keep it has seen it all the same.
      keepRecord(update).catch(() => {})
    }),
  )

  // Who asks for a rematch is led there at once; the others are told.
  let asked = false
  createEffect(
    on(
      () => host().update()?.info.rematch,
      (next, before) => {
        if (next && next !== before && !asked)
          toast({
            text: say().table.slate.rematch,
            icon: 'bell',
            action: {
              label: say().home.go,
              run: () => (host().update()?.mine.length ? page.again(go) : go(`/table/${next}`)),
            },
          })
      },
    ),
  )

  async function sit(name: string): Promise<void> {
    try {
      await beKnown(name)
      await house.join(props.id)
      setVisit(visit() + 1)
    } catch (error) {
      tellRefused(error)
    }
  }

  const page: TablePage = {
    kind: 'online',
    async again(_, stronger) {
      asked = true
      const answer = await carryOut(host(), { t: 'rematch', ...(stronger ? { stronger: true } : {}) })
      const table = answer.ok && (answer.result as { table?: string } | undefined)?.table
      if (table) go(`/table/${table}`)
      else asked = false
    },
    leave: () => go('/'),
    hearing: createHearing(),
  }

  return (
    <TableContext.Provider value={page}>
      <Show when={host()} keyed>
        {(open) => (
          <Show
            when={open.refusal() === undefined && open.update()}
            fallback={
              <Show when={open.refusal()?.code === 'unknown-table'} fallback={<Opening host={open} />}>
                <NotFound table />
              </Show>
            }
          >
            {(update) => (
              <Show
                when={update().view !== undefined}
                fallback={
                  <Show
                    when={isForOne() && !isRefused()}
                    fallback={<WaitingRoom host={open} latest={update} sit={sit} />}
                  >
                    <Setting />
                  </Show>
                }
              >
                <TableFrame host={open} latest={update} />
              </Show>
            )}
          </Show>
        )}
      </Show>
    </TableContext.Provider>
  )
}

function Opening(props: { host: TableHost }) {
  return (
    <Broken
      refusal={props.host.refusal()}
      fallback={
        <Show when={props.host.connection() === 'lost'} fallback={<Setting />}>
          <HouseAway onRetry={() => props.host.retry()} />
        </Show>
      }
    />
  )
}
