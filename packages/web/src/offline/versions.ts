import { createEffect, createRoot, createSignal, on } from 'solid-js'
import { language, say } from '../language.ts'
import { toast } from '../shell/page/toasts.tsx'
import { isTableOpen, whenNoTableIsOpen } from './tables-open.ts'

/** Whoever leaves a page open for days hears of a new version this often. */
const LOOK_AGAIN = 60 * 60_000

/** Keeps the house on this device, and lets a new version of it take over when nobody plays, or when the player says so. */
export async function keepOnDevice(): Promise<void> {
  const { serviceWorker } = navigator
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  createRoot(() => createEffect(() => manifest.setAttribute('href', `/app-${language()}.webmanifest`)))
  document.head.append(manifest)
  const registration = await serviceWorker.register('/service-worker.js')
  const [ready, setReady] = createSignal(registration.waiting)
  const isFirst = () => serviceWorker.controller === null

  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && !isFirst()) setReady(coming)
    })
  })

  const takeOver = () => ready()?.postMessage('take-over')
  const takeOverQuietly = () => {
    if (ready()) whenNoTableIsOpen(takeOver)
  }
  createRoot(() => {
    createEffect(on([ready, isTableOpen], ([worker, isOpen]) => worker && !isOpen && takeOverQuietly()))
    createEffect(on(ready, (worker) => worker && isTableOpen() && offer(takeOver)))
  })

  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    takeOverQuietly()
    if (Date.now() < lookedAt + LOOK_AGAIN) return
    lookedAt = Date.now()
    // Without a network there is nothing newer.
    registration.update().catch(() => {})
  })
}

/** Every move is saved: a table that is loaded again stands as it stood. */
function offer(takeOver: () => void): void {
  const { newVersion, load } = say().table.connection
  const run = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    takeOver()
  }
  toast({ text: newVersion, action: { label: load, run } })
}
