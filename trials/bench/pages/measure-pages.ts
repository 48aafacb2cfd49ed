import { login } from '@sehati/contract/people/auth.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { type OpenBrowser, openBrowser } from '@sehati/testkit/browser/open-browser'
import { makeApi } from '@sehati/testkit/client/api'
import { DEMO_DOMAIN, startDemoProduct } from '@sehati/testkit/product/demo-product'
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/seed.ts'
import { findBrowser } from '../../../scripts/browser/find-browser.ts'
import { median } from '../speed/histogram.ts'
import { LATENCY, type Visit, visit } from './visit.ts'

/** Weights in bytes by kind as the browser names them; times in milliseconds, those of the slow phone medians. */
export type PageFigure = {
  page: string
  bytes: Record<string, number>
  requests: number
  lcp: number
  lcpThrottled: number
  /** Until what one came for is in view; null where the page is all there is. */
  dataThrottled: number | null
  /** The same where each request waits 563 ms instead of 150. */
  far: { lcp: number; data: number | null }
}

const EMAIL = `user@${DEMO_DOMAIN}`
/** What stands above the free times of a day. */
const SLOTS = 'Waktu pada'
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
}

/** The pages that a patient passes on the way to a booking, each opened for the first time. */
export async function measurePages(adminUrl: string, times: number, signal: AbortSignal): Promise<PageFigure[]> {
  const product = await startDemoProduct(adminUrl, 'production', null)
  try {
    const browser = await openBrowser(await findBrowser())
    try {
      const booking = `/user/appointment?profesional_id=${await bookable(product.url)}`
      const figures: PageFigure[] = []
      for (const page of ['/', '/login', '/jadwal', booking]) {
        signal.throwIfAborted()
        figures.push(await measurePage(browser, product.url, page, page === booking, times))
      }
      return figures
    } finally {
      await browser.close()
    }
  } finally {
    await product.remove()
  }
}

async function measurePage(
  browser: OpenBrowser,
  url: string,
  page: string,
  isBooking: boolean,
  times: number,
): Promise<PageFigure> {
  const context = await browser.newContext(PHONE)
  try {
    if (isBooking) await signIn(context, url)
    const open = (latency: number | null) => visit(context, `${url}${page}`, isBooking ? SLOTS : null, latency)
    const plain = await open(null)
    const near: Visit[] = []
    const far: Visit[] = []
    for (let n = 0; n < times; n++) {
      near.push(await open(LATENCY.near))
      far.push(await open(LATENCY.far))
    }
    const first = near[0] as Visit
    const dataOf = (visits: Visit[]) => (isBooking ? median(visits.map(({ data }) => data ?? Number.NaN)) : null)
    const lcpOf = (visits: Visit[]) => median(visits.map(({ lcp }) => lcp))
    return {
      page: page.split('?', 1)[0] as string,
      bytes: first.bytes,
      requests: first.requests,
      lcp: plain.lcp,
      lcpThrottled: lcpOf(near),
      dataThrottled: dataOf(near),
      far: { lcp: lcpOf(far), data: dataOf(far) },
    }
  } finally {
    await context.close()
  }
}

/** By the form, for only the browser itself can seal what it keeps. */
async function signIn(context: Awaited<ReturnType<OpenBrowser['newContext']>>, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((at) => at.pathname.startsWith('/user/'))
  await page.close()
}

/** A professional of whom this patient has asked nothing yet, and who offers only the usual type, as most do. */
async function bookable(url: string): Promise<number> {
  const api = makeApi(url)
  const patient = await api(null, login, { body: { email: EMAIL, password: DEMO_PASSWORD } })
  const { queried } = await api(patient, pageTenagaProfesional, { query: { limit: 100 } })
  const free = queried.find((one) => one.status_pengajuan === null && !one.jenis_lain) ?? queried[0]
  if (!free) throw new Error('the demo data holds no professional')
  return free.profesional_id
}
