import { type PlayerView, SHEDS } from '@estaminet/heaven-and-ale'
import { createMemo, Show } from 'solid-js'
import { around6, HEX, hexagon, spotOf } from '../geometry.ts'
import { type Filling, fillingOf, shedOf } from '../phrases.ts'
import { Sign } from '../pieces.tsx'
import { named, useTable } from '../table.tsx'
import { capital } from '../texts/index.ts'

const RADIUS = HEX * 0.55
const ROUND = 2 * Math.PI * RADIUS

/** How many neighbours a shed wakes: the number written on it. */
const wokenBy = (shed: string): number => SHEDS.find((one) => one.id === shed)?.targets[0]?.length ?? 0

const isAsFull = (a: Filling, b: Filling): boolean => a.filled === b.filled && a.sum === b.sum

/** A site: a ring filled by sixths with the running sum in it, or its shed. */
export function SiteFace(props: { site: string; player: PlayerView; seat: number }) {
  const table = useTable()
  const at = spotOf(props.site)
  const shed = createMemo(() => props.player.sheds[props.site])
  /** The shed that stands here, or is about to. */
  const drawn = createMemo(() => table.drawn().players[props.seat].sheds[props.site])
  const isShown = () => props.seat === table.shown()
  const considered = () => {
    const info = table.considered()
    return isShown() && info?.kind === 'chooseHex' ? info : undefined
  }
  /** The shed that would stand here after the purchase being considered. */
  const coming = createMemo(() => considered()?.encloses.find((one) => one.site === props.site))
  const filling = createMemo(() => fillingOf(props.player, props.site, considered()), undefined, { equals: isAsFull })
  const label = () => {
    const { words, texts } = table.speech()
    const site = words.site(props.site)
    const built = shed()
    const { filled, sum } = filling()
    const tiles = around6(props.site).flatMap((hex) => props.player.garden[hex] ?? [])
    return capital(
      [
        built ? texts.siteShed(site, shedOf(built, words).name) : texts.siteOpen(site, filled, sum),
        ...(tiles.length > 0 ? [words.all(tiles.map(words.tile))] : []),
      ].join(', '),
    )
  }
  const name = named({ label, about: () => (shed() ? `shed ${shed()}` : 'term site') })
  return (
    <g classList={{ 'ale-site': true, 'ale-closing': !!coming() }} {...name}>
      <polygon class="ale-soil ale-soil-site" points={hexagon(at, HEX - 2)} />
      <Show when={!(shed() ?? coming())}>
        <circle class="ale-gauge" cx={at.x} cy={at.y} r={RADIUS} />
        <circle
          class="ale-gauge ale-gauge-filled"
          cx={at.x}
          cy={at.y}
          r={RADIUS}
          stroke-dasharray={`${((filling().filled / 6) * ROUND).toFixed(1)} 999`}
          transform={`rotate(-90 ${at.x} ${at.y})`}
        />
        <text class="ale-number ale-sum" x={at.x} y={at.y + HEX * 0.15}>
          {filling().sum}
        </text>
      </Show>
      <Show when={drawn() ?? coming()?.shed}>
        {(built) => (
          <g classList={{ 'ale-shed': true, 'ale-ghost': !drawn() }}>
            <polygon class="ale-roof" points={hexagon(at, HEX - 5)} />
            <Sign name="shed" at={{ x: at.x, y: at.y - HEX * 0.2 }} size={HEX * 0.85} />
            <text class="ale-number" x={at.x} y={at.y + HEX * 0.62} font-size={String(HEX * 0.42)}>
              ×{wokenBy(built())}
            </text>
          </g>
        )}
      </Show>
    </g>
  )
}
