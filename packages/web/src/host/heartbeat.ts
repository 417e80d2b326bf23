/** A wire on which nothing was heard for so long is asked whether it still leads anywhere. */
const QUIET = 2500
/** How long the answer may take before the link counts as lost: five seconds after the last word. */
const PATIENCE = 2500

export interface Heartbeat {
  /** Something was heard. */
  heard(): void
  /** Asks now, whenever the last word was: the device says that it went offline, or woke up. */
  ask(): void
  stop(): void
}

export interface Link {
  ping(): void
  /** Timers of a page out of sight come late, and so would a verdict. */
  isOutOfSight(): boolean
  /** No answer came in time. Perhaps one still does. */
  onSilence(): void
  /** A lost link may have been slow only: it is left for a new one after so long without an answer. */
  readonly leaveAfter: number
  onDeath(): void
}

/** Tells a link that has died in silence, as it does in a tunnel, from a table where nobody plays. */
export function createHeartbeat(link: Link): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined
  const then = (wait: number, next: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(next, wait)
  }

  const listen = () => then(QUIET, ask)
  function ask(): void {
    link.ping()
    then(PATIENCE, () => {
      if (link.isOutOfSight()) return listen()
      link.onSilence()
      then(link.leaveAfter, link.onDeath)
    })
  }

  listen()
  return { heard: listen, ask, stop: () => clearTimeout(timer) }
}
