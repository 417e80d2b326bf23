/** What the house says to a browser: a sentence, and the table it is about. */
interface Message {
  readonly text: string
  readonly table?: string
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null
}
interface Pressed extends Waiting {
  readonly notification: { readonly data: unknown; close(): void }
}
interface OpenPage {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
}

/** What it takes of a service worker. */
export interface CalledWorker {
  readonly clients: {
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: {
    showNotification(
      title: string,
      how: { readonly body: string; readonly icon: string; readonly tag: string; readonly data: string },
    ): Promise<unknown>
  }
}

const pathOf = (table: string | undefined): string => (table === undefined ? '/' : `/table/${table}`)

/** Shows what the house has to say, also while no page of it is open. */
export function callsAt(worker: CalledWorker) {
  const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

  /** Whoever looks at the table sees it there. */
  async function show({ text, table }: Message): Promise<void> {
    const path = pathOf(table)
    const isLookedAt = (await pages()).some(
      ({ url, visibilityState }) => isAt(url, path) && visibilityState === 'visible',
    )
    if (isLookedAt) return
    const how = { body: text, icon: '/icon-192.png', tag: path, data: path }
    await worker.registration.showNotification('Estaminet', how)
  }

  /** To the tab that is there already, or to a new one. */
  async function lead(path: string): Promise<void> {
    const open = (await pages()).find(({ url }) => isAt(url, path))
    await (open ? open.focus() : worker.clients.openWindow(path))
  }

  return {
    hear(event: Pushed): void {
      const message = read(event.data)
      if (message) event.waitUntil(show(message))
    },
    follow(event: Pressed): void {
      event.notification.close()
      event.waitUntil(lead(String(event.notification.data)))
    },
  }
}

function read(data: Pushed['data']): Message | undefined {
  try {
    return data?.json() as Message | undefined
  } catch {
    return undefined
  }
}

const isAt = (url: string, path: string): boolean => new URL(url).pathname === path
