import { BOARD, type PlayerView } from '@estaminet/heaven-and-ale'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { HintMark } from '../../../shell/table/hint-mark.tsx'
import { around6, borderOf, GARDEN_BOX, HEX, hexagon, type Point, sitesOf, spotOf } from '../geometry.ts'
import { fertilityOf } from '../icons.ts'
import { infoOf } from '../info.ts'
import { Drawing, Sign, Tile } from '../pieces.tsx'
import { named, onPress, useTable } from '../table.tsx'
import { capital } from '../texts/index.ts'
import { ShedTable } from './shed-table.tsx'
import { SiteFace } from './site.tsx'
import { Woken } from './woken.tsx'
import './garden.css'

const SITES_ONLY = BOARD.filter(({ zone }) => zone === 'site')
const HEXES_ONLY = BOARD.filter(({ zone }) => zone !== 'site')
const BORDER = borderOf(HEX * 0.72)
/** Ground is left around a tile: sun and shade are what the game is about, and are seen to its end. */
const TILE = HEX - 7

/** A garden: sun on the left, shade on the right, sites between the tiles. */
export function Garden(props: { player: PlayerView; seat: number }) {
  const table = useTable()
  const texts = () => table.speech().texts
  return (
    <div class="ale-garden" data-explain-beside>
      <div class="ale-sides">
        <span class="ale-side" data-explain="term sunny">
          <Icon name="sun" size={18} class="ale-sun" />
          <b>{texts().sunny}</b>
          <small>{texts().sunnyNote}</small>
        </span>
        <span class="ale-side ale-side-right" data-explain="term shady">
          <b>{texts().shady}</b>
          <Icon name="shade" size={18} class="ale-shade" />
          <small>{texts().shadyNote}</small>
        </span>
      </div>
      <ShedTable />
      <GardenDrawing {...props} />
    </div>
  )
}

/** The hexes alone, with what lies on them. */
export function GardenDrawing(props: { player: PlayerView; seat: number }) {
  const table = useTable()
  return (
    <Drawing box={GARDEN_BOX} label={table.speech().texts.garden(table.name(props.seat))} about="term garden">
      <For each={HEXES_ONLY}>{(hex) => <Ground {...props} hex={hex.id} />}</For>
      <path class="ale-border" d={BORDER} />
      <For each={SITES_ONLY}>{(site) => <Ground {...props} hex={site.id} />}</For>
      <Woken seat={props.seat} />
    </Drawing>
  )
}

/** A site and the six hexes around it, close up. */
export function SiteAndNeighbours(props: { player: PlayerView; seat: number; site: string }) {
  const table = useTable()
  const { x, y } = spotOf(props.site)
  const reach = 2.8 * HEX
  return (
    <Drawing
      box={`${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`}
      label={table.speech().texts.garden(table.name(props.seat))}
    >
      <For each={[...around6(props.site), props.site]}>{(hex) => <Ground {...props} hex={hex} />}</For>
    </Drawing>
  )
}

function Ground(props: { player: PlayerView; seat: number; hex: string }) {
  return (
    <g data-hex={props.hex} data-garden={props.seat}>
      <Show when={props.hex.startsWith('b')} fallback={<HexFace {...props} />}>
        <SiteFace site={props.hex} player={props.player} seat={props.seat} />
      </Show>
    </g>
  )
}

/** A place for a tile: the tile, or what it would cost now, or a faint sun or tree. */
function HexFace(props: { hex: string; player: PlayerView; seat: number }) {
  const table = useTable()
  const at = spotOf(props.hex)
  const sunny = props.hex.startsWith('s')
  const isShown = () => props.seat === table.shown()
  const tile = createMemo(() => props.player.garden[props.hex])
  /** The tile that lies here, or is on its way. */
  const drawn = createMemo(() => table.drawn().players[props.seat].garden[props.hex])
  const choice = createMemo(() => {
    if (!isShown()) return undefined
    const lies = tile()
    if (lies === undefined) return table.choice(`hex ${props.hex}`)
    return fertilityOf(lies) > 0 ? table.choice(`number ${fertilityOf(lies)}`) : undefined
  })
  const isTarget = createMemo(() => table.isConsidered(choice()))
  const price = () => {
    const info = choice()?.info
    return info && 'price' in info ? String(info.price) : ''
  }
  /** Privileges to be given back for it. */
  const cards = () => {
    const now = choice()
    const info = now && infoOf(now)
    return info?.kind === 'chooseHex' ? info.cards : 0
  }
  /** The tile being placed, shown where it would lie. */
  const ghost = () => {
    const info = table.considered()
    return isTarget() && info?.kind === 'chooseHex' ? info.tile : undefined
  }
  const side = sunny ? 'sunny' : 'shady'
  const label = () => {
    const { words, texts } = table.speech()
    const lies = tile()
    const beside = around6(props.hex).flatMap((hex) => props.player.garden[hex] ?? [])
    return capital(
      [
        lies ? texts.tileIn[side](words.tile(lies)) : texts.emptyHex[side],
        words.all(sitesOf(props.hex).map(({ site, side }) => texts.ofSite(side, words.site(site)))),
        ...(beside.length > 0 ? [texts.neighbours(words.all(beside.map(words.tile)))] : []),
      ].join(', '),
    )
  }
  const about = () => (tile() ? `tile ${tile()}` : sunny ? 'term sunny' : 'term shady')
  const woken = createMemo(() => {
    const info = table.considered()
    return isShown() && !!info?.wakes?.some(({ hex }) => hex === props.hex)
  })
  const pickable = createMemo(() => isShown() && table.canPick(props.hex))
  const picked = createMemo(() => isShown() && table.picked().includes(props.hex))
  const name = named({ label, about, touched: () => !!choice() || pickable() })
  const press = table.touch(choice)
  return (
    <g
      classList={{
        'ale-hex': true,
        'ale-legal': !!choice() || pickable(),
        'ale-target': isTarget() || woken() || picked(),
        'ale-woken': woken(),
      }}
      {...name}
    >
      <polygon class={sunny ? 'ale-soil ale-soil-sunny' : 'ale-soil ale-soil-shady'} points={hexagon(at, HEX - 1.5)} />
      <Switch
        fallback={
          <Sign
            name={sunny ? 'sun' : 'shade'}
            at={at}
            size={HEX * 0.55}
            class={sunny ? 'ale-faint-sun' : 'ale-faint-tree'}
          />
        }
      >
        <Match when={drawn()}>
          {(lies) => (
            <>
              <Tile tile={lies()} at={at} radius={TILE} />
              <Show when={tile()}>
                <PaySign at={at} sunny={sunny} />
              </Show>
            </>
          )}
        </Match>
        <Match when={ghost()}>
          {(lies) => (
            <>
              <polygon class="ale-paper" points={hexagon(at, TILE)} />
              <Tile tile={lies()} at={at} radius={TILE} class="ale-ghost" />
              <PaySign at={at} sunny={sunny} />
            </>
          )}
        </Match>
        <Match when={price()}>
          <circle class="ale-shadow" cx={at.x} cy={at.y + 1.2} r={HEX * 0.53} />
          <circle class="ale-price" cx={at.x} cy={at.y} r={HEX * 0.53} />
          <text class="ale-number ale-price-figure" x={at.x} y={at.y + HEX * 0.2}>
            {price()}
          </text>
          <For each={Array.from({ length: cards() })}>
            {(_, card) => (
              <Sign
                name="privilege"
                at={{ x: at.x + (card() - (cards() - 1) / 2) * 11, y: at.y + HEX * 0.73 }}
                size={13}
                class="ale-price-card"
              />
            )}
          </For>
        </Match>
      </Switch>
      <Switch>
        <Match when={pickable()}>
          {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own */}
          <polygon
            class="ale-glow"
            points={hexagon(at, HEX - 3.5)}
            role="button"
            aria-label={label()}
            tabindex={-1}
            aria-pressed={picked()}
            onClick={() => table.pick(props.hex)}
            onKeyDown={onPress(() => table.pick(props.hex))}
          />
        </Match>
        <Match when={choice() || woken()}>
          <polygon class="ale-glow" points={hexagon(at, HEX - 3.5)} {...press} />
        </Match>
      </Switch>
      <HintMark hints={table.hints(choice())} x={at.x - HEX * 0.5} y={at.y - HEX * 0.5} />
    </g>
  )
}

/** What a tile pays where it lies: steps of its marker, or ducats. */
function PaySign(props: { at: Point; sunny: boolean }) {
  const at = () => ({ x: props.at.x + HEX * 0.54, y: props.at.y - HEX * 0.54 })
  return (
    <g class={props.sunny ? 'ale-pays ale-pays-sunny' : 'ale-pays ale-pays-shady'}>
      <circle cx={at().x} cy={at().y} r={HEX * 0.23} />
      <Sign name={props.sunny ? 'sun' : 'ducat'} at={at()} size={HEX * 0.34} />
    </g>
  )
}
