import { Drawer } from '../../design/drawer.tsx'
import { say } from '../../language.ts'
import type { GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { AsideOrders } from './aside-orders.tsx'
import { WindowOrders } from './window-orders.tsx'
import './wishes.css'

/** It stays open when the window closes that led to it. */
export default function StandingAnswersDrawer(props: { model: TableModel; screen: GameScreen }) {
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
