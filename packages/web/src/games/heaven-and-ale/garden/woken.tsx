import type { AleChoice, Waking } from '@estaminet/heaven-and-ale'
import { createMemo, For, Show } from 'solid-js'
import { HEX, spotOf } from '../geometry.ts'
import { Sign } from '../pieces.tsx'
import { useTable } from '../table.tsx'
import './woken.css'

const PILL = { width: 50, height: 23 }

/** A disc and a shed are about what they wake: everything else steps back. A purchase is about its place. */
const isAlone = (info: AleChoice | undefined): boolean => !!info?.wakes && info.kind !== 'chooseHex'

/** What the choice being considered wakes: on each tile what it pays, and how often where it is woken more than once. */
export function Woken(props: { seat: number }) {
  const table = useTable()
  const info = createMemo(() => (props.seat === table.shown() ? table.considered() : undefined))
  const wakes = () => info()?.wakes ?? []
  return (
    <g classList={{ 'ale-pills': true, 'ale-pills-alone': isAlone(info()) }}>
      <For each={wakes()}>{(woken) => <Pill woken={woken} />}</For>
    </g>
  )
}

function Pill(props: { woken: Waking }) {
  const at = () => spotOf(props.woken.hex)
  /** A marker at its end pays the rest in ducats: what comes first is shown. */
  const pays = () => Object.entries(props.woken.pays)[0] ?? ['ducats', 0]
  const isMoney = () => pays()[0] === 'ducats'
  return (
    <g
      classList={{ 'ale-pill': true, 'ale-pill-money': isMoney() }}
      data-woken={props.woken.hex}
      transform={`translate(${at().x.toFixed(1)} ${(at().y + HEX * 0.84).toFixed(1)})`}
    >
      <rect x={-PILL.width / 2} y={-PILL.height / 2} width={PILL.width} height={PILL.height} rx={PILL.height / 2} />
      <text class="ale-number" x="-8" y="6">
        +{pays()[1]}
      </text>
      <Sign name={isMoney() ? 'ducat' : pays()[0]} at={{ x: 13, y: 0 }} size={15} />
      <Show when={props.woken.times > 1}>
        <g class="ale-twice" transform={`translate(0 ${-HEX * 1.42})`}>
          <rect x="-17" y="-10" width="34" height="20" rx="10" />
          <text class="ale-number" y="5.5">
            {props.woken.times}×
          </text>
        </g>
      </Show>
    </g>
  )
}
