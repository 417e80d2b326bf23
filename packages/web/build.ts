import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { page } from './src/page.ts'
import { type Language, languages } from './src/texts/languages.ts'

const look = new URL('./src/look/', import.meta.url)
const dist = new URL('./dist/', import.meta.url)

const poster = (name: string) => readFileSync(new URL(`posters/${name}.svg`, look), 'utf8')
const posters = { race: poster('belgian-beers-race'), heaven: poster('heaven-and-ale') }

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
for (const language of Object.keys(languages) as Language[]) {
  writeFileSync(new URL(`${language}.html`, dist), page(language, posters))
}
for (const name of ['tokens.css', 'page.css', 'glass.svg', 'tiles.svg', 'fonts']) {
  cpSync(new URL(name, look), new URL(name, dist), { recursive: true })
}
