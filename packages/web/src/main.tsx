import { render } from 'solid-js/web'
import { App } from './app.tsx'
import { copyPlainNames } from './shell/page/copying.ts'
import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'

const house = document.getElementById('house')
if (house) render(() => <App />, house)
copyPlainNames()
