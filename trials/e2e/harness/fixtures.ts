import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type Api, makeApi } from '@sehati/testkit/client/api'
import { type Clinic, openClinic } from '@sehati/testkit/clinic/clinic'
import { NOW, type Product, type RunningProduct } from '@sehati/testkit/product/product'
import { startOwnProduct } from './own-product.ts'
import { followCode } from './rest.ts'
import { watch } from './watch.ts'

export { expect }

type Opened = { context: BrowserContext; faults: string[] }
type Fixtures = {
  /** The other browsers of this test. */
  opened: Opened[]
  /** Lines of the console that this test provokes on purpose. */
  expectedFaults: RegExp | null
  /** Opens another browser, as another person at another device would. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  /** A server and database of this test's own: to be stopped, or to be alone in. */
  ownProduct: RunningProduct
  /** Data and calls of that own product. */
  ownClinic: Clinic
  ownApi: Api
}
type Shared = { product: Product; clinic: Clinic; api: Api }

/** What the fixtures add to a context: the clinic's clock, and a watch over its console, its requests and its code. */
async function settle(context: BrowserContext, origin: string): Promise<string[]> {
  await context.clock.install({ time: new Date(NOW) })
  followCode(context)
  return watch(context, origin)
}

const judge = (faults: string[], expected: RegExp | null) =>
  expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])

export const test = base.extend<Fixtures, Shared>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => use(JSON.parse(process.env.SEHATI_PRODUCT as string) as Product),
    { scope: 'worker' },
  ],
  clinic: [
    async ({ product }, use) => {
      const clinic = openClinic(product)
      await use(clinic)
      await clinic.close()
    },
    { scope: 'worker' },
  ],
  api: [async ({ product }, use) => use(makeApi(product.url)), { scope: 'worker' }],

  expectedFaults: [null, { option: true }],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context, baseURL, expectedFaults }, use) => {
    const faults = await settle(context, new URL(baseURL as string).origin)
    await use(context)
    judge(faults, expectedFaults)
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  opened: async ({}, use) => use([]),
  openBrowser: async ({ browser, contextOptions, baseURL, expectedFaults, opened }, use) => {
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options })
      opened.push({ context, faults: await settle(context, new URL(options.baseURL ?? (baseURL as string)).origin) })
      return context.newPage()
    })
    for (const { context, faults } of opened) {
      await context.close()
      judge(faults, expectedFaults)
    }
  },
  ownProduct: async ({ opened }, use) => {
    const product = await startOwnProduct()
    await use(product)
    // A page that is still open may be fetching: it must not find the server gone.
    await Promise.all(opened.map(({ context }) => context.close()))
    await product.remove()
  },
  ownClinic: async ({ ownProduct }, use) => {
    const clinic = openClinic(ownProduct)
    await use(clinic)
    await clinic.close()
  },
  ownApi: async ({ ownProduct }, use) => use(makeApi(ownProduct.url)),
})
