import type { TableInfo } from '@estaminet/table'
import { IconLines } from '../design/icon-lines.tsx'
import { say } from '../language.ts'
import { isFree } from '../shell/seats/names.ts'
import { advisedAs, pacedAs, playedAs, windowedAs } from './agreed.ts'
import { TheSet } from './the-set.tsx'
import './agreed-lines.css'

export { openWords } from './option-words.ts'

/** What one sits down to: which game of it, when and how long, and how many chairs are free. */
export default function AgreedLines(props: { info: TableInfo }) {
  const free = () => props.info.seats.filter(isFree).length
  const lines = (): readonly (readonly [string, string])[] => [
    ['event', playedAs(props.info)],
    ['clock', pacedAs(props.info)],
    ...windowedAs(props.info.windows, props.info.seats).map((line) => ['cards', line] as const),
    ...(props.info.rated ? [['trophy', say().create.ratedLine] as const] : []),
    ...advisedAs(props.info).map((line) => ['hint', line] as const),
    ['people', free() > 0 ? say().home.freeSeats(free()) : say().room.full],
  ]
  return (
    <>
      <IconLines class="agreed-lines" lines={lines()} />
      <TheSet game={props.info.game} options={props.info.options} />
    </>
  )
}
