import type { JSX } from 'solid-js'
import { Figure } from '../../design/meeple.tsx'
import type { SeatColour } from '../../shell/seats/names.ts'
import './sketches.css'

/** Small sketches: somebody who tips a hat to a stranger, a bot at the bar, friends around one screen, a letter with a link. */
const Sketch = (props: { children: JSX.Element }) => (
  <svg class="sketch" viewBox="0 0 150 96" aria-hidden="true">
    {props.children}
  </svg>
)

const At = (props: { colour: SeatColour; x: number; y: number; size: number }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
    <Figure colour={props.colour} />
  </g>
)

export const AloneSketch = () => (
  <Sketch>
    <path class="route" d="M16 84c24 2 22-14 44-14s26 14 50 10 20-10 28-12" />
    <At colour="blue" x={42} y={76} size={1.55} />
    <g transform="translate(106 76) scale(1.55)">
      <ellipse cx="1" cy="0" rx="10.5" ry="3" opacity=".22" />
      <g class="stranger">
        <path d="M-9.5 0c0-8 4.500-9.500 5.500-16h8c1 6.500 5.500 8 5.500 16z" />
        <circle cx="0" cy="-20.500" r="6.500" />
      </g>
      <g class="bowler">
        <path d="M-6.500-24.500c0-9 13-9 13 0z" />
        <path d="M-10-24.500h20" />
      </g>
    </g>
  </Sketch>
)

export const BotsSketch = () => (
  <Sketch>
    <path class="bar" d="M6 84h138" />
    <At colour="blue" x={38} y={80} size={1.55} />
    <g transform="translate(108 80) scale(1.55)">
      <ellipse cx="1" cy="0" rx="10.5" ry="3" opacity=".22" />
      <g class="robot">
        <path d="M-9.5 0c0-8 4.500-9.500 5.500-16h8c1 6.500 5.500 8 5.500 16z" />
        <rect x="-8" y="-29" width="16" height="13" rx="3" />
        <path d="M0-29v-5" />
      </g>
      <circle class="spark" cy="-35" r="2" />
      <circle class="eye" cx="-3.5" cy="-22.5" r="1.7" />
      <circle class="eye" cx="3.5" cy="-22.5" r="1.7" />
    </g>
    <g transform="translate(73 62)" class="glass">
      <path class="beer" d="M-9-12h18l-1.500 11a7.600 7.600 0 0 1-15 0z" />
      <path
        class="foam"
        d="M-10-14c1-3 4-2 5-.6 1-2.400 4-2.400 5-.2 1-2.200 4-2 5 .2 1-1.400 4-1.600 5 1 .6 1.600-1 3-2 3H-8c-1.600 0-2.600-2-2-3.400z"
      />
      <path d="M0 6v9M-6 16H6" />
    </g>
  </Sketch>
)

export const HereSketch = () => (
  <Sketch>
    <rect class="tablet" x="34" y="40" width="82" height="46" rx="6" />
    <rect class="screen" x="39" y="45" width="72" height="36" rx="3" />
    <path class="route" d="M50 68c6-12 18-18 30-14s18 10 24 4" />
    <circle class="red" cx="50" cy="68" r="4" />
    <circle class="yellow" cx="78" cy="54" r="4" />
    <circle class="brown" cx="104" cy="58" r="4" />
    <At colour="blue" x={20} y={66} size={1.1} />
    <At colour="pink" x={60} y={36} size={1.05} />
    <At colour="green" x={92} y={36} size={1.05} />
    <At colour="purple" x={131} y={66} size={1.1} />
  </Sketch>
)

export const FriendsSketch = () => (
  <Sketch>
    <rect class="letter" x="38" y="34" width="74" height="48" rx="6" />
    <path class="fold" d="M39 38l36 26 36-26" />
    <circle class="seal" cx="75" cy="66" r="11" />
    <g transform="translate(75 66)" class="chalice">
      <path d="M-5-5h10l-.8 5.600a4.200 4.200 0 0 1-8.400 0z" />
      <path d="M0 4v3M-3 7.500h6" />
    </g>
    <path class="post" d="M14 60c6-18 14-26 26-28M136 60c-6-18-14-26-26-28" />
    <At colour="pink" x={14} y={86} size={1.05} />
    <At colour="green" x={136} y={86} size={1.05} />
  </Sketch>
)
