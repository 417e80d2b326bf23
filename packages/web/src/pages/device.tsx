import { useNavigate, useParams } from '@solidjs/router'
import { createSignal, onMount, Show } from 'solid-js'
import { house, Refused } from '../host/house.ts'
import { say } from '../language.ts'
import { remember } from '../memory.ts'
import { Setting } from '../shell/page/setting.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { HouseAway } from './house-away.tsx'

/** `/device/…`: your seats, claimed on this device. */
export default function Device() {
  const { token } = useParams<{ token: string }>()
  const go = useNavigate()
  const [isSilent, setSilent] = createSignal(false)
  async function claim(): Promise<void> {
    setSilent(false)
    try {
      const { name } = await house.useDevice(token)
      if (name) remember('name', name)
      remember('guest', '1')
    } catch (error) {
      // A link that the house did not hear of is as good as before.
      if (error instanceof Refused && error.code === 'offline') return void setSilent(true)
      toast({ text: say().you.device.spent, icon: 'info' })
    }
    go('/', { replace: true })
  }
  onMount(claim)
  return (
    <Show when={isSilent()} fallback={<Setting />}>
      <HouseAway onRetry={claim} />
    </Show>
  )
}
