import { BAND_NAMES } from '@estaminet/belgian-beers-race/texts/expansions'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { namesOf } from '../../../../shell/seats/names.ts'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { raceOf } from '../../model.ts'
import { ownSeat } from '../../own-seat.ts'
import { Shape } from '../../pieces.tsx'
import type { AtBoard } from '../expansion-screen.ts'
import { cardWords } from '../texts/cards.ts'
import { Concert, FACES, type FaceName, fansOf } from './concert.tsx'
import { bandOf, concertIn } from './tour.ts'
import './bands.css'

const iconOf = (face: FaceName): string => FACES.find((one) => one.face === face)?.icon ?? 'dice'

interface Applause {
  readonly type: 'bands/applause'
  readonly seat: number
  readonly faces: readonly FaceName[]
  readonly fans: number
}
const isApplause = (event: { readonly type: string }): event is Applause => event.type === 'bands/applause'

/** Over the sea: how to read the figures on the signs; while a concert is weighed, what it would bring; after it, what it brought. */
export function Stage(props: AtBoard) {
  const race = createMemo(() => raceOf(props.board.view()))
  const seat = () => ownSeat(props.board)
  const band = createMemo(() => bandOf(race(), seat()))
  const concert = createMemo(() => concertIn(props.board.considered()))
  const applause = createMemo(() => {
    const events: readonly { readonly type: string }[] = props.board.news().map(({ event }) => event)
    return events.findLast(isApplause)
  })
  const words = () => cardWords(props.board.language()).band
  return (
    <Show when={band()}>
      {(own) => (
        <div class="band-legend" classList={{ wide: concert() !== undefined }} data-explain={`bands ${own()}`}>
          <Show
            when={concert()}
            fallback={
              <Show when={applause()} fallback={<Key band={BAND_NAMES[own()]} language={props.board.language()} />}>
                {(told) => (
                  <p class="applause">
                    <For each={told().faces}>
                      {(face) => (
                        <span class={`face ${face}`}>
                          <Icon name={iconOf(face)} size={16} />
                          <b>{fansOf(face)}</b>
                        </span>
                      )}
                    </For>
                    <span>
                      <Shape seat={told().seat} size={13} />{' '}
                      {words().won(BAND_NAMES[bandOf(race(), told().seat) ?? own()], told().fans)}
                    </span>
                  </p>
                )}
              </Show>
            }
          >
            {(thought) => (
              <Concert
                race={race()}
                seat={seat()}
                dice={thought().dice}
                names={namesOf(props.board.seats())}
                language={props.board.language()}
              />
            )}
          </Show>
        </div>
      )}
    </Show>
  )
}

function Key(props: { band: string; language: Language }) {
  const words = () => cardWords(props.language).band
  return (
    <p class="key" title={words().diceFor(props.band)}>
      <Icon name="dice" size={16} />
      <span data-dice="3">3</span> {words().same}
      <span data-dice="2">2</span> {words().near}
      <span data-dice="1">1</span> {words().opposite}
      <em class="unseen">{words().diceFor(props.band)}</em>
    </p>
  )
}
