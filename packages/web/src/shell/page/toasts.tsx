import { createSignal, onCleanup, Show, untrack } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { say } from '../../language.ts'
import './toasts.css'

interface Toast {
  readonly text: string
  readonly icon?: string
  readonly action?: { readonly label: string; run(): void }
}

const LASTS = 5000
/** A long sentence takes longer to read. */
const LETTER = 65
const [shown, setShown] = createSignal<Toast>()
const [quiet, setQuiet] = createSignal(0)
const queue: Toast[] = []
let place: HTMLDivElement | undefined
/** Where the focus was before it came here. */
let before: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Says something in passing. They queue, never pile; the same words twice in a row are said once. */
export function toast(one: Toast): void {
  // An effect that says something must not follow it: it would say it again when it goes.
  untrack(() => {
    if ([shown(), ...queue].some((other) => other?.text === one.text)) return
    queue.push(one)
    if (!shown()) next()
  })
}

function next(): void {
  clearTimeout(timer)
  const isHeld = place?.contains(document.activeElement)
  setShown(queue.shift())
  // What was said goes with its buttons: whoever stood on one goes on to the next, or back to where they were.
  if (isHeld) (place?.querySelector('button') ?? before)?.focus({ preventScroll: true })
  if (quiet() === 0) last()
}

function last(): void {
  const one = shown()
  if (one) timer = setTimeout(next, Math.max(LASTS, LETTER * one.text.length))
}

/** As long as its caller stands there, what is said in passing waits: it lies over nothing that everybody should see. */
export function keepQuiet(): void {
  clearTimeout(timer)
  setQuiet((before) => before + 1)
  onCleanup(() => {
    setQuiet((before) => before - 1)
    if (quiet() === 0) last()
  })
}

export function Toasts() {
  return (
    <div
      class="toasts"
      role="status"
      aria-live="polite"
      ref={place}
      onFocusIn={({ relatedTarget: from }) => {
        if (from instanceof HTMLElement && !place?.contains(from)) before = from
      }}
    >
      <Show when={quiet() === 0 && shown()} keyed>
        {(one) => (
          <p class="toast">
            <Icon name={one.icon ?? 'info'} size={18} />
            <span class="said">{one.text}</span>
            <Show when={one.action}>
              {(action) => (
                <button
                  type="button"
                  onClick={() => {
                    action().run()
                    next()
                  }}
                >
                  {action().label}
                </button>
              )}
            </Show>
            <button type="button" class="cross" aria-label={say().table.keys.close} onClick={next}>
              <Icon name="close" size={16} />
            </button>
          </p>
        )}
      </Show>
    </div>
  )
}
