import { A } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import { gameName } from '../../games.ts'
import { standing } from '../../host/standing.ts'
import { openWords, say } from '../../standing/texts/index.ts'

/** How I stand in each ladder I have played in, and the way to everybody else. */
export function MyStanding() {
  const [mine] = createResource(async () => {
    await openWords()
    return standing.mine().catch(() => undefined)
  })
  return (
    <Show when={mine()}>
      {(known) => (
        <section class="my-standing">
          <h2>{say().mine.title}</h2>
          <ul>
            <For each={known().ladders} fallback={<li class="muted">{say().mine.none}</li>}>
              {({ game, mode, games, points }) => (
                <li>
                  <b>
                    {gameName(game)}, {(say().modes[mode] ?? mode).toLowerCase()}
                  </b>
                  <small>
                    {points === null ? say().mine.soFar(games, known().shownFrom) : say().mine.points(points, games)}
                  </small>
                </li>
              )}
            </For>
          </ul>
          <A href="/standing">{say().mine.all}</A>
        </section>
      )}
    </Show>
  )
}
