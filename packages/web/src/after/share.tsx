import { createSignal, onMount, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Field } from '../design/field.tsx'
import { copy } from '../shell/page/copy.ts'
import { tellRefused } from '../shell/page/tell-refused.ts'
import { toast } from '../shell/page/toasts.tsx'
import { drawPicture, PICTURE, type Pictured } from './picture.ts'
import { words } from './texts/index.ts'
import './share.css'

interface Shared {
  readonly link: string
  readonly picture: Pictured
  /** All of the match as a record, its dice included where they are known. */
  record(): Promise<unknown>
}

/** The match as a link that needs no server, and its result as a picture drawn here. */
export function Share(props: Shared) {
  const [open, setOpen] = createSignal(false)
  return (
    <>
      <Button size="big" icon="share" onClick={() => setOpen(true)}>
        {words().share.title}
      </Button>
      <Dialog open={open()} title={words().share.title} onClose={() => setOpen(false)}>
        <Sharing {...props} />
      </Dialog>
    </>
  )
}

function Sharing(props: Shared) {
  const texts = () => words().share
  /** A picture that cannot be drawn is not offered; link and record are there all the same. */
  const [picture, setPicture] = createSignal<'drawing' | 'drawn' | 'failed'>('drawing')
  let canvas: HTMLCanvasElement | undefined
  onMount(async () => {
    try {
      if (canvas) await drawPicture(canvas, props.picture)
      setPicture('drawn')
    } catch (error) {
      setPicture('failed')
      reportError(error)
      tellRefused(error)
    }
  })
  /** The picture as a file. */
  async function file(): Promise<File> {
    const blob = await new Promise<Blob | null>((made) => canvas?.toBlob(made, 'image/png'))
    if (!blob) throw new Error('this browser gives no picture away')
    return new File([blob], `estaminet-${texts().file}.png`, { type: 'image/png' })
  }
  const save = async () => keep(await file())
  async function saveRecord(): Promise<void> {
    const text = JSON.stringify(await props.record(), undefined, 1)
    keep(new File([text], `estaminet-${texts().file}.json`, { type: 'application/json' }))
  }
  async function send(): Promise<void> {
    const files = [await file()]
    // Whoever changes their mind has sent nothing.
    await navigator.share({ files, url: props.link }).catch(() => {})
  }
  const canSend = () =>
    'share' in navigator && navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] })
  return (
    <div class="sharing">
      <p>{texts().help}</p>
      <div class="share-link">
        <Field label={texts().link} value={props.link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button
          kind="primary"
          icon="copy"
          onClick={async () => {
            if (await copy(props.link)) toast({ text: texts().copied, icon: 'check' })
          }}
        >
          {texts().copy}
        </Button>
      </div>
      <Show when={picture() !== 'failed'}>
        <canvas
          ref={canvas}
          width={PICTURE.width}
          height={PICTURE.height}
          role="img"
          aria-label={`${texts().image}: ${props.picture.title} ${props.picture.text}`}
          data-drawn={picture() === 'drawn' ? '' : undefined}
        />
      </Show>
      <div class="share-ways">
        <Show when={picture() !== 'failed'}>
          <Button icon="share" disabled={picture() === 'drawing'} onClick={() => save().catch(tellRefused)}>
            {texts().save}
          </Button>
        </Show>
        <Button icon="log" onClick={() => saveRecord().catch(tellRefused)}>
          {texts().saveRecord}
        </Button>
        <Show when={picture() !== 'failed' && canSend()}>
          <Button kind="quiet" icon="send" disabled={picture() === 'drawing'} onClick={() => send().catch(tellRefused)}>
            {texts().send}
          </Button>
        </Show>
      </div>
    </div>
  )
}

/** Lays a file down where the browser keeps what it is given. */
function keep(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
