import type { PernyataanRekam, VersiBalasan } from '@sehati/contract/consultation/balasan.schema'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { withDarurat } from './access.ts'
import { type Pembaca, tampilkanPernyataan, tampilkanVersi } from './baca.ts'
import { listPernyataan, listVersiBalasan } from './balasan.store.ts'
import { findPihak } from './konsultasi.store.ts'

/**
 * The versions of a reply, newest first, for the two people of the consultation and for an admin with emergency access to it. For
 * all others, other admins too, there is none.
 */
export async function showVersions(context: Context, oleh: Pembaca, jadwal_id: number): Promise<VersiBalasan[]> {
  const k = found(await findPihak(context.db, jadwal_id))
  const reader = await withDarurat(context, oleh, jadwal_id)
  return tampilkanVersi(context, reader, { ...k, jadwal_id }, await listVersiBalasan(context.db, jadwal_id))
}

/** The patient's statements beside the record, for the same readers. */
export async function showPernyataan(context: Context, oleh: Pembaca, jadwal_id: number): Promise<PernyataanRekam[]> {
  const k = found(await findPihak(context.db, jadwal_id))
  const reader = await withDarurat(context, oleh, jadwal_id)
  return tampilkanPernyataan(context, reader, { ...k, jadwal_id }, await listPernyataan(context.db, jadwal_id))
}
