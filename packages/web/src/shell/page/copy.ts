import { say } from '../../language.ts'
import { toast } from './toasts.tsx'

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
