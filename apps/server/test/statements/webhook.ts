import { randomInt } from 'node:crypto'
import * as api from '@sehati/contract/channel/webhook.endpoints'
import sql from 'sql-template-tag'
import { PASSWORD } from '../factories.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** An address to which nothing is ever sent here: the name does not exist. */
const masukan = () => ({
  alamat: `https://penerima-${randomInt(2 ** 40)}.invalid/`,
  jenis: ['konsultasi.disetujui'] as const,
  password: PASSWORD,
})

/** A new webhook, in place of the others: there may be so many. */
async function hooked(clinic: Clinic) {
  await clinic.db.rows(sql`delete from webhook`)
  const { data } = await clinic.call(clinic.admin, api.insertWebhook, { body: masukan() })
  return data.webhook.webhook_id as number
}

/** The same with a test that failed. */
async function tried(clinic: Clinic) {
  const webhook_id = await hooked(clinic)
  const { data } = await clinic.call(clinic.admin, api.ujiWebhook, { body: { webhook_id } })
  return { webhook_id, pengiriman_id: data.pengiriman_id as string }
}

export const webhookReads: Record<string, Call> = {
  listWebhook: [1, ({ admin }) => ({ who: admin })],
  listPengiriman: [
    1,
    async (clinic) => ({ who: clinic.admin, query: { webhook_id: (await tried(clinic)).webhook_id } }),
  ],
}

export const webhookWrites: Record<string, Call> = {
  insertWebhook: [15, ({ admin }) => ({ who: admin, body: masukan() })],
  updateWebhook: [
    8,
    async (clinic) => ({ who: clinic.admin, body: { webhook_id: await hooked(clinic), aktif: false } }),
  ],
  gantiRahasiaWebhook: [
    14,
    async (clinic) => ({ who: clinic.admin, body: { webhook_id: await hooked(clinic), password: PASSWORD } }),
  ],
  removeWebhook: [8, async (clinic) => ({ who: clinic.admin, query: { id: await hooked(clinic) } })],
  ujiWebhook: [10, async (clinic) => ({ who: clinic.admin, body: { webhook_id: await hooked(clinic) } })],
  ulangiPengiriman: [
    9,
    async (clinic) => ({ who: clinic.admin, body: { pengiriman_id: (await tried(clinic)).pengiriman_id } }),
  ],
  ulangiRentang: [
    9,
    async (clinic) => ({
      who: clinic.admin,
      body: { webhook_id: await hooked(clinic), dari: '2026-11-23', sampai: '2026-11-24', hanya_gagal: false },
    }),
  ],
}
