import * as Kobalte from '@kobalte/core/dialog'
import type { JSX } from 'solid-js'
import { backToOpener } from './back-to-opener.ts'
import './dialog.css'

interface DialogProps {
  open: boolean
  title: string
  onClose(): void
  children: JSX.Element
}

/** One question, two verbs: only for what cannot be undone, and for short texts one asked for. */
export function Dialog(props: DialogProps) {
  const back = backToOpener(() => props.open)
  return (
    <Kobalte.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Kobalte.Portal>
        <Kobalte.Overlay class="dialog-shade" />
        <div class="dialog-place">
          <Kobalte.Content class="dialog mat" onCloseAutoFocus={back}>
            <Kobalte.Title class="dialog-title">{props.title}</Kobalte.Title>
            {props.children}
          </Kobalte.Content>
        </div>
      </Kobalte.Portal>
    </Kobalte.Root>
  )
}
