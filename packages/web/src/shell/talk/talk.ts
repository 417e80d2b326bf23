import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { TableHost } from '../../host/table-host.ts'

/** Whether one wants to hear the others, and up to when they have been heard: so long as one is at a table, whatever is drawn of it. */
export function createHearing() {
  const [isMuted, mute] = createSignal(false)
  const [heardUntil, hearUntil] = createSignal(Number.NEGATIVE_INFINITY)
  return { isMuted, mute, heardUntil, hearUntil }
}

export type Hearing = ReturnType<typeof createHearing>

/** What is said at the table, as far as one wants to hear it, and how much of it is new. */
export function createTalk(host: TableHost, isOpen: () => boolean, hearing: Hearing = createHearing()) {
  const { isMuted, mute, heardUntil, hearUntil } = hearing
  const said = createMemo(() => (isMuted() ? [] : host.said()))
  createEffect(
    on([said, isOpen], ([all, open]) => {
      const last = all.at(-1)
      if (open && last) hearUntil(last.at)
    }),
  )
  // After a new greeting only the last lines are told again: how many there were says nothing of how many were heard.
  return { said, isMuted, mute, isOpen, unread: () => said().filter(({ at }) => at > heardUntil()).length }
}

export type Talk = ReturnType<typeof createTalk>
