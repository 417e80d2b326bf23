import type { SeatInfo } from '@estaminet/table'
import { A } from '@solidjs/router'
import { createMemo, type JSX, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { gameName } from '../games.ts'
import { language, say } from '../language.ts'
import { colourOf, listed, namesOf } from '../shell/seats/names.ts'
import { placesOf } from '../shell/seats/places.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import { CostlyChoices } from './costly-choices.tsx'
import { Curve } from './curve.tsx'
import { Fortunes } from './fortune.tsx'
import type { GameAfter } from './game-after.ts'
import { leadTaken } from './headline.ts'
import type { Insight } from './insight.ts'
import { fragmentOf } from './match-link.ts'
import { Mentions } from './mentions.tsx'
import type { Pictured } from './picture.ts'
import { Podium } from './podium.tsx'
import { recordFrom } from './record-from.ts'
import { Share } from './share.tsx'
import { Sources } from './sources.tsx'
import type { Moment, Story } from './story.ts'
import { Swings } from './swings.tsx'
import { words } from './texts/index.ts'
import '../design/mat.css'
import './after.css'

interface AfterProps {
  readonly story: Story
  readonly game: GameAfter
  readonly screen: GameScreen
  /** What a close look finds, once it has. */
  readonly insight: Insight | undefined
  /** How much of it is done, while it is being taken. */
  readonly share: number | undefined
  /** Looks at what there was no time for. */
  goOn(): void
  /** Who sat there, with the names they go by. */
  readonly seats: readonly SeatInfo[]
  readonly mine: readonly number[]
  /** Its record, where there is more than a link. */
  readonly record?: unknown
  /** What next, before sharing. */
  readonly ways?: JSX.Element
  /** After it. */
  readonly back?: JSX.Element
  /** What is said of the dice. */
  readonly note?: JSX.Element
  /** Where it is seen again, without what comes after the `#`: `/replay`, or the replay of a table. */
  readonly replay: string
}

/** A match that is over: who won, by what, how it went, and what to keep of it. */
export function After(props: AfterProps) {
  const names = createMemo(() => namesOf(props.seats))
  const places = createMemo(() => placesOf(props.story.scores))
  const order = createMemo(() => places().flatMap(({ seats }) => seats))
  const shortName = (team: number) => props.screen.team?.(team, props.story.view) ?? ''
  const teamName = (team: number) => say().table.slate.team(shortName(team))
  const nameOfPlace = ({ seats, team }: { seats: readonly number[]; team: number | undefined }) =>
    team === undefined ? listed(seats.map((seat) => names()[seat])) : teamName(team)
  const points = (total: number) => props.screen.points?.(total, language()) ?? say().table.slate.points(total)
  const when = (moment: Moment) => props.screen.moment?.(moment.when, language()) ?? ''
  const outcome = () => props.screen.outcome?.(props.story.view, language())
  /** Whoever came first; alone against the game that may be no winner. */
  const first = () => places().filter(({ rank }) => rank === places()[0].rank)
  const title = () => {
    const ended = outcome()?.title
    if (ended !== undefined) return ended
    const [winner, ...others] = first()
    if (others.length > 0) return words().shared(listed(first().map(nameOfPlace)))
    const name = winner.team === undefined ? nameOfPlace(winner) : shortName(winner.team)
    return props.game.title(props.story, { name, seats: winner.seats, isTeam: winner.team !== undefined }, language())
  }
  const text = () => [margin(), lead(), props.game.why?.(props.story, language(), names())].filter(Boolean).join(' ')
  const margin = () => {
    const [winner, second] = places()
    if (!second || second.rank === winner.rank) return ''
    const by = winner.total - second.total
    const other = second.team === undefined ? nameOfPlace(second) : words().team(shortName(second.team))
    return by === 0 ? words().level(other) : words().ahead(points(by), other)
  }
  const lead = () => {
    const [winner, ...others] = first()
    if (others.length > 0 || winner.team !== undefined || props.story.seats === 1) return ''
    const taken = leadTaken(props.story.course, winner.seats[0])
    if (taken === undefined || taken === 'always') return taken ? words().always : ''
    return words().ledUntil(when(taken.moment), names()[taken.from])
  }
  const picture = (): Pictured => ({
    kicker: props.game.kicker(language()),
    title: title(),
    text: text(),
    sign: `Estaminet · ${gameName(props.story.game)}`,
    places: places().map((place) => ({
      name: nameOfPlace(place),
      colours: place.seats.map(colourOf),
      rank: place.rank,
      total: place.total,
    })),
    draw: (ink, width, height) => props.game.draw(ink, props.story, width, height),
  })
  const fragment = () => fragmentOf(names(), props.story.word)
  /** A table has its own replay; a match that lies in the address takes it along. */
  const watch = (at?: number) =>
    `${props.replay}${at === undefined ? '' : `?at=${at}`}${props.replay === '/replay' ? `#${fragment()}` : ''}`
  return (
    <main class="after floor" data-game={props.story.game}>
      <header class="after-top">
        <div>
          <p class="caps">{props.game.kicker(language())}</p>
          <h1 tabIndex={-1}>{title()}</h1>
          <p class="lede">{text()}</p>
          <Show when={outcome()}>
            {(ending) => (
              <ul class="outcome-facts">
                {ending().facts.map(({ text, mood }) => (
                  <li class={mood}>{text}</li>
                ))}
              </ul>
            )}
          </Show>
          <div class="after-ways">
            {props.ways}
            <Share
              link={`${location.origin}/after#${fragment()}`}
              picture={picture()}
              record={async () => props.record ?? (await recordFrom(props.story.word, names()))}
            />
            <A class={buttonClass('quiet', 'big')} href={watch()}>
              <Icon name="eye" size={19} />
              {say().table.slate.seeAgain}
            </A>
            {props.back}
          </div>
          {props.note}
        </div>
        <Podium places={places()} seats={props.seats} mine={props.mine} teamName={teamName} />
      </header>
      <div class="after-mats">
        <Show when={props.game.Lead}>
          {(Lead) => (
            <div class="whole">
              <Dynamic component={Lead()} story={props.story} names={names()} order={order()} />
            </div>
          )}
        </Show>
        <Sources
          lines={props.game.sources(props.story, language())}
          besides={props.game.besides?.(props.story, language()) ?? []}
          totals={props.story.scores.map(({ total }) => total)}
          names={names()}
          order={order()}
        />
        <Show when={props.game.Beside}>
          {(Beside) => <Dynamic component={Beside()} story={props.story} names={names()} order={order()} />}
        </Show>
        <Curve
          course={props.story.course}
          names={names()}
          order={order()}
          when={when}
          part={(part) => props.game.part(part, language())}
          chances={props.story.seats > 1 ? props.insight?.chances : undefined}
          inTeams={places()[0].team !== undefined}
        />
        <Swings story={props.story} game={props.game} names={names()} when={when} watch={watch} />
        <Fortunes
          insight={props.insight}
          share={props.share}
          goOn={props.goOn}
          course={props.story.course}
          names={names()}
          order={order()}
          when={when}
          choices={
            <Show when={props.insight}>
              {(insight) => (
                <CostlyChoices
                  insight={insight()}
                  screen={props.screen}
                  names={names()}
                  order={order()}
                  watch={watch}
                />
              )}
            </Show>
          }
        />
        <Mentions mentions={props.game.mentions(props.story, names(), language())} wide={!props.game.Beside} />
        <Show when={props.game.Foot}>
          {(Foot) => (
            <div class="whole">
              <Dynamic component={Foot()} story={props.story} names={names()} order={order()} />
            </div>
          )}
        </Show>
      </div>
    </main>
  )
}
