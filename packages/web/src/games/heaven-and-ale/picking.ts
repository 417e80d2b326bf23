import type { Ask } from '@estaminet/table'
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import { lastInput } from '../../shell/keys/last-input.ts'
import type { BoardProps } from '../../shell/table/game-screen.ts'
import { infoOf } from './info.ts'

/** Neighbours picked so far for a new shed, and how to pick one more. */
export interface Picking {
  readonly picked: Accessor<readonly string[]>
  readonly canPick: (hex: string) => boolean
  readonly pick: (hex: string) => void
}

/**
 * A shed may wake several neighbours: they are picked one by one until only one choice holds them all.
 * @param ask What can be answered now.
 */
export function pickingTargets(
  board: Pick<BoardProps, 'considered' | 'consider' | 'choose'>,
  ask: Accessor<Ask | undefined>,
): Picking {
  const [picked, setPicked] = createSignal<readonly string[]>([])
  createEffect(
    on(
      () => ask()?.id,
      () => setPicked([]),
    ),
  )
  const sets = createMemo(() =>
    (ask()?.choices ?? []).flatMap((choice) => {
      const info = infoOf(choice)
      return info.kind === 'buildTargets' ? [{ choice, hexes: info.hexes }] : []
    }),
  )
  const fitting = (hexes: readonly string[]) =>
    sets().flatMap((set) => (hexes.every((hex) => set.hexes.includes(hex)) ? [set.choice] : []))
  /** All are picked that the shed wakes: another one begins anew. */
  const isWhole = () => picked().length > 0 && picked().length === sets()[0]?.hexes.length
  const joined = (hex: string) => [...(isWhole() ? [] : picked()), hex]
  // Whoever lets go of them all has none in hand.
  createEffect(on(board.considered, (choice) => !choice && isWhole() && setPicked([])))
  return {
    picked,
    canPick: (hex) => picked().includes(hex) || fitting(joined(hex)).length > 0,
    pick(hex) {
      const hexes = picked().includes(hex) ? picked().filter((one) => one !== hex) : joined(hex)
      const [only, ...others] = fitting(hexes)
      const isSettled = hexes.length > 0 && others.length === 0
      const byTouch = lastInput() === 'touch'
      batch(() => {
        setPicked(hexes)
        board.consider(hexes.length > 0 && (isSettled || !byTouch) ? only : undefined)
      })
      // A finger that has picked them all has only looked: the button on the slate settles it, as everywhere.
      if (only && isSettled && !byTouch) board.choose(only)
    },
  }
}
