import { Icon } from '../../design/icon.tsx'
import type { RaceView } from '../model.ts'
import './tonight.css'

/** Nothing brings points during the day: as long as no evening was counted, nought says nothing of anybody. */
export const isBeforeFirstNight = ({ day }: RaceView, score: number): boolean => day === 1 && score === 0

/** When the first points come, in the place of those there are not. */
export function Tonight(props: { text: string }) {
  return (
    <span class="tonight">
      <Icon name="moon" size={14} /> {props.text}
    </span>
  )
}
