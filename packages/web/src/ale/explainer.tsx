import { Explainer as Explain } from '../shell/explainer.tsx'
import { explain, RULES } from './explain.ts'
import { useTable } from './table.tsx'
import './explainer.css'

/** The table's own explanations: see `explain.ts`. */
export function Explainer() {
  const table = useTable()
  return (
    <Explain
      explain={(about) => explain(about, table.view(), table.speech())}
      rules={RULES}
      word={table.speech().texts.rule}
      fresh={table.view}
    />
  )
}
