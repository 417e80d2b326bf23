import type { Report } from './report.ts'

const WIDTH = 720
const LEFT = 130
const RIGHT = 40
const TOP = 48
const ROW = 34
const FOOT = 44

/** The strengths of a report as a picture: a dot for each bot, a line for its interval. */
export function ladderPlot({ game, seats, games, standings, bots }: Report): string {
  const rated = standings
    .flatMap(({ bot, elo }) => (elo ? [{ bot, elo }] : []))
    .sort((a, b) => b.elo.value - a.elo.value)
  const low = Math.min(...rated.map(({ elo }) => elo.low))
  const high = Math.max(...rated.map(({ elo }) => elo.high))
  const step = stepFor(high - low)
  const from = Math.floor(low / step) * step
  const to = Math.max(from + step, Math.ceil(high / step) * step)
  const x = (elo: number) => Math.round(LEFT + ((elo - from) / (to - from)) * (WIDTH - LEFT - RIGHT))
  const bottom = TOP + rated.length * ROW
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + FOOT}" role="img" font-family="system-ui, sans-serif" font-size="14">`,
    `<title>${escaped(`${game}, ${seats} seats: Elo above ${bots.at(-1)}, ${games} games`)}</title>`,
    '<style>text{fill:#33291f}line{stroke:#cbbfae}.reach{stroke:#a8551a;stroke-width:3}circle{fill:#a8551a}@media(prefers-color-scheme:dark){text{fill:#eee3d3}line{stroke:#5b5044}.reach{stroke:#e8a35c}circle{fill:#e8a35c}}</style>',
    `<text x="${LEFT}" y="24" font-weight="600">${escaped(`${game}, ${seats} seats, ${games} games`)}</text>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${x(tick)}" y1="${TOP - 8}" x2="${x(tick)}" y2="${bottom}"/>`,
      `<text x="${x(tick)}" y="${bottom + 18}" text-anchor="middle">${tick}</text>`,
    ]),
    ...rated.flatMap(({ bot, elo }, i) => {
      const y = TOP + i * ROW + ROW / 2
      return [
        `<text x="${LEFT - 14}" y="${y + 5}" text-anchor="end">${escaped(bot)}</text>`,
        `<line class="reach" x1="${x(elo.low)}" y1="${y}" x2="${x(elo.high)}" y2="${y}"/>`,
        `<circle cx="${x(elo.value)}" cy="${y}" r="6"/>`,
      ]
    }),
    `<text x="${LEFT}" y="${bottom + 38}" font-size="12">${escaped(`Elo above ${bots.at(-1)}; lines are 95 % intervals over blocks`)}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/** Five to ten marks on the axis. */
function stepFor(reach: number): number {
  return [20, 50, 100, 200, 500, 1000].find((step) => reach / step <= 8) ?? 2000
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
