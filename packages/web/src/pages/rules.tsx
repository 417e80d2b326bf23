import { lazy } from 'solid-js'
import NotFound from './not-found.tsx'

const pages = import.meta.glob<{ default: () => import('solid-js').JSX.Element }>('../rules/page.tsx')

/** `/rules`: the rulebook, with its own addresses below. */
export default lazy(pages['../rules/page.tsx'] ?? (async () => ({ default: () => <NotFound /> })))
