import { type Browser, chromium } from 'playwright-core'
import { findBrowser, findEngine } from '../../../../scripts/browser.mjs'

// Houses of a name other than localhost are found on this machine too; letters are as wide in the engine alone as on a screen.
const how = {
  executablePath: findEngine() ?? 'chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1', '--font-render-hinting=none', '--disable-gpu'],
}
const SHARED = 'ESTAMINET_BROWSER'

/** A line to the browser that all test files share, or a browser of one's own; closing it closes every page it opened. */
export const openBrowser = async (): Promise<Browser> => {
  const shared = process.env[SHARED]
  const browser = await (shared ? chromium.connect(shared) : chromium.launch(how))
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE))
  return browser
}

/** One of one's own that can show a person what its pages have to say: the engine alone has nowhere to show it. */
export const openWholeBrowser = (): Promise<Browser> =>
  chromium.launch({ ...how, executablePath: findBrowser() ?? 'chromium' })

/** What is waited for comes; how soon depends on what else the machine does. */
const PATIENCE = 120_000

/** Starts the browser that all test files share: they take visitors of their own, and starting one takes longer than most tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(how)
  process.env[SHARED] = server.wsEndpoint()
  return () => server.close()
}
