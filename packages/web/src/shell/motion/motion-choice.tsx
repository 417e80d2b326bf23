import { createUniqueId } from 'solid-js'
import { Segmented } from '../../design/segmented.tsx'
import { say } from '../../language.ts'
import { motionSpeed, SPEEDS, setMotionSpeed } from './motion-speed.ts'
import './motion-choice.css'

/** How fast pieces move, and that nobody has to wait for them. */
export function MotionChoice() {
  const words = () => say().table.motion
  const help = createUniqueId()
  return (
    <div class="motion-choice" aria-describedby={help}>
      <b>{words().title}</b>
      <Segmented
        label={words().title}
        value={motionSpeed()}
        segments={SPEEDS.map((value) => ({ value, label: words().speeds[value] }))}
        onChange={setMotionSpeed}
      />
      <small id={help}>{words().help}</small>
    </div>
  )
}
