import { Match, onCleanup, Show, Switch } from 'solid-js'
import { ELSEWHERE } from '../host/local.ts'
import { leaveLocalTable, localTable, newLocalTable } from '../host/local-tables.ts'
import { savedTable } from '../host/saved-tables.ts'
import { createSoleTab } from '../host/sole-tab.ts'
import type { No } from '../host/table-host.ts'
import { say } from '../language.ts'
import { Broken } from '../shell/page/broken.tsx'
import { OpenElsewhere } from '../shell/page/open-elsewhere.tsx'
import { Setting } from '../shell/page/setting.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { preloadScreen } from '../shell/table/screens.ts'
import { TableFrame } from '../shell/table/table.tsx'
import { TableContext, type TablePage } from '../shell/table/use-table.ts'
import { EachTable } from './each-table.tsx'
import NotFound from './not-found.tsx'
import { sameAgain } from './same-again.ts'
import { createWayToTable } from './way-to-table.ts'

/** A table played inside this page. */
export default function LocalTable() {
  return <EachTable at={AtTable} />
}

function AtTable(props: { id: string }) {
  const saved = savedTable(props.id)
  if (saved) preloadScreen(saved.doc.game)
  const { open, take } = createSoleTab(props.id)
  return (
    <Switch fallback={<Setting />}>
      <Match when={open() === 'here'}>
        <Sitting id={props.id} />
      </Match>
      <Match when={open() === 'elsewhere'}>
        <OpenElsewhere onTake={take} />
      </Match>
    </Switch>
  )
}

function Sitting(props: { id: string }) {
  const { id } = props
  const goTo = createWayToTable()
  const host = localTable(id)
  onCleanup(() => leaveLocalTable(id))
  let isLaying = false
  const page: TablePage = {
    kind: 'local',
    async again(_, stronger) {
      const update = host?.update()
      // Who presses twice wants one table.
      if (!update || isLaying) return
      isLaying = true
      const isLaid = await goTo(newLocalTable(sameAgain(update.info, stronger), ''))
      isLaying = false
      if (!isLaid) toast({ text: say().table.refused, icon: 'info' })
    },
    leave: (go) => go('/'),
  }
  return (
    <Show when={host} fallback={<NotFound table />}>
      {(found) => (
        <TableContext.Provider value={page}>
          <Show when={!found().refusal() && found().update()} fallback={<Unplayed refusal={found().refusal()} />}>
            {(update) => <TableFrame host={found()} latest={update} />}
          </Show>
        </TableContext.Provider>
      )}
    </Show>
  )
}

/** A table that is being opened, is played elsewhere, or broke. */
const Unplayed = (props: { refusal: No | undefined }) => (
  <Show when={props.refusal?.code === ELSEWHERE} fallback={<Broken refusal={props.refusal} fallback={<Setting />} />}>
    <OpenElsewhere onTake={() => location.reload()} />
  </Show>
)
