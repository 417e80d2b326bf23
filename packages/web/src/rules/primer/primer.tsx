import { A } from '@solidjs/router'
import { createEffect, createResource, createSignal, createUniqueId, on, Show } from 'solid-js'
import { Button, buttonClass } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Icon } from '../../design/icon.tsx'
import { language } from '../../language.ts'
import { addressOf } from '../reading.ts'
import { words } from '../texts/index.ts'
import { newlyTaken, primerOf } from './primers.ts'
import { notePrimed, wasPrimed } from './seen.ts'
import { Steps } from './steps.tsx'
import './primer.css'

interface PrimerProps {
  game: string
  expansion: string
}

const primerFor = (props: PrimerProps) =>
  createResource(
    () => [props.game, props.expansion, language()] as const,
    ([game, expansion, code]) => primerOf(game, expansion, code),
  )[0]

/** An expansion in one minute, for whoever meets it. It stands in the page and covers nothing. */
export function ExpansionPrimer(props: PrimerProps & { onClose(): void }) {
  const primer = primerFor(props)
  const heading = createUniqueId()
  createEffect(() => primer.latest && notePrimed(props.game, props.expansion))
  return (
    <Show when={primer.latest}>
      {(open) => (
        <section class="primer mat" aria-labelledby={heading}>
          <header>
            <p class="caps">{words().inOneMinute}</p>
            <h3 id={heading}>{open().title}</h3>
            <Button kind="quiet" size="small" aria-label={words().closePrimer} onClick={props.onClose}>
              <Icon name="close" size={18} />
            </Button>
          </header>
          <Steps steps={open().steps} />
          <p class="more">
            <A class={buttonClass()} href={addressOf(props.game, props.expansion, '')} target="_blank">
              {words().allItsRules}
            </A>
          </p>
        </section>
      )}
    </Show>
  )
}

/** Beside a set of expansions: what is taken alone for the first time on this device is explained, once. */
export function firstPrimer(props: { readonly game: string; readonly taken: readonly string[] }) {
  const [shown, show] = createSignal<string>()
  createEffect(
    on(
      () => [props.game, props.taken] as const,
      ([game, taken], before) => {
        if (!before || before[0] !== game) return show(undefined)
        const first = newlyTaken(before[1], taken, (one) => wasPrimed(game, one))
        if (first) show(first)
        else if (!taken.includes(shown() ?? '')) show(undefined)
      },
    ),
  )
  return { shown, show, close: () => show(undefined) }
}

/** In a chapter: what is this, in one minute? */
export function PrimerLink(props: PrimerProps) {
  const primer = primerFor(props)
  const [open, setOpen] = createSignal(false)
  return (
    <Show when={primer.latest}>
      {(known) => (
        <p class="primer-link">
          <Button icon="hint" onClick={() => setOpen(true)}>
            {words().whatIsThis}
          </Button>
          <Dialog open={open()} title={known().title} onClose={() => setOpen(false)}>
            <Steps steps={known().steps} />
            <div class="answers">
              <Button kind="primary" onClick={() => setOpen(false)}>
                {words().understood}
              </Button>
            </div>
          </Dialog>
        </p>
      )}
    </Show>
  )
}
