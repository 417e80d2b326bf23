import { For } from 'solid-js'
import { Button } from '../../design/button.tsx'
import type { Cover, SharedScreen } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import { nameOf } from '../seats/names.ts'
import type { TableModel } from '../table/table-model.ts'
import { SlateLine } from './slate-line.tsx'

/** Between two hands: the table shows what everybody may see, until whoever is asked has taken the screen. */
export function HandOver(props: { model: TableModel; screen: SharedScreen; cover: Cover }) {
  const words = () => say().table.cover
  const name = (seat: number) => nameOf(props.model.seats(), seat)
  return (
    <SlateLine
      model={props.model}
      title={props.cover.isWindow ? words().anybody : words().handTo(name(props.cover.seats[0]))}
      detail={props.cover.isWindow ? words().anybodyHelp : words().help}
      seat={props.cover.isWindow ? undefined : props.cover.seats[0]}
    >
      <For each={props.cover.seats}>
        {(seat) => (
          <Button
            kind={props.cover.isWindow ? 'secondary' : 'brass'}
            icon="eye"
            data-takes={seat}
            data-reacts={props.cover.isWindow ? '' : undefined}
            onClick={() => props.screen.look(seat)}
          >
            {words().me(name(seat))}
          </Button>
        )}
      </For>
    </SlateLine>
  )
}
