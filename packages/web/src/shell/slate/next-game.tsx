import type { Update } from '@estaminet/table'
import { A, useNavigate } from '@solidjs/router'
import { Show } from 'solid-js'
import { Button, buttonClass } from '../../design/button.tsx'
import { say } from '../../language.ts'
import { levelName } from '../seats/bot-levels.ts'
import { strongerOnes } from '../seats/bot-seats.ts'
import { listed, named } from '../seats/names.ts'
import { useTable } from '../table/use-table.ts'

/**
 * The next game of the same company. Once somebody has laid its table, everybody is shown the way there for as long as they look
 * at this one: what is told in passing is easily missed.
 */
export function NextGame(props: { latest: Update; kind: 'brass' | 'primary'; size?: 'big' }) {
  const { again } = useTable()
  const go = useNavigate()
  const info = () => props.latest.info
  const stronger = () => strongerOnes(named(info().seats), props.latest.mine, props.latest.scores, info().game)
  return (
    <Show
      when={props.latest.mine.length > 0}
      fallback={
        <Show when={info().rematch}>
          {(next) => (
            <A class={buttonClass(props.kind, props.size)} href={`/table/${next()}`}>
              {say().home.go}
            </A>
          )}
        </Show>
      }
    >
      <Button kind={props.kind} size={props.size} icon={info().rematch ? 'bell' : 'replay'} onClick={() => again(go)}>
        {info().rematch ? say().home.go : say().table.slate.rematch}
      </Button>
      <Show when={!info().rematch && stronger().length > 0}>
        <Button size={props.size} icon="bot" onClick={() => again(go, true)}>
          {say().table.slate.stronger(listed(stronger().map(levelName)))}
        </Button>
      </Show>
    </Show>
  )
}
