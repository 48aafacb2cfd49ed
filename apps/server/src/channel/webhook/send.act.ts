import type { Pengiriman, PengirimanDiulang, PengirimanRentang } from '@sehati/contract/channel/webhook.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import type { Oleh } from '../../record/jejak/catatan.ts'
import {
  findPengiriman,
  insertUji,
  updateDiulang,
  updateHabis,
  updateRentangDiulang,
  updateTerkirim,
} from './pengiriman.store.ts'
import { pesanOf } from './pesan.ts'
import { hasilOf } from './record.act.ts'
import { findWebhook } from './webhook.store.ts'

/** A request that is not ended by its client: the attempt has its own limit. */
const { signal } = new AbortController()

/** Sends a test at once, also to a webhook that is off. One that fails is not repeated and counts for nothing. */
export async function testWebhook(context: Context, oleh: Oleh, webhook_id: number): Promise<Pengiriman> {
  const { db, seal, clock, webhook } = context
  const kiriman = await catatAtur(
    context,
    oleh,
    () => ({ objek: 'webhook', objek_id: webhook_id }),
    async (inTx) => {
      found(await findWebhook(inTx.db, webhook_id))
      return insertUji(inTx.db, webhook_id, clock())
    },
  )
  try {
    await updateTerkirim(db, kiriman, await webhook.kirim(pesanOf(seal, kiriman, clock()), signal))
  } catch (error) {
    await updateHabis(db, kiriman, hasilOf(error))
  }
  return found(await findPengiriman(db, kiriman.pengiriman_id))
}

/** Nothing is sent again to one that is off. */
async function checkAktif(db: Db, webhook_id: number): Promise<void> {
  if (!found(await findWebhook(db, webhook_id)).aktif) reject('WEBHOOK_OFF')
}

/** Lets a delivery be sent again, with its id. */
export const repeatPengiriman = (context: Context, oleh: Oleh, pengiriman_id: string): Promise<Pengiriman> =>
  catatAtur(
    context,
    oleh,
    ({ webhook_id }: Pengiriman) => ({ objek: 'webhook', objek_id: webhook_id }),
    async ({ db, clock }) => {
      const { webhook_id } = found(await findPengiriman(db, pengiriman_id))
      await checkAktif(db, webhook_id)
      await updateDiulang(db, pengiriman_id, clock())
      return found(await findPengiriman(db, pengiriman_id))
    },
  )

/** The same of all deliveries of some days, in their order. */
export const repeatRentang = (context: Context, oleh: Oleh, rentang: PengirimanRentang): Promise<PengirimanDiulang> =>
  catatAtur(
    context,
    oleh,
    () => ({ objek: 'webhook', objek_id: rentang.webhook_id }),
    async ({ db, clock }) => {
      await checkAktif(db, rentang.webhook_id)
      return { jumlah: await updateRentangDiulang(db, rentang, clock()) }
    },
  )
