import { writeLink } from '@estaminet/kernel'
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import { hearStory } from '../after/hear-story.ts'
import { keepLook, keptLook, type Look } from '../host/kept-looks.ts'
import { addressOf, type Recorded } from './source.ts'

/** By then the board is drawn, and whoever came to see it sees it. */
const AFTER = 1500

export interface Looking {
  /** What a close look has found, once it has found something. */
  readonly found: Accessor<Pick<Look, 'strong' | 'curve'> | undefined>
  /** How much of it is done, while it is being taken. */
  readonly share: Accessor<number | undefined>
  /** There was no time for all of it, and the rest can be looked at. */
  readonly isPart: Accessor<boolean>
  goOn(): void
}

/** Looks closely at a match while it is seen, in a worker, as the page after a game does: what was found is kept. */
export function lookClosely(recorded: Recorded): Looking {
  const id = writeLink(recorded.timeline.match)
  const [kept, setKept] = createSignal<Look>()
  const [match, setMatch] = createSignal<unknown>()
  const { story, insight, share, goOn } = hearStory(match)
  const begin = setTimeout(async () => {
    const known = await keptLook(id)
    if (known) setKept(known)
    else setMatch(recorded.record ?? addressOf(recorded))
  }, AFTER)
  onCleanup(() => clearTimeout(begin))

  const found = createMemo(() => {
    const [{ course } = { course: [] }, seen] = [story(), insight()]
    if (!seen) return kept()
    const curve = seen.chances.flatMap((chances, moment) => {
      const at = course[moment]?.at
      return at === undefined ? [] : [{ at, chances }]
    })
    return { strong: seen.strong, curve }
  })
  createEffect(() => {
    const all = found()
    if (all && insight() && insight()?.left === undefined) void keepLook({ id, ...all })
  })
  return {
    found,
    share: () => (match() !== undefined ? share() : kept() ? undefined : 0),
    isPart: () => share() === undefined && insight()?.left !== undefined,
    goOn,
  }
}
