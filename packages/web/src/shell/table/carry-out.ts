import type { Answer, TableHost, Wish } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import { toast } from '../page/toasts.tsx'

/** Carries out a wish; what went wrong is said in a toast. */
export async function carryOut(host: TableHost, what: Wish): Promise<Answer> {
  const answer = await host.send(what)
  if (!answer.ok) toast({ text: say().table.refusals[answer.code] ?? say().table.refused, icon: 'info' })
  return answer
}
