import { Button } from '../../design/button.tsx'
import { say } from '../../language.ts'
import { ClosedDoor, WayHome } from './closed-door.tsx'

/** A table of this device that another tab has open: one goes on there, or takes it over. */
export function OpenElsewhere(props: { onTake(): void }) {
  const words = () => say().table.elsewhere
  return (
    <ClosedDoor role="status" words={words()}>
      <Button icon="play" onClick={props.onTake}>
        {words().take}
      </Button>
      <WayHome />
    </ClosedDoor>
  )
}
