import { createEffect, createSignal, createUniqueId, onCleanup, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { Icon } from '../../design/icon.tsx'
import { rulesFrom } from '../bar/rules-address.ts'
import { isWriting } from '../keys/is-writing.ts'
import { clickedWith, lastInput } from '../keys/last-input.ts'
import type { Asked, Explanation } from './explanation.ts'
import { noteRead, readBefore } from './read-before.ts'
import { isWelcome } from './welcome.ts'
import './explainer.css'

const HOVER = 400
const LEAVE = 150
const LONG_PRESS = 500
/** A finger that wanders further than this is scrolling. */
const WANDER = 10
const GAP = 8

interface OnShow {
  readonly element: Element
  readonly what: Explanation
  readonly byKey: boolean
}

/** What can be taken now, or holds it. */
const TARGET = '[role="button"]'

/**
 * One tooltip for the whole board. Whatever carries `data-explain` explains itself when it is asked: with the key I, a
 * right click, a finger that stays, or a press where there is nothing to take. While it is new it also does so for a
 * mouse that rests on it and for the focus, but never where a choice is being weighed: see `welcome.ts`.
 */
export function Explainer(props: {
  /** What is said of a thing, or nothing where something else says it already. */
  explain: (about: string, asked: Asked) => Explanation | undefined
  /** The rulebook's address, without chapter and section. */
  rules: string
  /** What the way to the rule is called. */
  word: string
  /** Whatever makes an explanation old when it changes. */
  fresh: () => unknown
}) {
  const [shown, setShown] = createSignal<OnShow>()
  let coming = 0
  let leaving = 0
  let pressed: PointerEvent | undefined
  let swallow = false
  /** What the mouse is over. */
  let hovered: Element | undefined
  /** Where the mouse was pressed last: what changes under it there was not asked for. */
  let rested = ''

  const addressOf = ({ rule }: Explanation) => rulesFrom(props.rules + rule, location.pathname)
  const stay = () => {
    clearTimeout(coming)
    clearTimeout(leaving)
  }
  const hide = () => {
    stay()
    setShown(undefined)
  }
  const showAfter = (ms: number, element: Element, asked: Asked, then?: () => void) => {
    clearTimeout(coming)
    coming = window.setTimeout(() => {
      then?.()
      show(element, asked)
    }, ms)
  }
  const show = (element: Element, asked: Asked) => {
    const what = props.explain(element.getAttribute('data-explain') ?? '', asked)
    stay()
    // It may have left the board while the mouse rested.
    if (!what || !element.isConnected || !isWelcome(what, asked, isTarget(element), readBefore())) return
    noteRead(what, asked)
    setShown({ element, what, byKey: asked === 'focus' || (asked === 'wish' && lastInput() === 'keys') })
  }
  const isTarget = (element: Element) => element.matches(TARGET) || element.querySelector(TARGET) !== null
  /** The ground between the things of a drawing is no thing: only the focus rests there. */
  const explained = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest('[data-explain]') : undefined
    return element?.hasAttribute('data-explore') ? undefined : element
  }
  const isWithin = (target: EventTarget | null, what: string) => target instanceof Element && !!target.closest(what)

  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    pointerover(event) {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return
      stay()
      if (isWithin(event.target, '.explanation') || rested === spotOf(event)) return
      rested = ''
      const element = explained(event.target)
      if (element && element === shown()?.element) return
      if (shown()?.byKey === false) leaving = window.setTimeout(() => setShown(undefined), LEAVE)
      hovered = element ?? undefined
      if (element) showAfter(HOVER, element, 'mouse')
    },
    focusin({ target }) {
      const element = target instanceof Element ? target.closest('[data-explain]') : undefined
      if (element && target instanceof Element && target.matches(':focus-visible')) show(element, 'focus')
    },
    focusout: () => shown()?.byKey && hide(),
    pointerdown(event) {
      if (isWithin(event.target, '.explanation a')) return
      hide()
      swallow = false
      rested = spotOf(event)
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return
      const element = explained(event.target)
      if (!element) return
      pressed = event
      showAfter(LONG_PRESS, element, 'finger', () => {
        swallow = true
      })
    },
    pointermove(event) {
      if (!pressed || !(event instanceof PointerEvent) || swallow) return
      if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > WANDER) letGo()
    },
    pointerup: () => letGo(),
    pointercancel: () => letGo(),
    contextmenu(event) {
      const element = explained(event.target)
      if (!swallow && !element) return
      event.preventDefault()
      if (!swallow && element) show(element, 'wish')
    },
    /** The finger that asked for an explanation has taken nothing. */
    click(event) {
      if (swallow) {
        event.preventDefault()
        event.stopPropagation()
        swallow = false
        return
      }
      const element = explained(event.target)
      if (element && !isWithin(event.target, 'button, [role="button"], summary'))
        show(element, clickedWith(event) === 'mouse' ? 'wish' : 'finger')
    },
    keydown(event) {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && shown()) hide()
      if (isWriting(event.target)) return
      if (event.key.toLowerCase() === 'i') ask()
      const open = shown()
      if (open && event.key.toLowerCase() === 'r') window.open(addressOf(open.what), '_blank', 'noopener')
    },
    scroll: hide,
  }
  /** What has the focus is meant, else what the mouse is over. */
  function ask() {
    const element = document.activeElement?.closest('[data-explain]') ?? hovered
    if (element) show(element, 'wish')
  }
  function letGo() {
    pressed = undefined
    if (!swallow) clearTimeout(coming)
  }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true)
  // In a window of another size it would stand where nothing is.
  window.addEventListener('resize', hide)
  onCleanup(() => {
    stay()
    window.removeEventListener('resize', hide)
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true)
  })
  // What was explained may be gone after the next move.
  createEffect(() => {
    props.fresh()
    hide()
  })

  return <Show when={shown()}>{(now) => <Tip {...now()} address={addressOf(now().what)} word={props.word} />}</Show>
}

function Tip(props: OnShow & { address: string; word: string }) {
  const id = createUniqueId()
  let tip: HTMLDivElement | undefined
  createEffect(() => {
    const { element } = props
    if (tip) place(tip, element)
    element.setAttribute('aria-describedby', id)
    onCleanup(() => element.removeAttribute('aria-describedby'))
  })
  return (
    // Inside a dialog only what belongs to the dialog can be touched.
    <Portal mount={props.element.closest('[role="dialog"], main') ?? document.body}>
      <div class="explanation" role="tooltip" id={id} ref={tip}>
        <strong>{props.what.name}</strong>
        <span>{props.what.text}</span>
        <a href={props.address} target="_blank" rel="noopener" tabIndex={-1}>
          <Icon name="book" size={14} />
          {props.word}
          <Show when={props.byKey}>
            <kbd>R</kbd>
          </Show>
        </a>
      </div>
    </Portal>
  )
}

const spotOf = (event: Event): string => (event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : '')

/**
 * Above the thing, or below where there is no room or what can be done now stands; never beyond the window's edge. What
 * lies among many alike, as in a garden, is explained beside all of them.
 */
function place(tip: HTMLElement, element: Element): void {
  const about = element.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const among = element.closest('[data-explain-beside]')?.getBoundingClientRect()
  if (among && among.x > width + 2 * GAP) {
    tip.style.left = `${among.x - width - GAP}px`
    tip.style.top = `${Math.max(GAP, Math.min(about.y, innerHeight - height - GAP))}px`
    return
  }
  const left = about.x + about.width / 2 - width / 2
  const above = about.y - height - GAP
  const below = Math.min(about.bottom + GAP, innerHeight - height - GAP)
  tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
  const slate = element.closest('.table')?.querySelector('.slate')?.getBoundingClientRect()
  const hides = (top: number): boolean =>
    !!slate && left < slate.right && left + width > slate.left && top < slate.bottom && top + height > slate.top
  tip.style.top = `${above > GAP && (!hides(above) || hides(below)) ? above : below}px`
}
