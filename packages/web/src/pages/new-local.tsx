import type { SeatPlan, TablePlan } from '@estaminet/table'
import { useSearchParams } from '@solidjs/router'
import { gameIds } from '../games.ts'
import { newLocalTable } from '../host/local-tables.ts'
import { remembered } from '../memory.ts'
import { Broken } from '../shell/page/broken.tsx'
import { Setting } from '../shell/page/setting.tsx'
import { preloadScreen } from '../shell/table/screens.ts'
import { createWayToTable } from './way-to-table.ts'

/** `/local/new?game=…&seats=…&length=…&events=true`: sits you down at once, against bots or alone. */
export default function NewLocal() {
  const [asked] = useSearchParams()
  const goTo = createWayToTable({ replace: true })
  const { game = gameIds[0], seats = '2', level = 'easy', ...options } = asked
  const bots = Array.from(
    { length: Math.max(0, Number(seats) - 1) },
    (): SeatPlan => ({ kind: 'bot', level: `${level}` }),
  )
  const plan: TablePlan = {
    game: `${game}`,
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, optionIn(`${value}`)])),
    seats: [{ kind: 'me' }, ...bots],
    access: 'link',
    pace: { kind: 'live' },
  }
  preloadScreen(plan.game)
  const host = newLocalTable(plan, remembered('name') ?? '')
  void goTo(host)
  return <Broken refusal={host.refusal()} fallback={<Setting />} />
}

/** No choice of any game goes by these two words. */
const optionIn = (value: string): string | boolean => (value === 'true' ? true : value === 'false' ? false : value)
