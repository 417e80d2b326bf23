import { Show } from 'solid-js'
import './hint-mark.css'

const HIGH = 19
const FIGURE = 11

/** The numbers of the choices a bot would make that a thing on a drawing stands for; nothing where it stands for none. */
export function HintMark(props: { hints: readonly number[]; x: number; y: number }) {
  const width = () => HIGH + FIGURE * (props.hints.length - 1)
  return (
    <Show when={props.hints.length > 0}>
      <g class="hint-mark" transform={`translate(${props.x} ${props.y})`}>
        <rect x={-width() / 2} y={-HIGH / 2} width={width()} height={HIGH} rx={HIGH / 2} />
        <text y="4.6">{props.hints.join(' ')}</text>
      </g>
    </Show>
  )
}
