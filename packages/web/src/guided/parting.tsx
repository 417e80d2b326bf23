import { A } from '@solidjs/router'
import { For } from 'solid-js'
import { Button, buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { language } from '../language.ts'
import { firstRealGame } from './addresses.ts'
import type { GuidedGame } from './guided-game.ts'
import { words } from './texts/index.ts'
import './parting.css'

/** The end of a guided game: what one knows now, and the first real one. */
export function Parting(props: { game: string; guided: GuidedGame; onOnceMore(): void }) {
  const totals = () => props.guided.record.result?.totals ?? []
  return (
    <section class="parting" aria-label={words().known}>
      <p class="parting-won">{words().won(totals()[0] ?? 0, totals()[1] ?? 0)}</p>
      <h3>{words().known}</h3>
      <ul>
        <For each={props.guided.words[language()].known}>
          {(one) => (
            <li>
              <Icon name="check" size={15} />
              <span>{one}</span>
            </li>
          )}
        </For>
      </ul>
      <div class="answers">
        <A class={buttonClass('brass')} href={firstRealGame(props.game)}>
          <Icon name="play" size={17} />
          {words().firstGame}
        </A>
        <Button kind="quiet" icon="replay" onClick={() => props.onOnceMore()}>
          {words().onceMore}
        </Button>
      </div>
    </section>
  )
}
