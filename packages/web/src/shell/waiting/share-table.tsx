import type { TableInfo } from '@estaminet/table'
import { Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { gameName } from '../../games.ts'
import { sharedOrigin } from '../../host/origin.ts'
import { say } from '../../language.ts'
import { copy } from '../page/copy.ts'
import { toast } from '../page/toasts.tsx'

/** Where somebody sits down at this table. */
export const linkTo = (info: TableInfo): string => `${sharedOrigin()}/join/${info.code}`

/** Puts it where it can be pasted, and says so. */
export async function copied(what: string): Promise<void> {
  if (await copy(what)) toast({ text: say().room.copied, icon: 'share' })
}

/** The link for others: to be copied, and handed on as the device does it. */
export function ShareTable(props: { info: TableInfo; quiet?: boolean }) {
  const words = () => say().room
  const kind = () => (props.quiet ? 'quiet' : 'secondary')

  async function share(): Promise<void> {
    const text = words().invitation(gameName(props.info.game))
    // Closed again without sharing: nothing to say.
    await navigator.share({ title: say().home.newTable, text, url: linkTo(props.info) }).catch(() => {})
  }

  return (
    <>
      <Button kind={kind()} icon="copy" onClick={() => copied(linkTo(props.info))}>
        {words().copy}
      </Button>
      <Show when={'share' in navigator}>
        <Button kind={kind()} icon="share" onClick={share}>
          {words().share}
        </Button>
      </Show>
    </>
  )
}
