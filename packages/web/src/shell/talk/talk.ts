import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { TableHost } from '../../host/table-host.ts'

/** What is said at the table, as far as one wants to hear it, and how much of it is new. */
export function createTalk(host: TableHost, isOpen: () => boolean) {
  const [isMuted, mute] = createSignal(false)
  const [read, setRead] = createSignal(0)
  const said = createMemo(() => (isMuted() ? [] : host.said()))
  createEffect(
    on([said, isOpen], ([all, open]) => {
      if (open) setRead(all.length)
    }),
  )
  return { said, isMuted, mute, isOpen, unread: () => Math.max(0, said().length - read()) }
}

export type Talk = ReturnType<typeof createTalk>
