import { render } from 'solid-js/web'
import { App } from './app.tsx'
import { openWords } from './language.ts'
import { openAtLast } from './opening.ts'
import { NoWords } from './pages/no-words.tsx'
import './shell/motion/motion-speed.ts'
import { copyPlainNames } from './shell/page/copying.ts'
import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'

/** By then whoever opened a table sees it: what is kept for later does not share their line with it, nor their processor. */
const SETTLED = 5_000

const house = document.getElementById('house')
let putAway = () => {}
const sayNothingCame = () => {
  if (house) putAway = render(() => <NoWords />, house)
}

// Words need parts of this script, so it ends before they come: one that waited for them would wait for itself.
void openAtLast(openWords, sayNothingCame).then(() => {
  putAway()
  if (house) render(() => <App />, house)
  copyPlainNames()
})

// Only trusted places have it: https, and this very machine. Whoever comes for the first time sees the house first.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => keep().catch(() => {}), SETTLED))

/** A house that is away at that moment is kept at the next visit. */
async function keep(): Promise<void> {
  const { keepOnDevice } = await import('./offline/versions.ts')
  await keepOnDevice()
}
