import { A } from '@solidjs/router'
import { createEffect, createResource, Show } from 'solid-js'
import { Button, buttonClass } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { language } from '../../language.ts'
import { addressOf } from '../reading.ts'
import { words } from '../texts/index.ts'
import { primerOf } from './primers.ts'
import { notePrimed } from './seen.ts'
import { Steps } from './steps.tsx'

/** An expansion in one minute, over the page one asked from; all its rules are a step further. */
export default function PrimerDialog(props: { game: string; expansion: string; open: boolean; onClose(): void }) {
  const [primer] = createResource(
    () => [props.game, props.expansion, language()] as const,
    ([game, expansion, code]) => primerOf(game, expansion, code),
  )
  createEffect(() => props.open && primer.latest && notePrimed(props.game, props.expansion))
  return (
    <Show when={primer.latest}>
      {(known) => (
        <Dialog open={props.open} title={known().title} onClose={props.onClose}>
          <Steps steps={known().steps} />
          <div class="answers">
            <A class={buttonClass('quiet')} href={addressOf(props.game, props.expansion, '')} target="_blank">
              {words().allItsRules}
            </A>
            <Button kind="primary" onClick={props.onClose}>
              {words().understood}
            </Button>
          </div>
        </Dialog>
      )}
    </Show>
  )
}
