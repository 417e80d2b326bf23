import { Route, Router } from '@solidjs/router'
import { createEffect, ErrorBoundary, lazy, on, onCleanup, type ParentProps, Suspense } from 'solid-js'
import { announced } from './host/announcement.ts'
import { savingNews } from './host/saved-tables.ts'
import { say } from './language.ts'
import { NotOpened } from './pages/not-opened.tsx'
import { savingLine } from './pages/saving-news.ts'
import { Setting } from './shell/page/setting.tsx'
import { Toasts, toast } from './shell/page/toasts.tsx'

const door = () => import('./pages/home.tsx')
const Home = lazy(door)
const NewTable = lazy(async () => {
  const page = await import('./pages/new-table.tsx')
  await page.openWords()
  return page
})
const Join = lazy(() => import('./pages/join.tsx'))
const OnlineTable = lazy(() => import('./pages/online-table.tsx'))
const NewLocal = lazy(() => import('./pages/new-local.tsx'))
const LocalTable = lazy(() => import('./pages/local-table.tsx'))
const After = lazy(() => import('./pages/after.tsx'))
const Guided = lazy(() => import('./pages/guided.tsx'))
const Device = lazy(() => import('./pages/device.tsx'))
const You = lazy(() => import('./pages/you.tsx'))
const Unsubscribe = lazy(() => import('./pages/unsubscribe.tsx'))
const Privacy = lazy(() => import('./pages/privacy.tsx'))
const Campaign = lazy(async () => {
  const page = await import('./pages/campaign.tsx')
  await page.openWords()
  return page
})
const Standing = lazy(async () => {
  const page = await import('./pages/standing.tsx')
  await page.openWords()
  return page
})
const Daily = lazy(async () => {
  const page = await import('./pages/daily.tsx')
  await page.openWords()
  return page
})
const Host = lazy(() => import('./pages/host.tsx'))
const Replay = lazy(async () => {
  const page = await import('./pages/replay.tsx')
  await page.openWords()
  return page
})
const Dice = lazy(async () => {
  const page = await import('./pages/dice.tsx')
  await page.openWords()
  return page
})
const Design = lazy(() => import('./pages/design.tsx'))
const Rules = lazy(() => import('./rules/page.tsx'))
const NotFound = lazy(() => import('./pages/not-found.tsx'))

/** The addresses of the house. Every page comes when it is asked for. */
export function App() {
  return (
    <Router root={Frame}>
      <Route path="/" component={Home} />
      <Route path="/new" component={NewTable} />
      <Route path="/join/:code?" component={Join} />
      <Route path="/table/:id" component={OnlineTable} />
      <Route path="/local/new" component={NewLocal} />
      <Route path="/local/:id" component={LocalTable} />
      <Route path="/after" component={After} />
      <Route path="/guided/:game" component={Guided} />
      <Route path="/rules/*" component={Rules} />
      <Route path="/device/:token" component={Device} />
      <Route path="/campaign" component={Campaign} />
      <Route path="/replay/:id?" component={Replay} />
      <Route path="/dice/:id?" component={Dice} />
      <Route path="/standing" component={Standing} />
      <Route path="/daily/:day?" component={Daily} />
      <Route path="/you" component={You} />
      <Route path="/unsubscribe/:token" component={Unsubscribe} />
      <Route path="/privacy" component={Privacy} />
      <Route path="/host" component={Host} />
      <Route path="/design" component={Design} />
      <Route path="*" component={() => <NotFound />} />
    </Router>
  )
}

/** By then the page is drawn. Whoever leaves it finds the front door, even if the house is down. */
const DOOR_AFTER = 8000

function Frame(props: ParentProps) {
  const coming = setTimeout(() => door().catch(() => {}), DOOR_AFTER)
  onCleanup(() => clearTimeout(coming))
  createEffect(
    on(announced, (bye) => {
      if (!bye) return
      toast({ text: say().table.connection.closes(bye.reason, Math.ceil((bye.back ?? 0) / 1000)), icon: 'bell' })
    }),
  )
  // The page that lays a table has given way to the table when it is saved.
  createEffect(on(savingNews, (news) => news && toast({ text: savingLine(news), icon: 'info' })))
  return (
    <>
      <ErrorBoundary fallback={(error, reset) => <NotOpened error={error} onLeave={reset} />}>
        <Suspense fallback={<Setting />}>{props.children}</Suspense>
      </ErrorBoundary>
      <Toasts />
    </>
  )
}
