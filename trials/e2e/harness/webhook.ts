import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NOW } from '@sehati/testkit/product/product'
import { type Receiver, startReceiver } from '../../../apps/server/test/webhook-receiver.ts'
import { test as base } from './fixtures.ts'
import { startOwnProduct } from './own-product.ts'

type Penerima = Receiver & {
  /** What a product needs to send to it. */
  env: Record<string, string>
  /** The product now runs at this time (ISO 8601). */
  moveTo: (now: string) => void
}

/** A receiver that knows the time of a product that was just started. */
async function startPenerima(): Promise<Penerima & { remove: () => Promise<void> }> {
  let [started, began] = [NOW, performance.now()]
  const receiver = await startReceiver(() => new Date(Date.parse(started) + performance.now() - began))
  const folder = mkdtempSync(path.join(tmpdir(), 'sehati-penerima-'))
  const ca = path.join(folder, 'ca.pem')
  writeFileSync(ca, receiver.ca)
  return {
    ...receiver,
    env: { WEBHOOK_ALLOW_PRIVATE: '1', NODE_EXTRA_CA_CERTS: ca },
    moveTo: (now) => {
      started = now
      began = performance.now()
    },
    remove: async () => {
      await receiver.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A product that may send webhooks to a receiver on this machine. */
export const test = base.extend<{ penerima: Penerima }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  penerima: async ({}, use) => {
    const penerima = await startPenerima()
    await use(penerima)
    await penerima.remove()
  },
  ownProduct: async ({ opened, penerima }, use) => {
    const product = await startOwnProduct(undefined, penerima.env)
    await use(product)
    await Promise.all(opened.map(({ context }) => context.close()))
    await product.remove()
  },
  baseURL: ({ ownProduct }, use) => use(ownProduct.url),
})
export { expect } from './fixtures.ts'
