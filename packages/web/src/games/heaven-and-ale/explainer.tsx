import { ARRIVED, type Closed, whyClosed } from '@estaminet/heaven-and-ale'
import { Explainer as Explain } from '../../shell/explainer/explainer.tsx'
import { explain, RULES } from './explain.ts'
import { imagined } from './imagined.ts'
import { useTable } from './table.tsx'
import './explainer.css'

/** The table's own explanations: see `explain.ts`. */
export function Explainer() {
  const table = useTable()
  /** Home is always open: who may go there may walk. */
  const closed = (about: string): Closed | undefined => {
    const at = /^space (\d+)$/.exec(about)?.[1]
    if (at === undefined || !table.choice(`space ${ARRIVED}`) || table.choice(about)) return undefined
    return whyClosed(imagined(table.view()), table.shown(), Number(at))
  }
  return (
    <Explain
      explain={(about) => explain(about, table.view(), table.speech(), closed(about))}
      rules={RULES}
      word={table.speech().texts.rule}
      fresh={table.view}
    />
  )
}
