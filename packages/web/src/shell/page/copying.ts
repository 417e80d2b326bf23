import { withoutJoiners } from '../../texts/whole-names.ts'

/** What only holds lines together stays on the page when a text is copied from it. */
export function copyPlainNames(): void {
  document.addEventListener('copy', (event) => {
    const copied = getSelection()?.toString() ?? ''
    const plain = withoutJoiners(copied)
    if (plain === copied) return
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
  })
}
