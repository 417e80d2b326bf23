import { createSignal, onCleanup, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Field } from '../design/field.tsx'
import { LineForm } from '../design/line-form.tsx'
import { Refused } from '../host/house.ts'
import { language } from '../language.ts'
import { toast } from '../shell/page/toasts.tsx'
import { Announce } from './host/announce.tsx'
import { Blocked } from './host/blocked.tsx'
import { Commands } from './host/commands.tsx'
import { type Desk, deskWith, type Look } from './host/desk.ts'
import { Now } from './host/now.tsx'
import { Tables } from './host/tables.tsx'
import { hostWords } from './host/texts/index.ts'
import { Reading } from './reading.tsx'
import './host.css'

const EVERY = 5_000
const NAME = 'estaminet.host-key'

/** `/host`: the house as whoever runs it sees it. The key stays in this tab. */
export default function Host() {
  const words = () => hostWords(language())
  const [desk, setDesk] = createSignal<Desk>()
  const [look, setLook] = createSignal<Look>()
  const [isSilent, setSilent] = createSignal(false)
  const [isWrong, setWrong] = createSignal(false)
  const [key, setKey] = createSignal(sessionStorage.getItem(NAME) ?? '')

  function lock(): void {
    sessionStorage.removeItem(NAME)
    setDesk(undefined)
    setLook(undefined)
    setKey('')
  }

  async function lookAt(opened: Desk): Promise<void> {
    try {
      setLook(await opened.look())
      setSilent(false)
    } catch (error) {
      if (error instanceof Refused && error.code === 'wrong-key') {
        lock()
        setWrong(true)
      } else setSilent(true)
    }
  }

  async function open(): Promise<void> {
    const opened = deskWith(key().trim())
    setWrong(false)
    await lookAt(opened)
    if (isWrong() || !look()) return
    sessionStorage.setItem(NAME, key().trim())
    setDesk(opened)
  }

  /** Does something to the house, says how it went, and looks again. */
  async function act(deed: (desk: Desk) => Promise<unknown>, done: string, bad = words().failed): Promise<void> {
    const opened = desk()
    if (!opened) return
    try {
      await deed(opened)
      toast({ text: done, icon: 'check' })
    } catch (error) {
      const isRefusal = error instanceof Refused && error.code !== 'offline'
      toast({ text: isRefusal ? bad : words().failed, icon: 'info' })
    }
    await lookAt(opened)
  }

  if (key()) void open()
  const again = setInterval(() => {
    const opened = desk()
    if (opened && !document.hidden) void lookAt(opened)
  }, EVERY)
  onCleanup(() => clearInterval(again))

  return (
    <Reading class="host" title={words().title}>
      <p>
        <Commands text={words().lede} />
      </p>
      <Show when={isSilent()}>
        <p class="trouble" role="status">
          {words().silent}
        </p>
      </Show>
      <Show
        when={desk() && look()}
        fallback={
          <>
            <LineForm kind="primary" icon="lock" word={words().open} onSend={open}>
              <Field
                label={words().key}
                type="password"
                autocomplete="off"
                maxLength={200}
                required
                value={key()}
                onInput={(event) => setKey(event.currentTarget.value)}
              />
            </LineForm>
            <p class="trouble" role="status">
              {isWrong() ? words().wrong : ''}
            </p>
          </>
        }
      >
        {(seen) => (
          <>
            <Now state={seen().state} words={words().now} />
            <Tables tables={seen().tables} words={words().tables} act={act} />
            <Blocked addresses={seen().state.blocked} words={words().doors} act={act} />
            <Announce words={words().announce} act={act} />
            <Button kind="quiet" icon="lock" onClick={lock}>
              {words().lock}
            </Button>
          </>
        )}
      </Show>
    </Reading>
  )
}
