import type { HeldTurn as Held } from '@estaminet/table'
import { Button } from '../../design/button.tsx'
import { language, say } from '../../language.ts'
import { listed, nameOf } from '../seats/names.ts'
import type { GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { SlateLine } from './slate-line.tsx'

const held = (model: TableModel) => model.latest().undo.find((one) => one.held)

/** What a confirmation lets happen, in words: dice that are still to fall are nobody's finished turn. */
export function heldWords(model: TableModel, screen: GameScreen): { title: string; detail: string; confirm: string } {
  const next = held(model)?.next
  const words = say().table.held
  return { detail: words.help, ...((next?.kind === 'chance' && screen.held?.(next, language())) || plain()) }

  function plain(): { title: string; confirm: string } {
    const names = listed((next?.seats ?? []).map((seat) => nameOf(model.seats(), seat)))
    const kind: Held['kind'] = next?.kind ?? 'turn'
    return { title: words.next[kind](names), confirm: words.confirm[kind] }
  }
}

/** The turn waits for its confirmation. */
export function HeldTurn(props: { model: TableModel; screen: GameScreen }) {
  const { model } = props
  const seat = () => held(model)?.seat
  const words = () => heldWords(model, props.screen)
  return (
    <SlateLine model={model} title={words().title} detail={words().detail} seat={seat()}>
      <Button kind="brass" icon="check" onClick={() => model.wish({ t: 'confirm', seat: seat() ?? 0 })}>
        {words().confirm}
      </Button>
    </SlateLine>
  )
}
