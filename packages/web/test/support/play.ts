import { type Hand, isSettled, openAsk } from './hands.ts'
import { pause } from './pause.ts'
import type { Guest } from './table.ts'

/** More answers than any game of two needs. */
const MOST = 600
const PATIENCE = 15_000

export type Player = Guest & { readonly hand: Hand }

/** Everybody answers when asked, until the game is over or somebody has seen enough. Tells what was done. */
export async function play(
  players: readonly Player[],
  isEnough: (deeds: readonly string[]) => boolean | Promise<boolean> = () => false,
): Promise<string[]> {
  const deeds: string[] = []
  while (deeds.length < MOST && !(await isEnough(deeds))) {
    const mover = await asked(players)
    if (!mover) return deeds
    const ask = await openAsk(mover.page)
    const deed = await mover.hand(mover.page).catch((error) => {
      throw new Error(`after ${deeds.slice(-3).join('; ')}: ${error.message}`, { cause: error })
    })
    if (!(await isSettled(mover.page, ask, PATIENCE)))
      throw new Error(`no answer to “${deed}” after ${deeds.length}; ${await standOf(mover)}`)
    deeds.push(deed)
  }
  return deeds
}

/** What a slate that stays as it is holds out: whether it waits for the house, or for another press and on what. */
const standOf = async ({ page }: Guest): Promise<string> =>
  `busy: ${await page.locator('#slate').getAttribute('aria-busy')}, ` +
  `to settle: ${(await page.locator('#slate .settle').allInnerTexts()).join() || 'nothing'}`

export const isOver = ({ page }: Guest): Promise<boolean> => page.locator('#slate .standing').first().isVisible()

/** The whole log as it is read, oldest line first. Older lines are written for whoever scrolls down to them. */
export async function linesOf({ page }: Guest): Promise<string[]> {
  const older = page.locator('#log .older')
  // It may be gone before it is reached.
  while ((await older.count()) > 0) await older.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined)
  return (await page.locator('#log ol li').allTextContents()).reverse()
}

/** The final order with the points. */
export async function standings({ page }: Guest): Promise<{ name: string; points: number }[]> {
  const rows = await page.locator('#slate .standing').all()
  return Promise.all(
    rows.map(async (row) => ({
      // Everybody's own name says that it is theirs.
      name: (await row.locator(':scope > :nth-child(2)').textContent())?.replace(/\(.*\)/, '').trim() ?? '',
      points: Number.parseInt((await row.locator(':scope > :last-child').textContent()) ?? '', 10),
    })),
  )
}

/** Whoever is asked now; nobody once the game is over. */
async function asked(players: readonly Player[]): Promise<Player | undefined> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause()) {
    for (const player of players) {
      if ((await player.page.locator('#slate [data-move]').count()) > 0) return player
      if (await isOver(player)) return undefined
    }
  }
  throw new Error('nobody is asked, and the game is not over')
}
