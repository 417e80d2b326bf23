import { type Back, COLOURS, FERTILITIES, toCome } from '@estaminet/heaven-and-ale'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { foldAgain } from '../board/fold.ts'
import { isMonkName, tileIcon } from '../icons.ts'
import { imagined } from '../imagined.ts'
import { useTable } from '../table.tsx'
import { rivalsAt } from './space.tsx'
import './unseen.css'

/** What is left, folded away until asked for: the discs of this round, and the tiles nobody has seen. All of it is public. */
export function Unseen() {
  const table = useTable()
  const words = () => table.speech().texts.level
  let fold: HTMLDetailsElement | undefined
  foldAgain(() => fold)
  return (
    <details class="ale-unseen" ref={fold}>
      <summary>{words().left}</summary>
      <div>
        <Discs />
        <ToCome />
      </div>
    </details>
  )
}

/** The discs still on the ring, and to whom of the others they are of use. */
function Discs() {
  const table = useTable()
  const words = () => table.speech().texts.level
  const discs = createMemo(() =>
    table.view().track.flatMap((space) => (space.kind === 'activation' && space.discs > 0 ? [space] : [])),
  )
  const users = (at: number) => rivalsAt(table.view(), table.shown(), at).map(table.name)
  const usable = (at: number) => {
    const who = users(at)
    return who.length === 0 ? words().usableByNobody : words().usableBy(table.speech().words.all(who))
  }
  return (
    <section>
      <h3>{words().discsLeft}</h3>
      <Show when={discs().length > 0} fallback={<p>{words().noDiscs}</p>}>
        <ul>
          <For each={discs()}>
            {(space) => (
              <li>
                <b>
                  {space.letter}
                  <Show when={space.discs > 1}> × {space.discs}</Show>
                </b>{' '}
                {table.speech().texts.at(space.at)}, {usable(space.at)}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  )
}

/** The tiles that may still come, by colour and number, and the monks. */
function ToCome() {
  const table = useTable()
  const words = () => table.speech().texts.level
  const coming = createMemo(() => toCome(imagined(table.view())))
  const stack = (back: Back) => table.view().stacks[back]
  const sum = (back: Back, monks: boolean) =>
    Object.entries(stack(back)).reduce((n, [tile, left]) => (isMonkName(tile) === monks ? n + left : n), 0)
  return (
    <section>
      <Show when={coming().tiles > 0} fallback={<p>{words().nothingToCome}</p>}>
        <p>{words().toCome(coming().tiles, coming().monks)}</p>
        <For each={coming().tileBacks}>
          {(back) => (
            <table>
              <caption>{words().back(back, sum(back, false))}</caption>
              <thead>
                <tr>
                  <td />
                  <For each={FERTILITIES}>{(number) => <th scope="col">{number}</th>}</For>
                </tr>
              </thead>
              <tbody>
                <For each={COLOURS}>
                  {(colour) => (
                    <tr>
                      <th scope="row">
                        <Icon name={colour} size={14} /> {table.speech().words.ingredients[colour]}
                      </th>
                      <For each={FERTILITIES}>{(number) => <td>{stack(back)[`${colour} ${number}`] ?? '·'}</td>}</For>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          )}
        </For>
        <For each={coming().monkBacks}>
          {(back) => (
            <p class="ale-unseen-monks">
              <b>{words().monksBack(back, sum(back, true))}</b>
              <For each={Object.entries(stack(back)).filter(([tile]) => isMonkName(tile))}>
                {([monk, left]) => (
                  <span>
                    <Icon name={tileIcon(monk)} size={15} /> {table.speech().words.tile(monk)} {left}
                  </span>
                )}
              </For>
            </p>
          )}
        </For>
      </Show>
    </section>
  )
}
