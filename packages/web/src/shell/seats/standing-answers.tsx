import { Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Drawer } from '../../design/drawer.tsx'
import { say } from '../../language.ts'
import type { GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { AsideOrders } from './aside-orders.tsx'
import { WindowOrders } from './window-orders.tsx'

/** The way from the question itself to what is to be answered from now on, so that nobody looks for it in a menu. */
export function StandingAnswers(props: { model: TableModel }) {
  const { model } = props
  const { isWanted, want } = model.standingAnswers
  return (
    <Show when={model.latest().orders.length > 0}>
      <Button size="small" class="standing-answers" aria-expanded={isWanted()} onClick={() => want(!isWanted())}>
        {say().table.seats.reactions.door}
      </Button>
    </Show>
  )
}

/** It stays open when the window closes that led to it. */
export function StandingAnswersDrawer(props: { model: TableModel; screen: GameScreen }) {
  const { isWanted, want } = props.model.standingAnswers
  return (
    <Drawer open={isWanted()} title={say().table.seats.reactions.door} onClose={() => want(false)}>
      <div class="wishes">
        <WindowOrders model={props.model} screen={props.screen} />
        <AsideOrders model={props.model} screen={props.screen} />
      </div>
    </Drawer>
  )
}
