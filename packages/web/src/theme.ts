import { createSignal } from 'solid-js'
import { remember, remembered } from './memory.ts'

export type Theme = 'paper' | 'cellar'

const dark = matchMedia('(prefers-color-scheme: dark)')
const chosen = remembered('theme')
const [theme, setTheme] = createSignal<Theme>(
  chosen === 'paper' || chosen === 'cellar' ? chosen : dark.matches ? 'cellar' : 'paper',
)
document.documentElement.dataset.theme = theme()

export { theme }

/** The café by day or after dark. */
export function turnLights(to: Theme): void {
  remember('theme', to)
  document.documentElement.dataset.theme = to
  setTheme(to)
}
