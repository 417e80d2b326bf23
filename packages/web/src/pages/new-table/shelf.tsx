import { createUniqueId, For, Show, Suspense } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { Why } from '../../design/why.tsx'
import { addedBy, boxOf, type ExpansionBox, expansionWords, setOf } from '../../games.ts'
import { language, say } from '../../language.ts'
import { ExpansionPrimer, firstPrimer } from '../../rules/primer/primer.tsx'
import { flagsOf, objection, objectionTo } from '../going-together.ts'
import { type Draft, people } from '../table-plan.ts'
import { whyNot, whyNotTo } from '../why-not.ts'
import { Belongings } from './belongings.tsx'
import { NumberedMat } from './numbered-mat.tsx'
import '../../look/paint.css'
import './shelf.css'

/** The expansions of a game, each a box on a plank: those taken stand taller, those that cannot be had say why. */
export function Shelf(props: { draft: Draft; set(name: string, value: string | boolean): void }) {
  const boxes = () => {
    const flags = flagsOf(props.draft.game)
    return boxOf(props.draft.game)?.expansions?.filter(({ option }) => flags.includes(option)) ?? []
  }
  const taken = () => setOf(props.draft.game, props.draft.options).map(({ option }) => option)
  const primer = firstPrimer({
    get game() {
      return props.draft.game
    },
    get taken() {
      return taken()
    },
  })
  return (
    <Show when={boxes().length > 0}>
      <NumberedMat
        number={3}
        title={say().create.shelf}
        note={say().create.shelfNote(taken().length)}
        class="shelf-mat"
      >
        <ul class="shelf" aria-label={say().create.shelf}>
          <For each={boxes()}>
            {(box) => (
              <>
                <OneBox
                  box={box}
                  draft={props.draft}
                  set={props.set}
                  isExplained={primer.shown() === box.option}
                  explain={(on) => primer.show(on ? box.option : undefined)}
                />
                <Show when={primer.shown() === box.option}>
                  <li class="explained">
                    {/* Until its words are there it is missed here alone: else the whole page would give way to them, and come back at its top. */}
                    <Suspense>
                      <ExpansionPrimer game={props.draft.game} expansion={box.option} onClose={primer.close} />
                    </Suspense>
                  </li>
                </Show>
              </>
            )}
          </For>
        </ul>
        <Belongings draft={props.draft} set={props.set} />
      </NumberedMat>
    </Show>
  )
}

function OneBox(props: {
  box: ExpansionBox
  draft: Draft
  set(name: string, value: boolean): void
  /** It lies open below the plank, taken or not. */
  isExplained: boolean
  explain(on: boolean): void
}) {
  const said = createUniqueId()
  const option = () => props.box.option
  const words = () => expansionWords(props.draft.game, option(), language())
  const on = () => props.draft.options[option()] === true
  const isLocked = () => {
    // What stands in the way of all may be put back, whatever else does.
    if (on() && objection(props.draft)) return false
    return objectionTo(props.draft, option(), !on()) !== undefined
  }
  const why = () => {
    if (!on()) return whyNotTo(props.draft, option(), true, language())
    // A reason against the whole table is told under the box without which there would be none.
    return objectionTo(props.draft, option(), false) ? undefined : whyNot(props.draft, language())
  }
  return (
    <li classList={{ on: on(), locked: isLocked() && !on() }}>
      <label>
        <input
          type="checkbox"
          checked={on()}
          disabled={isLocked()}
          aria-describedby={said}
          onChange={(event) => props.set(option(), event.currentTarget.checked)}
        />
        <span class="box" data-paint={props.box.paint}>
          <Icon name={props.box.icon} size={34} />
          <b>{words().name}</b>
          <i class="taken">
            <Icon name="check" size={16} />
          </i>
        </span>
      </label>
      <p id={said}>
        {words().line}
        <Show when={why()}>{(reason) => <Why>{reason()}</Why>}</Show>
        <Cost box={props.box} draft={props.draft} isHad={on() || !isLocked()} />
      </p>
      <Button
        kind="quiet"
        size="small"
        icon="hint"
        class="in-one-minute"
        aria-expanded={props.isExplained}
        aria-label={say().inOneMinute.of(words().name)}
        onClick={() => props.explain(!props.isExplained)}
      >
        {say().inOneMinute.word}
      </Button>
    </li>
  )
}

/** What it costs: how much longer the evening becomes, where it can be had at all, and how much there is to learn. */
function Cost(props: { box: ExpansionBox; draft: Draft; isHad: boolean }) {
  const more = () => addedBy(props.draft.game, props.box.option, props.draft.options, people(props.draft))
  const isPlayedAtOnce = () => props.draft.when === 'live' || props.draft.whom !== 'friends'
  return (
    <span class="cost">
      <Show when={props.isHad && isPlayedAtOnce()}>
        <em>{say().create.longer(more())}</em>
      </Show>
      <span class="pips" title={say().create.hard[props.box.hard]}>
        <For each={[1, 2, 3]}>{(pip) => <i classList={{ full: pip <= props.box.hard }} />}</For>
        <span class="said">{say().create.hard[props.box.hard]}</span>
      </span>
    </span>
  )
}
