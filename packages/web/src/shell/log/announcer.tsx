import type { Ask } from '@estaminet/table'
import { createEffect, createSignal, on } from 'solid-js'
import { language, say } from '../../language.ts'
import { listed, nameOf, namesOf } from '../seats/names.ts'
import { heldWords } from '../slate/held-turn.tsx'
import type { GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { createAddedLines } from './added-lines.ts'
import type { LogLine } from './lines.ts'

/** Whose turn it is and what is asked, each with its words. */
interface Standing {
  readonly owner: string
  readonly turn: readonly string[]
  readonly ask: string
  readonly question: readonly string[]
}

/** Reads out what happened, whose turn it is now and what is asked. */
export function Announcer(props: { model: TableModel; screen: GameScreen; lines: () => readonly LogLine[] }) {
  const { model } = props
  const [words, setWords] = createSignal('')
  const held = () => model.latest().undo.some((one) => one.held)
  const addedTo = createAddedLines()
  let last: Pick<Standing, 'owner' | 'ask'> = { owner: '', ask: '' }
  let due = false

  // Lines, question and turn change one after the other: they are read out together, once all have.
  createEffect(
    on([props.lines, model.ask, model.waiting, held], () => {
      if (due) return
      due = true
      queueMicrotask(() => {
        due = false
        speak()
      })
    }),
  )

  function speak(): void {
    const fresh = addedTo(props.lines())
    const open = model.ask()
    const now = standing(open?.free ? undefined : open)
    const turn = now.owner === last.owner ? [] : now.turn
    const question = now.ask === last.ask ? [] : now.question
    last = now
    const text = [...fresh, ...turn, ...question].map(closed).join(' ')
    // The same words again are read out only if something in them is new.
    if (text) setWords(text === words() ? `${text}\u00a0` : text)
  }

  function standing(ask: Ask | undefined): Standing {
    const { slate } = say().table
    if (ask) {
      const names = namesOf(model.seats())
      const turn = slate.yourTurn(names[ask.seat])
      const { title, detail } = props.screen.question(ask, model.view(), names, language())
      const question = [...(title === turn ? [] : [title]), ...(detail ? [detail.replace(/ [·›] /g, ', ')] : [])]
      return { owner: `seat ${ask.seat}`, turn: [turn], ask: ask.id, question }
    }
    if (held()) {
      const { title, detail } = heldWords(model, props.screen)
      return { owner: 'held', turn: [title, detail], ask: '', question: [] }
    }
    const others = listed(model.waiting().map((seat) => nameOf(model.seats(), seat)))
    return { owner: others, turn: others ? [slate.waitingFor(others)] : [], ask: '', question: [] }
  }

  return (
    <p class="unseen" role="log" aria-live="polite">
      {words()}
    </p>
  )
}

const closed = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)
