import { startWhatsappApi, type WhatsappApi } from '../../../apps/server/test/whatsapp-api.ts'
import { test as base } from './fixtures.ts'
import { startOwnProduct } from './own-product.ts'

/** What an operator has approved at Meta (docs/whatsapp.md). */
export const KALIMAT = 'Ada pembaruan jadwal. Buka Sehati untuk melihat.'

/** A product that sends its WhatsApp messages to a Cloud API of its own. */
export const test = base.extend<{ whatsapp: WhatsappApi }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  whatsapp: async ({}, use) => {
    const whatsapp = await startWhatsappApi({ name: 'pembaruan_jadwal', language: 'id', text: KALIMAT })
    await use(whatsapp)
    await whatsapp.stop()
  },
  ownProduct: async ({ opened, whatsapp }, use) => {
    const { akun } = whatsapp
    const product = await startOwnProduct(undefined, {
      WHATSAPP_PHONE_NUMBER_ID: akun.phoneNumberId,
      WHATSAPP_TOKEN: akun.token,
      WHATSAPP_APP_SECRET: akun.appSecret,
      WHATSAPP_VERIFY_TOKEN: akun.verifyToken,
      WHATSAPP_TEMPLATE: akun.template,
      WHATSAPP_ORIGIN: akun.origin,
    })
    await use(product)
    await Promise.all(opened.map(({ context }) => context.close()))
    await product.remove()
  },
  baseURL: ({ ownProduct }, use) => use(ownProduct.url),
})
export { expect } from './fixtures.ts'
