import { createResource, Show, Suspense } from 'solid-js'
import { say } from '../language.ts'
import './qr.css'

/** A link to be scanned: ink on ivory in both lights, with the quiet edge of four modules. */
export function Qr(props: { link: string }) {
  const [code] = createResource(
    () => props.link,
    async (link) => {
      const { encode } = await import('uqr')
      const { data, size } = encode(link, { border: 4 })
      const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      return { size, path: dots.join('') }
    },
  )
  return (
    // Only its place is empty until it is drawn: the page around it need not wait.
    <Suspense fallback={<div class="qr" />}>
      <Show when={code()}>
        {(drawn) => (
          <svg
            class="qr"
            viewBox={`0 0 ${drawn().size} ${drawn().size}`}
            role="img"
            aria-label={say().room.qr(props.link)}
          >
            <path d={drawn().path} fill="#221A15" shape-rendering="crispEdges" />
          </svg>
        )}
      </Show>
    </Suspense>
  )
}
