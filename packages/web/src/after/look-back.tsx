import type { SeatInfo } from '@estaminet/table'
import { createResource, type JSX, Show } from 'solid-js'
import { language } from '../language.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { Setting } from '../shell/page/setting.tsx'
import { screenOf } from '../shell/table/screens.ts'
import { After } from './after.tsx'
import { gameAfter } from './game-after.ts'
import type { hearStory } from './hear-story.ts'
import type { Story } from './story.ts'
import { Untold } from './untold.tsx'

/** The page after a game, as soon as its story and what its game shows of it are there. */
export function LookBack(props: {
  told: ReturnType<typeof hearStory>
  seats: (story: Story) => readonly SeatInfo[]
  mine: readonly number[]
  record?: unknown
  ways?: JSX.Element
  back?: JSX.Element
  note?: JSX.Element
  replay: string
}) {
  const [shown] = createResource(props.told.story, async (story) => {
    const [screen, game] = await Promise.all([screenOf(story.game), gameAfter(story.game)])
    await screen.prepare?.(story.options, language())
    return game && { story, screen, game }
  })
  return (
    <>
      <PageBar {...(shown() ? { game: shown()?.story.game ?? '' } : {})} />
      <Show when={!props.told.untold()} fallback={<Untold why={props.told.untold()}>{props.back}</Untold>}>
        <Show when={shown()} keyed fallback={<Setting />}>
          {({ story, screen, game }) => (
            <After
              story={story}
              screen={screen}
              game={game}
              insight={props.told.insight()}
              share={props.told.share()}
              goOn={props.told.goOn}
              seats={props.seats(story)}
              mine={props.mine}
              record={props.record}
              ways={props.ways}
              back={props.back}
              note={props.note}
              replay={props.replay}
            />
          )}
        </Show>
      </Show>
      <Foot />
    </>
  )
}
