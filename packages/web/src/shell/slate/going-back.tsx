import type { Update } from '@estaminet/table'
import { Button } from '../../design/button.tsx'
import { say } from '../../language.ts'
import type { LogLine } from '../log/lines.ts'
import { listed, nameOf } from '../seats/names.ts'
import type { TableModel } from '../table/table-model.ts'
import type { AskBack } from './ask-back.ts'
import { SlateLine } from './slate-line.tsx'

type Request = NonNullable<Update['goBack']>

/** As many lines as one reads before one answers. */
const MOST_LINES = 3

/** Somebody asks to take something back: what it is, and an answer; who asked may think better of it. */
export function GoingBack(props: {
  model: TableModel
  asking: AskBack
  lines: () => readonly LogLine[]
  request: Request
}) {
  const { model } = props
  const words = () => say().table.goBack
  const isMine = () => model.mine().includes(props.request.by)
  const toAgree = () => model.mine().find((seat) => !props.request.agreed.includes(seat))
  const asker = () => nameOf(model.seats(), props.request.by)
  const asked = () =>
    listed(
      model.seats().flatMap((_, seat) => (props.request.agreed.includes(seat) ? [] : [nameOf(model.seats(), seat)])),
    )
  const title = () => (isMine() && toAgree() === undefined ? words().asked : words().asks(asker()))
  /** What would be undone, oldest first: the beginning of it says which move is meant. */
  const undone = () => {
    const lines = props.lines().filter(({ n }) => n > props.request.to)
    return lines.slice(0, MOST_LINES).map(({ text }) => text)
  }
  const detail = () => [...undone(), ...(toAgree() === undefined ? [words().waits(asked())] : [])].join(' ')
  const answer = (agree: boolean) => void model.wish({ t: 'answer-back', seat: toAgree() ?? 0, agree })
  return (
    <SlateLine model={model} title={title()} detail={detail()} seat={props.request.by}>
      {toAgree() !== undefined ? (
        <>
          <Button kind="brass" onClick={() => answer(true)}>
            {words().yes}
          </Button>
          <Button onClick={() => answer(false)}>{words().no}</Button>
        </>
      ) : (
        isMine() && <Button onClick={() => props.asking.withdraw(props.request.by)}>{words().withdraw}</Button>
      )}
    </SlateLine>
  )
}
