import { SHEDS } from '@estaminet/heaven-and-ale'
import { For } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { foldAgain } from '../board/fold.ts'
import { shedOf } from '../phrases.ts'
import { useTable } from '../table.tsx'
import './shed-table.css'

/** Which shed a closed site gets, folded away until asked for. */
export function ShedTable() {
  const table = useTable()
  const texts = () => table.speech().texts
  let sheds: HTMLDetailsElement | undefined
  foldAgain(() => sheds)
  return (
    <details class="ale-sheds" ref={sheds}>
      <summary data-explain="term shed">
        <Icon name="shed" size={16} />
        {texts().sheds}
      </summary>
      <table>
        <tbody>
          <For each={SHEDS}>
            {(shed) => (
              <tr>
                <th scope="row">{texts().sums(shed.from, shed.to)}</th>
                <td>
                  <b>{shedOf(shed.id, table.speech().words).name}</b>
                  <small>{shedOf(shed.id, table.speech().words).help}</small>
                </td>
                <td class="ale-sheds-steps">
                  <Icon name="brewmaster" size={15} />+{shed.steps}
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </details>
  )
}
