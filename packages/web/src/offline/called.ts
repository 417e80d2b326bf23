declare const self: ServiceWorkerGlobalScope

/** What the house says to a browser: a sentence, and the table it is about. */
interface Message {
  readonly text: string
  readonly table?: string
}

const pathOf = (table: string | undefined): string => (table === undefined ? '/' : `/table/${table}`)

/** Shows what the house has to say, also while no page of it is open. */
export function listenForCalls(): void {
  self.addEventListener('push', (event) => {
    const message = read(event.data)
    if (message) event.waitUntil(show(message))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(String(event.notification.data)))
  })
}

function read(data: PushMessageData | null): Message | undefined {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Whoever looks at the table sees it there. */
async function show({ text, table }: Message): Promise<void> {
  const path = pathOf(table)
  const isLookedAt = (await pages()).some(
    ({ url, visibilityState }) => isAt(url, path) && visibilityState === 'visible',
  )
  if (isLookedAt) return
  await self.registration.showNotification('Estaminet', { body: text, icon: '/icon-192.png', tag: path, data: path })
}

/** To the tab that is there already, or to a new one. */
async function lead(path: string): Promise<void> {
  const open = (await pages()).find(({ url }) => isAt(url, path))
  await (open ? open.focus() : self.clients.openWindow(path))
}

const isAt = (url: string, path: string): boolean => new URL(url).pathname === path
