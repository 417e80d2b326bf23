import { Refused } from '../../host/house.ts'
import { say } from '../../language.ts'
import { toast } from './toasts.tsx'

/** Says in passing why the house said no, or that something did not work. */
export function tellRefused(error: unknown): void {
  const { refusals, refused } = say().table
  toast({ text: (error instanceof Refused && refusals[error.code]) || refused, icon: 'info' })
}
