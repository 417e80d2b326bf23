import type { AleView } from '@estaminet/heaven-and-ale'
import type { Ask } from '@estaminet/table'
import { type AleInfo, infoOf } from './info.ts'
import { fillingOf, sitesBeside } from './phrases.ts'

export type HexInfo = Extract<AleInfo, { kind: 'chooseHex' }>

/**
 * The site each hex of a list is told under: of two, the one it closes or brings furthest. Where they are level the
 * hexes are shared out, so that no heading has many and another none.
 */
export function sitesOf(ask: Ask, view: AleView): ReadonlyMap<string, string> {
  const player = view.players[ask.seat]
  const hexes = ask.choices.flatMap((choice) => {
    const info = infoOf(choice)
    return info.kind === 'chooseHex' ? [{ hex: info.hex, beside: sitesBeside(info.hex) }] : []
  })
  const sites = new Map<string, string>()
  const told = new Map<string, number>()
  const rank = (site: string) => 100 * fillingOf(player, site).filled - (told.get(site) ?? 0)
  // Those without a choice come first: the others can then be shared out.
  for (const { hex, beside } of [...hexes].sort((a, b) => a.beside.length - b.beside.length)) {
    const [site] = [...beside].sort((a, b) => rank(b) - rank(a) || a.localeCompare(b))
    if (site === undefined) continue
    sites.set(hex, site)
    told.set(site, (told.get(site) ?? 0) + 1)
  }
  return sites
}
