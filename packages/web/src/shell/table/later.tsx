import { createEffect, createMemo, ErrorBoundary, on, type ParentProps, Show, Suspense } from 'solid-js'
import { say } from '../../language.ts'
import { toast } from '../page/toasts.tsx'

/**
 * What comes when it is first `wanted`, and stays from then on: the table is not taken away meanwhile, nor if it never
 * comes or breaks. Where it is wanted again, it is tried again.
 */
export function Later(props: ParentProps<{ wanted: boolean; never(): void }>) {
  const isMade = createMemo<boolean>((was) => was || props.wanted, false)
  const without = (error: unknown, again: () => void): undefined => {
    reportError(error)
    props.never()
    toast({ text: say().table.refused, icon: 'info' })
    createEffect(
      on(
        () => props.wanted,
        (isWanted) => isWanted && again(),
        { defer: true },
      ),
    )
  }
  return (
    <Show when={isMade()}>
      <ErrorBoundary fallback={without}>
        <Suspense>{props.children}</Suspense>
      </ErrorBoundary>
    </Show>
  )
}
