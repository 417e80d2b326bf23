import type { View } from '@estaminet/kernel'
import { BOXES } from './content/boxes.ts'
import { GARDEN, HEXES, SITES } from './content/garden.ts'
import { PLACES } from './content/places.ts'
import { CARDS } from './content/privileges.ts'
import { DISC_AT, MARKET_AT } from './content/ring.ts'
import { MOST_ROUNDS } from './content/rounds.ts'
import { SHEDS } from './content/sheds.ts'
import { BACKS, COLOURS, TILE_KINDS, tileNamed } from './content/tiles.ts'
import { loop } from './engine/play.ts'
import { type AleState, blank } from './engine/state.ts'
import { EXCHANGES, PICKS } from './options.ts'
import type { AleView, PlayerView } from './view.ts'

/** The state of a view. Nothing is hidden from anybody, so nothing has to be dealt. */
export function imagine(seen: View): AleState {
  const view = seen as AleView
  const s = blank(view.players.length)
  s.round = view.round
  s.turn = view.turn
  s.picks = PICKS.indexOf(view.options.picks)
  s.exchange = EXCHANGES.indexOf(view.options.exchange)
  view.players.forEach((player, seat) => {
    seatPlayer(s, seat, player)
  })
  for (const { at, tiles, discs } of view.track) {
    if (MARKET_AT[at] >= 0) s.market.set(tiles.map(tileNamed), MARKET_AT[at] * MOST_ROUNDS)
    if (DISC_AT[at] >= 0) s.ringDiscs[DISC_AT[at]] = discs
  }
  view.barrels.forEach(({ large, small }, goal) => {
    if (large !== null) s.large[large] |= 1 << goal
    if (small !== null) s.small[small] |= 1 << goal
  })
  BACKS.forEach((back, at) => {
    for (const [name, left] of Object.entries(view.stacks[back])) s.stacks[at * TILE_KINDS + tileNamed(name)] = left
  })
  loop.putFrames(s, view.steps)
  return s
}

function seatPlayer(s: AleState, seat: number, player: PlayerView): void {
  s.ducats[seat] = player.ducats
  s.brewmaster[seat] = player.brewmaster
  s.position[seat] = player.position
  s.place[seat] = player.place === null ? -1 : PLACES.indexOf(player.place)
  s.markers.set(
    COLOURS.map((colour) => player.markers[colour]),
    seat * COLOURS.length,
  )
  HEXES.forEach((id, hex) => {
    s.garden[seat * GARDEN + hex] = tileNamed(player.garden[id] ?? '')
  })
  SITES.forEach((id, site) => {
    s.sheds[seat * SITES.length + site] = 1 + SHEDS.findIndex((shed) => shed.id === player.sheds[id])
  })
  BOXES.forEach(({ id }, box) => {
    if (player.boxes.includes(id)) s.discs[seat] |= 1 << box
  })
  s.number[seat] = player.number ?? 0
  for (const card of player.hand) s.hand[seat] |= 1 << CARDS.indexOf(card)
  player.pairs.forEach(({ card }, pair) => {
    s.placed[seat * player.pairs.length + pair] = card === null ? 0 : 1 + CARDS.indexOf(card)
  })
}
