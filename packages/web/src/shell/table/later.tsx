import { ErrorBoundary, type ParentProps, Suspense } from 'solid-js'
import { say } from '../../language.ts'
import { toast } from '../page/toasts.tsx'

/** What comes when it is first asked for: the table is not taken away meanwhile, nor if it never comes. */
export function Later(props: ParentProps<{ never(): void }>) {
  const without = (error: unknown): undefined => {
    reportError(error)
    props.never()
    toast({ text: say().table.refused, icon: 'info' })
  }
  return (
    <ErrorBoundary fallback={without}>
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  )
}
