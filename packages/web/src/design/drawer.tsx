import * as Kobalte from '@kobalte/core/dialog'
import type { JSX } from 'solid-js'
import { say } from '../language.ts'
import { backToOpener } from './back-to-opener.ts'
import { Icon } from './icon.tsx'
import './drawer.css'

interface DrawerProps {
  open: boolean
  title: string
  onClose(): void
  children: JSX.Element
  class?: string
  /** Beside the title. */
  tools?: JSX.Element
  /** Has the focus when it opens; otherwise the cross has it. */
  first?: () => HTMLElement | undefined
}

/** A drawer at the side: the table stays in sight and in use beside it. */
export function Drawer(props: DrawerProps) {
  let cross: HTMLButtonElement | undefined
  const back = backToOpener(() => props.open)
  return (
    <Kobalte.Root
      modal={false}
      preventScroll={false}
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
    >
      <Kobalte.Portal>
        <Kobalte.Content
          class={`drawer mat ${props.class ?? ''}`}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            const first = props.first?.() ?? cross
            first?.focus()
          }}
          onCloseAutoFocus={back}
          onInteractOutside={(event) => event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
        >
          <div class="drawer-head">
            <Kobalte.Title class="drawer-title">{props.title}</Kobalte.Title>
            {props.tools}
            <Kobalte.CloseButton ref={cross} class="button quiet small" aria-label={say().table.keys.close}>
              <Icon name="close" size={18} />
            </Kobalte.CloseButton>
          </div>
          {props.children}
        </Kobalte.Content>
      </Kobalte.Portal>
    </Kobalte.Root>
  )
}
