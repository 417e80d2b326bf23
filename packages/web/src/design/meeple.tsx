import { Show } from 'solid-js'
import type { SeatColour } from '../shell/seats/names.ts'

export const HEADS: Readonly<Record<SeatColour, string>> = {
  blue: 'M-6-21a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  purple: 'M-5.6-26.600h11.200v11.200h-11.200z',
  pink: 'M0-29 7-16.500H-7z',
  green: 'M0-29.500 7-21.500 0-14-7-21.500z',
}
export const BODY = 'M-9.500 0c0-8 4.500-9.500 5.500-16h8c1 6.500 5.500 8 5.500 16z'

/** A figure; its head has the player's shape, so that the silhouette alone tells who it is. */
export function Meeple(props: { colour: SeatColour | undefined; size?: number }) {
  return (
    <svg width={props.size ?? 34} height={(props.size ?? 34) * 1.12} viewBox="-16 -33 32 36" aria-hidden="true">
      <Show
        when={props.colour}
        fallback={
          <g fill="none" stroke="var(--line-strong)" stroke-dasharray="3 2.5">
            <path d={BODY} />
            <path d={HEADS.blue} />
          </g>
        }
      >
        {(colour) => <Figure colour={colour()} />}
      </Show>
    </svg>
  )
}

/** The same inside a larger drawing, its feet at the origin. */
export const Figure = (props: { colour: SeatColour }) => (
  <>
    <ellipse cx="1" cy="0" rx="10.5" ry="3" opacity=".22" />
    <g fill={`var(--p-${props.colour})`} stroke="var(--meeple-edge)" stroke-width="1.6" stroke-linejoin="round">
      <path d={BODY} />
      <path d={HEADS[props.colour]} />
    </g>
  </>
)
