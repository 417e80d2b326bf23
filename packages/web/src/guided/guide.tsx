import type { Ask } from '@estaminet/table'
import { useNavigate } from '@solidjs/router'
import { createEffect, createSignal, on } from 'solid-js'
import type { TableHost } from '../host/table-host.ts'
import { createMedia } from '../shell/page/media.ts'
import { toast } from '../shell/page/toasts.tsx'
import type { TableModel } from '../shell/table/table-model.ts'
import type { Guide } from '../shell/table/use-table.ts'
import { Coach } from './coach.tsx'
import { type Beat, beatsAt, beginningOf, type GuidedGame, moveAt, stepAt } from './guided-game.ts'
import { Parting } from './parting.tsx'
import { keepPlace, noteDone } from './place-kept.ts'
import { words } from './texts/index.ts'
import { Way } from './way.tsx'

/** What a guide needs of the page it is on. */
export interface GuidedPage {
  readonly game: string
  readonly guided: GuidedGame
  readonly host: TableHost
  /** How many entries had been played when one sat down. */
  readonly from: number
  /** Somebody comes back to it: that is said before anything else. */
  readonly isBack: boolean
  /** Sits down anew where so many entries have been played. */
  sitDown(from: number): void
}

/** Leads a newcomer through a guided game: one thing said at a time, one choice open, the others in sight at most. */
export function createGuide(page: GuidedPage): Guide {
  const { guided, host, game } = page
  const { record, steps } = guided
  const [isGreeting, setGreeting] = createSignal(page.isBack)
  /** Where the last question was asked. */
  const [place, setPlace] = createSignal(page.from)
  /** How much was read of what is said there. */
  const [read, setRead] = createSignal<{ readonly at: number; readonly count: number }>()

  const placeOf = (ask: Ask | undefined): number | undefined => ask && host.stands?.(ask.id)
  const countAt = (at: number): number => {
    const done = read()
    return done?.at === at ? done.count : 0
  }
  const beatAt = (at: number): Beat | undefined => beatsAt(guided, at)[countAt(at)]
  const isTelling = (ask: Ask | undefined): boolean => {
    const at = placeOf(ask)
    if (at === undefined) return false
    return isGreeting() || beatAt(at)?.ahead !== undefined || countAt(at) < beatsAt(guided, at).length - 1
  }
  const step = () => stepAt(guided, place())
  /** Where one means of transport is shown at a time there is nothing to compare. */
  const isSlim = createMedia('(max-width: 599px)')

  /** The place is kept with every question, and forgotten when the game is over. */
  function follow(model: TableModel): void {
    createEffect(
      on(model.asked, (ask) => {
        const at = placeOf(ask)
        if (at === undefined) return
        setPlace(at)
        keepPlace(game, record.checksum, at)
      }),
    )
    createEffect(() => {
      if (model.latest().info.status === 'over') noteDone(game)
    })
  }

  function goOn(ask: Ask | undefined): void {
    const at = placeOf(ask)
    if (at === undefined) return
    if (isGreeting()) {
      setGreeting(false)
      return
    }
    const ahead = beatAt(at)?.ahead
    if (ahead !== undefined) page.sitDown(ahead)
    else setRead({ at, count: countAt(at) + 1 })
  }

  const goTo = (one: number) => page.sitDown(one < steps.length ? beginningOf(guided, one) : record.log.length)

  return {
    isTelling,
    asks(ask) {
      const at = placeOf(ask)
      if (ask === undefined || at === undefined || isTelling(ask)) return undefined
      const [meant, beside] = [moveAt(record, at), isSlim() ? [] : (beatAt(at)?.beside ?? [])]
      return { ...ask, choices: ask.choices.filter(({ move, say }) => move === meant || beside.includes(say)) }
    },
    isMeant: ({ move }, ask) => move === moveAt(record, placeOf(ask) ?? -1),
    notNow: () => toast({ text: words().notNow, icon: 'lock' }),
    Coach: (props) => {
      follow(props.model)
      const at = () => placeOf(props.model.asked())
      return (
        <Coach
          model={props.model}
          guided={guided}
          step={step()}
          beat={beatAt(at() ?? -1)}
          isAsked={at() !== undefined}
          isGreeting={isGreeting()}
          isTelling={isTelling(props.model.asked())}
          onGoOn={() => goOn(props.model.asked())}
          onAgain={() => goTo(step())}
          onSkip={() => goTo(step() + 1)}
          onGo={goTo}
          onStartOver={() => page.sitDown(0)}
        />
      )
    },
    Way: () => {
      const go = useNavigate()
      return <Way guided={guided} step={step()} onGo={goTo} onLeave={() => go('/')} />
    },
    Parting: () => <Parting game={game} guided={guided} onOnceMore={() => page.sitDown(0)} />,
  }
}
