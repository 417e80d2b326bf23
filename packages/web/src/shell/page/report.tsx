import type { No } from '../../host/table-host.ts'
import { language, say } from '../../language.ts'
import type { TableModel } from '../table/table-model.ts'
import { copy } from './copy.ts'
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
