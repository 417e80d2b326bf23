import { A, useNavigate } from '@solidjs/router'
import { For } from 'solid-js'
import { buttonClass } from '../design/button.tsx'
import { Chip } from '../design/chip.tsx'
import { CodeField } from '../design/code-field.tsx'
import { Icon } from '../design/icon.tsx'
import { Poster } from '../design/poster.tsx'
import { boxes, gameIds, gameName, minutesOf, playNow } from '../games.ts'
import { standAtTheDoor } from '../host/lobby.ts'
import { language, say } from '../language.ts'
import { lastMet } from '../met.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Away } from '../shell/page/away.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { OpenTables } from './open-tables.tsx'
import { YourTables } from './your-tables.tsx'
import '../design/mat.css'
import './home.css'

/** The front door: a box for each game, play now, a new table, a code, and your tables. */
export function Home() {
  const words = () => say().home
  const go = useNavigate()
  const lobby = standAtTheDoor()
  return (
    <>
      <PageBar />
      <main class="home floor">
        <section class="hero">
          <h1>
            <For each={words().headline(gameIds.length)}>{(line) => <span>{line} </span>}</For>
          </h1>
          <p class="lede">{words().lede}</p>
          <div class="ways">
            <A class={buttonClass('primary', 'big')} href={playNow(gameIds[0], lastMet(gameIds[0]))}>
              <Icon name="play" size={19} />
              <span class="deed">
                {words().playNow}
                <small>{gameName(gameIds[0])}</small>
              </span>
            </A>
            <A class={buttonClass('secondary', 'big')} href="/new">
              <Icon name="plus" size={20} />
              {words().newTable}
            </A>
          </div>
          <CodeField onCode={(code) => go(`/join/${code}`)} />
          <Away />
          <YourTables changes={lobby.yours()} />
          <OpenTables tables={lobby.tables()} />
        </section>
        <section class="boxes" aria-label={words().games}>
          <For each={boxes}>
            {({ game, box }) => (
              <article>
                <A class="box" href={playNow(game, lastMet(game))} tabindex={-1} aria-hidden="true">
                  <Poster game={game} />
                </A>
                <p>{box.words[language()].promise}</p>
                <div class="facts">
                  <Chip icon="people">{say().range(...box.players)}</Chip>
                  <Chip icon="clock">{say().minutes(...box.minutes)}</Chip>
                </div>
                <div class="start">
                  <A
                    class={buttonClass('secondary')}
                    href={playNow(game, lastMet(game))}
                    aria-label={words().playThis(box.name)}
                  >
                    <Icon name="play" size={17} />
                    {words().play}
                  </A>
                  <small>{words().againstBot(minutesOf(game, box.quickest, 1))}</small>
                </div>
              </article>
            )}
          </For>
        </section>
      </main>
      <Foot />
    </>
  )
}
