import { createSignal, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Qr } from '../../design/qr.tsx'
import { house } from '../../host/house.ts'
import { sharedOrigin } from '../../host/origin.ts'
import { say } from '../../language.ts'
import { TextToCopy } from '../../shell/page/text-to-copy.tsx'
import { toast } from '../../shell/page/toasts.tsx'

/** A link that brings this identity to another device, once. */
export function OtherDevice() {
  const words = () => say().you.device
  const [path, setPath] = createSignal<string>()
  let place: HTMLElement | undefined

  async function make(): Promise<void> {
    const link = await house.deviceLink().catch(() => undefined)
    if (!link) return toast({ text: say().you.failed, icon: 'info' })
    setPath(link.path)
    // The button has given way to the link: whoever pressed it stands there.
    place?.querySelector('input')?.focus()
  }

  return (
    <section ref={place}>
      <h2>{words().title}</h2>
      <p>{words().help}</p>
      <Show
        when={path()}
        fallback={
          <Button icon="link" onClick={make}>
            {words().make}
          </Button>
        }
      >
        {(at) => (
          <>
            <TextToCopy label={words().link} text={sharedOrigin() + at()} />
            <Qr link={sharedOrigin() + at()} />
          </>
        )}
      </Show>
    </section>
  )
}
