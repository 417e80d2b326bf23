import type { No } from '../../host/table-host.ts'
import { language, say } from '../../language.ts'
import type { TableModel } from '../table/table-model.ts'
import { toast } from './toasts.tsx'

let lastError = ''
addEventListener('error', ({ message, filename, lineno }) => {
  // The browser's way of saying that it measures again in the next frame: nothing went wrong.
  if (message.startsWith('ResizeObserver loop')) return
  lastError = `${message} (${filename}:${lineno})`
})
addEventListener('unhandledrejection', ({ reason }) => {
  lastError = String(reason)
})

/** All that helps to find out what went wrong. It is shown and copied, never sent. */
export function reportText(model: TableModel | undefined, no?: No): string {
  const update = model?.latest()
  const lines = {
    version: import.meta.env.VITE_VERSION,
    page: location.pathname,
    language: language(),
    browser: navigator.userAgent,
    screen: `${innerWidth} x ${innerHeight}`,
    'last error': no ? `${no.code}: ${no.message}` : lastError || '-',
    ...(update && {
      game: `${update.info.game}, rules ${update.info.rules}, ${JSON.stringify(update.info.options)}`,
      table: `${update.table}, step ${update.n}, ${update.info.status}`,
      waiting: update.waiting.join(', '),
      record: JSON.stringify(update.record ?? update.view),
    }),
  }
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

export async function copyReport(model: TableModel | undefined, no?: No): Promise<void> {
  if (await copy(reportText(model, no))) toast({ text: say().table.report.copied, icon: 'copy' })
}

/** Puts a text in the clipboard. Where the browser refuses, the reader is told, and copies by hand. */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  const done = await write(text).then(
    () => true,
    () => false,
  )
  if (done || copyTheOldWay(await text)) return true
  toast({ text: say().table.notCopied, icon: 'info' })
  return false
}

/** A text still on its way is promised while the press lasts: once it is over, some browsers refuse. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('ClipboardItem' in window)) return navigator.clipboard.writeText(await text)
  const promised = text.then((words) => new Blob([words], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })])
}

/** Pages on plain http have no clipboard of their own. An open dialog keeps focus inside, so the text goes there. */
function copyTheOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = text
  field.className = 'unseen'
  ;(before?.closest('[role=dialog]') ?? document.body).append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
