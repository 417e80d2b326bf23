import { A, useNavigate } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { buttonClass } from '../design/button.tsx'
import { Chip } from '../design/chip.tsx'
import { CodeField } from '../design/code-field.tsx'
import { Icon } from '../design/icon.tsx'
import { Poster } from '../design/poster.tsx'
import { boxes, gameIds, gameName, minutesOf, playNow } from '../games.ts'
import { guidedAddress, isUnguided } from '../guided/addresses.ts'
import { standingOf } from '../guided/place-kept.ts'
import { standAtTheDoor } from '../host/lobby.ts'
import { isAway } from '../host/reachable.ts'
import { savedTables } from '../host/saved-tables.ts'
import { language, say } from '../language.ts'
import { remembered } from '../memory.ts'
import { lastMet } from '../met.ts'
import { PageBar } from '../shell/bar/bar.tsx'
import { Away } from '../shell/page/away.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { OpenTables } from './open-tables.tsx'
import { YourTables } from './your-tables.tsx'
import '../design/mat.css'
import './home.css'

/** The front door: a box for each game, play now, a new table, a code, and your tables. */
export default function Home() {
  const words = () => say().home
  const go = useNavigate()
  const lobby = standAtTheDoor()
  const first = gameIds[0]
  /** Who was never here is shown a game before being left alone with one. */
  const isNew = isUnguided() && remembered('name') === undefined && savedTables().length === 0
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
            <Show when={isNew && guidedAddress(first)}>
              {(address) => (
                <A class={buttonClass('primary', 'big')} href={address()}>
                  <Icon name="hint" size={19} />
                  <span class="deed">
                    {words().guided}
                    <small>{words().guidedHelp(gameName(first))}</small>
                  </span>
                </A>
              )}
            </Show>
            <For each={gameIds}>
              {(game, at) => (
                <A
                  class={buttonClass(isNew || at() > 0 ? 'secondary' : 'primary', 'big', at() > 0 ? 'far-box' : '')}
                  href={playNow(game, lastMet(game))}
                >
                  <Icon name="play" size={19} />
                  <span class="deed">
                    {words().playNow}
                    <small>{gameName(game)}</small>
                  </span>
                </A>
              )}
            </For>
            <A class={buttonClass('secondary', 'big')} href="/new">
              <Icon name="plus" size={20} />
              {words().newTable}
            </A>
          </div>
          <CodeField onCode={(code) => go(`/join/${code}`)} />
          <Show when={!isAway()}>
            <A class="today" href="/daily">
              <Icon name="dice" size={22} />
              <span>
                <b>{say().notice.daily}</b>
                <small>{words().dailyHelp}</small>
              </span>
            </A>
          </Show>
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
                  <Show when={standingOf(game) !== 'done' && guidedAddress(game)}>
                    {(address) => (
                      <A class="learn" href={address()}>
                        <Icon name="hint" size={16} />
                        {standingOf(game) === 'begun' ? words().guidedOn : words().guided}
                        <span class="unseen"> ({box.name})</span>
                      </A>
                    )}
                  </Show>
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
