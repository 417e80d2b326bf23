import { createSignal, onMount, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Field } from '../design/field.tsx'
import { copy } from '../shell/page/copy.ts'
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
  const [drawn, setDrawn] = createSignal(false)
  let canvas: HTMLCanvasElement | undefined
  onMount(async () => {
    if (canvas) await drawPicture(canvas, props.picture)
    setDrawn(true)
  })
  /** The picture as a file. */
  const file = async (): Promise<File | undefined> => {
    const blob = await new Promise<Blob | null>((made) => canvas?.toBlob(made, 'image/png'))
    return blob ? new File([blob], `estaminet-${texts().file}.png`, { type: 'image/png' }) : undefined
  }
  async function save(): Promise<void> {
    const picture = await file()
    if (picture) keep(picture)
  }
  async function saveRecord(): Promise<void> {
    const text = JSON.stringify(await props.record(), undefined, 1)
    keep(new File([text], `estaminet-${texts().file}.json`, { type: 'application/json' }))
  }
  async function send(): Promise<void> {
    const picture = await file()
    // Whoever changes their mind has sent nothing.
    if (picture) await navigator.share({ files: [picture], url: props.link }).catch(() => {})
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
      <canvas
        ref={canvas}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={`${texts().image}: ${props.picture.title} ${props.picture.text}`}
        data-drawn={drawn() ? '' : undefined}
      />
      <div class="share-ways">
        <Button icon="share" disabled={!drawn()} onClick={() => void save()}>
          {texts().save}
        </Button>
        <Button icon="log" onClick={() => void saveRecord()}>
          {texts().saveRecord}
        </Button>
        <Show when={canSend()}>
          <Button kind="quiet" icon="send" disabled={!drawn()} onClick={() => void send()}>
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
