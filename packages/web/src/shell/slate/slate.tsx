import { SPECTATOR } from '@estaminet/kernel'
import { createMemo, createSignal, Match, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Button } from '../../design/button.tsx'
import { language, say } from '../../language.ts'
import { colon } from '../../texts/thin.ts'
import type { LogLine } from '../log/lines.ts'
import { createMedia } from '../page/media.ts'
import { listed, nameOf, namesOf } from '../seats/names.ts'
import { StandingAnswers } from '../seats/standing-answers.tsx'
import type { GameScreen, LastTurn } from '../table/game-screen.ts'
import { isBack } from '../table/passing-around.ts'
import type { TableModel } from '../table/table-model.ts'
import { useTable } from '../table/use-table.ts'
import type { AskBack } from './ask-back.ts'
import { createBetweenSteps } from './between-steps.ts'
import { Choices } from './choices.tsx'
import { HandOver } from './cover.tsx'
import { GoingBack } from './going-back.tsx'
import { HeldTurn } from './held-turn.tsx'
import { Result } from './result.tsx'
import { SlateLine } from './slate-line.tsx'
import '../../design/slate.css'
import './slate.css'
import './list.css'
import './what-it-does.css'
import './settle.css'
import './result.css'

/** As much as one reads in passing. */
const LATELY = { wide: 2, slim: 1 }

/** The slate says whose turn it is and what can be decided now. Not your turn: one line. */
export function Slate(props: {
  model: TableModel
  screen: GameScreen
  lines: () => readonly LogLine[]
  asking: AskBack
  lastTurn: (seat: number) => LastTurn | undefined
}) {
  const { model } = props
  const { guide } = useTable()
  const words = () => say().table.slate
  const info = () => model.latest().info
  const isTelling = () => guide?.isTelling(model.asked()) ?? false
  const held = () => model.latest().undo.find((one) => one.held)
  const standIn = () => model.mine().find((seat) => info().seats[seat]?.standIn)
  const goBack = () => model.latest().goBack
  const isSlim = createMedia('(max-width: 599px)')
  /** What happened since the last answer given here, so that it can be followed without the log. */
  const lately = createMemo(() => {
    const lines = props.lines()
    const since = model.answeredAt()
    const turns = turnsSince(since ?? -1)
    if (turns.length > 0) return turns
    const isOwn = ({ seat }: LogLine) => seat !== undefined && model.mine().includes(seat)
    const news = since === undefined ? lines.slice(lines.findLastIndex(isOwn) + 1) : lines.filter(({ n }) => n > since)
    // What is told twice in a row, as when cards are dealt, is read once.
    const texts = news.map(({ text }) => text).filter((text, at, all) => text !== all[at - 1])
    return texts.slice(isSlim() ? -LATELY.slim : -LATELY.wide)
  })
  /** The others' turns since then in a line each, the last one last. */
  function turnsSince(n: number): string[] {
    return model
      .seats()
      .flatMap((_, seat) => {
        const turn = model.mine().includes(seat) ? undefined : props.lastTurn(seat)
        const at = turn?.told.at(-1)?.n ?? -1
        return turn && at > n ? [{ at, text: `${nameOf(model.seats(), seat)}${colon(language())}${turn.text}.` }] : []
      })
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
  }
  /** Two seats at one screen may be asked the same thing, one after the other. */
  const asked = createMemo(() => {
    const ask = model.ask()
    return ask && `${ask.seat}:${ask.id}`
  })
  const steps = createBetweenSteps(asked)
  /** What one may do in the turns of others stands behind a button, and is put away again when the question is another. */
  const [opened, setOpened] = createSignal<string>()
  const isAsked = () => {
    const ask = model.ask()
    return ask !== undefined && (!ask.free || opened() === asked())
  }
  const meanwhile = () => {
    const ask = model.ask()
    return ask?.free ? props.screen.question(ask, model.view(), namesOf(model.seats()), language()).title : undefined
  }
  /** Nobody looks at this screen, and somebody around it is asked. */
  const handOver = createMemo(() => {
    const { shared } = model.host
    const cover = model.reader() === SPECTATOR ? shared?.cover() : undefined
    return shared && cover && !isBack(shared) ? { screen: shared, cover } : undefined
  })
  const watching = () => model.mine().length === 0
  /** Who may react is nobody's business, unless there is only one it can be. */
  const reacting = () => {
    const [only, ...more] = model.seats().flatMap((_, seat) => (model.mine().includes(seat) ? [] : [seat]))
    return only === undefined || more.length > 0 ? words().reacting : words().reactingOne(nameOf(model.seats(), only))
  }
  const others = () => listed(model.waiting().map((seat) => nameOf(model.seats(), seat)))

  return (
    <section
      class="slate choices"
      classList={{ folded: !(isAsked() || isTelling()), guided: guide !== undefined }}
      aria-label={words().title}
      id={model.ids.slate}
      data-ask={asked()}
      data-look={words().look}
      aria-busy={model.busy()}
    >
      {guide && <Dynamic component={guide.Coach} model={model} />}
      <Switch fallback={<SlateLine model={model} title={words().moment} />}>
        <Match when={info().status === 'over'}>
          <Result model={model} screen={props.screen} />
          {guide && <Dynamic component={guide.Parting} />}
        </Match>
        <Match when={isTelling()}>{null}</Match>
        <Match when={handOver()}>{(to) => <HandOver model={model} screen={to().screen} cover={to().cover} />}</Match>
        <Match when={goBack()}>
          {(request) => <GoingBack model={model} asking={props.asking} lines={props.lines} request={request()} />}
        </Match>
        <Match when={info().paused}>
          <SlateLine model={model} title={words().paused} detail={words().pausedHelp}>
            <Show when={model.mine().length > 0}>
              <Button kind="brass" onClick={() => model.wish({ t: 'pause', seat: model.mine()[0], on: false })}>
                {words().goOn}
              </Button>
            </Show>
          </SlateLine>
        </Match>
        <Match when={standIn() !== undefined}>
          <SlateLine model={model} title={words().standIn}>
            <Button kind="brass" onClick={() => model.wish({ t: 'reclaim', seat: standIn() ?? 0 })}>
              {words().reclaim}
            </Button>
          </SlateLine>
        </Match>
        <Match when={isAsked()}>
          <Choices model={model} screen={props.screen} lately={lately()} asked={asked} steps={steps} />
        </Match>
        <Match when={held()}>
          <HeldTurn model={model} screen={props.screen} />
        </Match>
        <Match when={model.latest().window}>
          <SlateLine
            model={model}
            title={reacting()}
            detail={words().reactingHelp}
            turns={lately()}
            watching={watching()}
            tool={<StandingAnswers model={model} />}
          />
        </Match>
        <Match when={model.waiting().length > 0}>
          <SlateLine
            model={model}
            title={words().waitingFor(others())}
            detail={watching() ? words().watching : words().thinking}
            turns={lately()}
            hint={model.isShowing() ? say().table.motion.help : undefined}
            watching={watching()}
            seat={model.waiting()[0]}
          >
            {meanwhile() && (
              <Button icon="hand" onClick={() => setOpened(asked())}>
                {meanwhile()}
              </Button>
            )}
          </SlateLine>
        </Match>
      </Switch>
    </section>
  )
}
