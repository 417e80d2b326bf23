import type { Page } from 'playwright-core'

export interface LateWorker {
  isAsked(): boolean
  /** Lets it come. */
  come(): void
}

/** The worker that plays tables of this device and checks dice comes to this page no sooner than it is let. */
export async function holdWorker(page: Page): Promise<LateWorker> {
  let isAsked = false
  let come = (): void => {}
  const isLet = new Promise<void>((done) => {
    come = done
  })
  await page.route('**/local.worker*', async (route) => {
    isAsked = true
    await isLet
    await route.continue()
  })
  return { isAsked: () => isAsked, come: () => come() }
}
