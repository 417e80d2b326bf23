import type { SeatInfo } from '@estaminet/table'
import { For } from 'solid-js'
import type { PanelProps } from '../../../after/game-after.ts'
import { PlayerMark } from '../../../design/player-mark.tsx'
import { language } from '../../../language.ts'
import { stillWith } from '../../../rules/figures/still.ts'
import { colourOf } from '../../../shell/seats/names.ts'
import { GardenDrawing } from '../garden/garden.tsx'
import { aleView } from '../phrases.ts'
import { TableProvider } from '../table.tsx'
import { Conversion } from '../track/conversion.tsx'
import { afterTexts } from './texts/index.ts'
import { taleOf } from './told.ts'
import './gardens.css'

const seatsOf = (names: readonly string[]): SeatInfo[] =>
  names.map((name) => ({ kind: 'person', name, standIn: false, present: true }))

/** How everything became points: the count of the table, the winner's first. */
export function Count(props: PanelProps) {
  return (
    <TableProvider board={stillWith(props.story.view, seatsOf(props.names), props.order[0] ?? 0)}>
      <Conversion />
    </TableProvider>
  )
}

/** All gardens side by side, as they lay at the end. */
export function Gardens(props: PanelProps) {
  const texts = () => afterTexts(language()).gardens
  const counts = (seat: number) => {
    const { sunny, shady, sheds } = taleOf(props.story).gardeners[seat]
    return texts().figure(sunny, shady, sheds)
  }
  return (
    <section class="mat gardens" aria-labelledby="gardens">
      <h2 id="gardens">
        {texts().title} <small>{texts().note}</small>
      </h2>
      <TableProvider board={stillWith(props.story.view, seatsOf(props.names), props.order[0] ?? 0)}>
        <div class="gardens-row" data-gardens={props.order.length}>
          <For each={props.order}>
            {(seat) => (
              <figure>
                <figcaption>
                  <PlayerMark colour={colourOf(seat)} name={props.names[seat] ?? ''} />
                  <span>{counts(seat)}</span>
                </figcaption>
                <GardenDrawing player={aleView(props.story.view).players[seat]} seat={seat} />
              </figure>
            )}
          </For>
        </div>
      </TableProvider>
    </section>
  )
}
