import { onCleanup, Show } from 'solid-js'
import { idWhenLaid, leaveLocalTable, localTable, newLocalTable } from '../host/local-tables.ts'
import { savedTable } from '../host/saved-tables.ts'
import { say } from '../language.ts'
import { Broken } from '../shell/page/broken.tsx'
import { Setting } from '../shell/page/setting.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { preloadScreen } from '../shell/table/screens.ts'
import { TableFrame } from '../shell/table/table.tsx'
import { TableContext, type TablePage } from '../shell/table/use-table.ts'
import { EachTable } from './each-table.tsx'
import NotFound from './not-found.tsx'
import { sameAgain } from './same-again.ts'

/** A table played inside this page. */
export default function LocalTable() {
  return <EachTable at={AtTable} />
}

function AtTable(props: { id: string }) {
  const { id } = props
  const saved = savedTable(id)
  if (saved) preloadScreen(saved.doc.game)
  const host = localTable(id)
  onCleanup(() => leaveLocalTable(id))
  let isLaying = false
  const page: TablePage = {
    kind: 'local',
    async again(go, stronger) {
      const update = host?.update()
      // Who presses twice wants one table.
      if (!update || isLaying) return
      isLaying = true
      const next = await idWhenLaid(newLocalTable(sameAgain(update.info, stronger), ''))
      isLaying = false
      if (next) go(`/local/${next}`)
      else toast({ text: say().table.refused, icon: 'info' })
    },
    leave: (go) => go('/'),
  }
  return (
    <Show when={host} fallback={<NotFound table />}>
      {(found) => (
        <TableContext.Provider value={page}>
          <Show when={found().update()} fallback={<Broken refusal={found().refusal()} fallback={<Setting />} />}>
            {(update) => <TableFrame host={found()} latest={update} />}
          </Show>
        </TableContext.Provider>
      )}
    </Show>
  )
}
