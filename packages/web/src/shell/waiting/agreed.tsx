import type { TableInfo } from '@estaminet/table'
import { lazy, Suspense } from 'solid-js'
import './agreed.css'

/** The words of the games come when somebody wants to know what is played. */
const Lines = lazy(async () => {
  const page = await import('../../pages/agreed-lines.tsx')
  await page.openWords()
  return page
})

/** What was agreed at this table, with room kept until it can be said. */
export const Agreed = (props: { info: TableInfo }) => (
  <div class="agreed">
    <Suspense>
      <Lines info={props.info} />
    </Suspense>
  </div>
)
