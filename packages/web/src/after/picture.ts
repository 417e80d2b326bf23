import { BODY, HEADS } from '../design/meeple.tsx'
import type { SeatColour } from '../shell/seats/names.ts'

/** What a picture is drawn with: a pen, and the colours of the house as the reader sees them. */
export interface Ink {
  readonly pen: CanvasRenderingContext2D
  /** A colour by its name in `tokens.css`, without the dashes. */
  colour(name: string): string
}

export const PICTURE = { width: 1200, height: 630 }

export interface Pictured {
  readonly kicker: string
  readonly title: string
  /** Below the title. */
  readonly text: string
  /** At the foot: the house and the game. */
  readonly sign: string
  readonly places: readonly {
    readonly name: string
    readonly colours: readonly SeatColour[]
    readonly rank: number
    readonly total: number
  }[]
  /** The game's own picture of the match, in a box of so many pixels. */
  draw(ink: Ink, width: number, height: number): void
}

const EDGE = 40
const LEFT = 620
const PODIUM = { top: 330, foot: 570, highest: 150 }

/** Draws the result on a canvas of `PICTURE`'s size. Nothing is asked of anybody: fonts and colours are those of the page. */
export async function drawPicture(canvas: HTMLCanvasElement, what: Pictured): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const fonts = ['900 40px Sansita', 'italic 900 56px Sansita', '400 24px "Atkinson Hyperlegible Next Variable"']
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)))
  const style = getComputedStyle(document.documentElement)
  const ink: Ink = { pen, colour: (name) => style.getPropertyValue(`--${name}`).trim() }
  const { width, height } = PICTURE
  pen.reset()
  pen.fillStyle = ink.colour('floor')
  pen.fillRect(0, 0, width, height)
  drawWords(ink, what)
  drawPodium(ink, what.places)
  pen.save()
  pen.translate(LEFT + EDGE / 2, EDGE)
  plate(ink, width - LEFT - 1.5 * EDGE, height - 2 * EDGE - 20)
  what.draw(ink, width - LEFT - 1.5 * EDGE, height - 2 * EDGE - 20)
  pen.restore()
  pen.fillStyle = ink.colour('enamel')
  pen.fillRect(0, height - 38, width, 38)
  pen.fillStyle = ink.colour('on-enamel')
  pen.font = '900 20px Sansita'
  pen.fillText(what.sign, EDGE, height - 12)
}

/** The mat the game's picture lies on; nothing is drawn beyond its edge. */
function plate({ pen, colour }: Ink, width: number, height: number): void {
  pen.beginPath()
  pen.roundRect(0, 0, width, height, 14)
  pen.fillStyle = colour('mat')
  pen.fill()
  pen.clip()
}

function drawWords({ pen, colour }: Ink, { kicker, title, text }: Pictured): void {
  pen.fillStyle = colour('floor-ink')
  pen.font = '650 17px "Atkinson Hyperlegible Next Variable"'
  pen.fillText(kicker.toLocaleUpperCase(), EDGE, 66)
  pen.fillStyle = colour('headline')
  pen.font = 'italic 900 56px Sansita'
  const below = wrap(pen, title, EDGE, 124, LEFT - EDGE, 58)
  pen.fillStyle = colour('floor-ink')
  pen.font = '400 23px "Atkinson Hyperlegible Next Variable"'
  wrap(pen, text, EDGE, below - 10, LEFT - EDGE, 31)
}

/** Sets words in lines of a width; answers where the next line would stand. */
function wrap(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  width: number,
  leading: number,
): number {
  let line = ''
  let at = y
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pen.measureText(longer).width > width) {
      pen.fillText(line, x, at)
      at += leading
      line = word
    } else line = longer
  }
  pen.fillText(line, x, at)
  return at + leading
}

/** The winner in the middle, the second before them. */
function drawPodium({ pen, colour }: Ink, places: Pictured['places']): void {
  const order = places.length > 1 ? [places[1], places[0], ...places.slice(2)] : places
  const step = Math.min(150, (LEFT - EDGE) / Math.max(1, order.length))
  order.forEach(({ name, colours, rank, total }, at) => {
    const height = PODIUM.highest - (rank - 1) * 34
    const [x, top] = [EDGE + at * step, PODIUM.foot - height]
    const own = colours[0] ?? 'blue'
    pen.fillStyle = colour(`p-${own}`)
    pen.beginPath()
    pen.roundRect(x, top, step - 8, height + 24, [10, 10, 0, 0])
    pen.fill()
    pen.textAlign = 'center'
    const middle = x + (step - 8) / 2
    pen.fillStyle = colour(`on-p-${own}`)
    pen.font = '900 38px Sansita'
    pen.fillText(String(total), middle, top + 46)
    pen.fillStyle = colour('ink')
    pen.font = '650 18px "Atkinson Hyperlegible Next Variable"'
    pen.fillText(name, middle, top - 10, step - 8)
    colours.forEach((one, of) => {
      pen.save()
      pen.translate(middle + (of - (colours.length - 1) / 2) * 34, top - 34)
      pen.scale(1.5, 1.5)
      pen.fillStyle = colour(`p-${one}`)
      pen.strokeStyle = colour('meeple-edge')
      pen.lineWidth = 1.6
      for (const part of [new Path2D(BODY), new Path2D(HEADS[one])]) {
        pen.fill(part)
        pen.stroke(part)
      }
      pen.restore()
    })
    pen.textAlign = 'left'
  })
}
