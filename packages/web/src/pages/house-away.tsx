import { Button } from '../design/button.tsx'
import { say } from '../language.ts'
import { ClosedDoor, WayHome } from '../shell/page/closed-door.tsx'

/** What only the house can open, while it does not answer: what works without it, and another try. */
export function HouseAway(props: { onRetry(): void }) {
  return (
    <ClosedDoor role="status" words={say().away}>
      <Button icon="replay" onClick={props.onRetry}>
        {say().table.connection.tryNow}
      </Button>
      <WayHome />
    </ClosedDoor>
  )
}
