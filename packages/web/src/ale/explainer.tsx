import { ARRIVED } from '@estaminet/heaven-and-ale'
import { Explainer as Explain } from '../shell/explainer.tsx'
import { explain, RULES } from './explain.ts'
import { useTable } from './table.tsx'
import './explainer.css'

/** The table's own explanations: see `explain.ts`. */
export function Explainer() {
  const table = useTable()
  /** Home is always open: who may go there may walk. */
  const walker = (about: string) =>
    table.choice(`space ${ARRIVED}`) && !table.choice(about) ? table.player() : undefined
  return (
    <Explain
      explain={(about) => explain(about, table.view(), table.speech(), walker(about))}
      rules={RULES}
      word={table.speech().texts.rule}
      fresh={table.view}
    />
  )
}
