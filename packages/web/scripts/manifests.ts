import { allWords } from '../src/texts/all.ts'

/** The colours of a house that is not there yet: its enamel, and the floor behind it. */
const ENAMEL = '#0f4a52'
const FLOOR = '#e8dfce'

/** What a device says of the house among its apps: a file for each language. */
export const manifests = (): (readonly [file: string, manifest: object])[] =>
  Object.entries(allWords).map(([lang, { home, table }]) => [
    `app-${lang}.webmanifest`,
    {
      id: '/',
      name: 'Estaminet',
      short_name: 'Estaminet',
      lang,
      description: home.lede,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: ENAMEL,
      background_color: FLOOR,
      categories: ['games'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-round.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: home.playNow, url: '/local/new' },
        { name: home.newTable, url: '/new' },
        { name: table.bar.rules, url: '/rules' },
      ],
    },
  ])
