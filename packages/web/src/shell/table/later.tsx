import { createEffect, ErrorBoundary, on, type ParentProps, Suspense } from 'solid-js'
import { say } from '../../language.ts'
import { toast } from '../page/toasts.tsx'

/**
 * What comes when it is first asked for: the table is not taken away meanwhile, nor if it never comes or breaks. Where it
 * is `wanted` again, it is tried again.
 */
export function Later(props: ParentProps<{ wanted: boolean; never(): void }>) {
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
    <ErrorBoundary fallback={without}>
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  )
}
