import { useNavigate, useParams } from '@solidjs/router'
import { onMount } from 'solid-js'
import { house } from '../host/house.ts'
import { say } from '../language.ts'
import { remember } from '../memory.ts'
import { Setting } from '../shell/page/setting.tsx'
import { toast } from '../shell/page/toasts.tsx'

/** `/device/…`: your seats, claimed on this device. */
export default function Device() {
  const { token } = useParams<{ token: string }>()
  const go = useNavigate()
  onMount(async () => {
    try {
      const { name } = await house.useDevice(token)
      if (name) remember('name', name)
      remember('guest', '1')
    } catch {
      toast({ text: say().you.device.spent, icon: 'info' })
    }
    go('/', { replace: true })
  })
  return <Setting />
}
