import { BOARD } from '@estaminet/heaven-and-ale'
import type { Ink } from '../../../after/picture.ts'
import type { Story } from '../../../after/story.ts'
import { GARDEN_BOX, HEX, hexagon, spotOf } from '../geometry.ts'
import { ingredientOf, isMonkName } from '../icons.ts'
import { aleView } from '../phrases.ts'

/** The winner's garden. */
export function draw({ pen, colour }: Ink, { view, scores }: Story, width: number, height: number): void {
  const player = aleView(view).players[scores.findIndex(({ rank }) => rank === 1)]
  if (!player) return
  const [left = 0, top = 0, wide = 1, high = 1] = GARDEN_BOX.split(' ').map(Number)
  const scale = Math.min(width / wide, height / high) * 0.94
  pen.translate((width - wide * scale) / 2 - left * scale, (height - high * scale) / 2 - top * scale)
  pen.scale(scale, scale)
  const plate = (hex: string, radius: number, fill: string, edge: string): void => {
    const shape = new Path2D(`M${hexagon(spotOf(hex), radius).replaceAll(' ', 'L')}Z`)
    pen.fillStyle = fill
    pen.strokeStyle = edge
    pen.lineWidth = 1.5
    pen.fill(shape)
    pen.stroke(shape)
  }
  for (const { id, zone } of BOARD) {
    plate(id, HEX - 1.5, colour(zone), colour(`${zone}-line`))
    const tile = player.garden[id]
    if (tile !== undefined) plate(id, HEX - 7, face(colour, tile), colour('plate-edge'))
    else if (player.sheds[id] !== undefined) plate(id, HEX - 7, colour('res-wood'), colour('plate-edge'))
  }
}

const face = (colour: Ink['colour'], tile: string): string =>
  colour(isMonkName(tile) ? 'enamel' : `res-${ingredientOf(tile)}`)
