import type { Ink } from '../../../after/picture.ts'
import type { Story } from '../../../after/story.ts'
import { colourOf } from '../../../shell/seats/names.ts'
import { LAND, PAGE, PROVINCES, SEA } from '../map/country.ts'
import { pathThrough, wayPoints } from '../map/way.ts'
import { WALKER } from './tale.ts'
import { taleOf } from './told.ts'

const DASHES: Readonly<Record<string, readonly number[]>> = {
  blue: [],
  purple: [8, 5, 2, 5],
  pink: [2, 6],
  green: [14, 5],
}

/** The country and everybody's way through it. */
export function draw({ pen, colour }: Ink, story: Story, width: number, height: number): void {
  const scale = Math.min(width / PAGE.width, height / PAGE.height)
  pen.fillStyle = colour('abroad')
  pen.fillRect(0, 0, width, height)
  pen.translate((width - PAGE.width * scale) / 2, (height - PAGE.height * scale) / 2)
  pen.scale(scale, scale)
  pen.fillStyle = colour('sea')
  pen.fill(new Path2D(SEA))
  for (const { tint, path } of PROVINCES) {
    pen.fillStyle = colour(`land-${tint}`)
    pen.fill(new Path2D(path))
  }
  pen.strokeStyle = colour('border')
  pen.lineWidth = 2
  pen.stroke(new Path2D(LAND))
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const { seat, from, to } of taleOf(story).legs) {
    if (seat === WALKER) continue
    const own = colourOf(seat)
    const by = (seat - (story.seats - 1) / 2) * 4
    pen.save()
    pen.translate(by, by)
    const way = new Path2D(pathThrough(wayPoints(from, to)))
    pen.strokeStyle = colour('mat')
    pen.lineWidth = 8
    pen.stroke(way)
    pen.strokeStyle = colour(`p-${own}`)
    pen.lineWidth = 4.5
    pen.setLineDash([...(DASHES[own] ?? [])])
    pen.stroke(way)
    pen.restore()
  }
}
