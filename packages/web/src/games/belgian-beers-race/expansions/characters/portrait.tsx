import type { CharacterId } from '@estaminet/belgian-beers-race'
import { createUniqueId, For } from 'solid-js'
import { BUSTS, COATS, FACES, HEADS, SKIN } from './busts.ts'

/** A bust in two tones, put together from a few parts; no two characters have the same ones. */
export function Portrait(props: { of: CharacterId; size: number }) {
  const id = createUniqueId()
  const bust = () => BUSTS[props.of]
  const tones = () => ({ dark: bust().dark, light: bust().light, skin: SKIN, none: 'none' })
  return (
    <svg class="portrait" width={props.size} height={props.size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={bust().light} />
      <clipPath id={id}>
        <circle cx="24" cy="24" r="23" />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <For each={[...HEADS[bust().head].behind, ...BODY, ...COATS[bust().coat], ...HEADS[bust().head].above]}>
          {([fill, d]) => <path d={d} fill={tones()[fill]} />}
        </For>
        <For each={bust().face.flatMap((part) => FACES[part])}>
          {([fill, d]) => (
            <path
              d={d}
              fill={tones()[fill]}
              stroke={fill === 'none' ? bust().dark : 'none'}
              stroke-width="1.5"
              stroke-linecap="round"
            />
          )}
        </For>
      </g>
      <circle cx="24" cy="24" r="22.5" fill="none" stroke={bust().dark} stroke-width="1.5" />
    </svg>
  )
}

/** Shoulders, neck and head. */
const BODY = [
  ['dark', 'M5 50c0-10 7-15 13-16h12c6 1 13 6 13 16z'],
  ['skin', 'M20 28h8v7c0 3-8 3-8 0z'],
  ['skin', 'M15.5 19c0-6 3.5-9.5 8.5-9.500s8.5 3.5 8.5 9.500c0 7-4 12-8.5 12s-8.5-5-8.5-12z'],
] as const
