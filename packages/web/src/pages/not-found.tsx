import { say } from '../language.ts'
import { ClosedDoor, WayHome } from '../shell/page/closed-door.tsx'

/** An address, or a table, that leads nowhere. */
export default function NotFound(props: { table?: boolean }) {
  const words = () => {
    const { lost } = say()
    return props.table ? { title: lost.noTable, text: lost.noTableHelp } : lost
  }
  return (
    <ClosedDoor words={words()}>
      <WayHome />
    </ClosedDoor>
  )
}
