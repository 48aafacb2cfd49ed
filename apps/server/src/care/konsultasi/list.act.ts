import { askedPage } from '@sehati/contract/base/page.rules'
import type { Page } from '@sehati/contract/base/page.schema'
import type { listKonsultasiAdmin, listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi, KonsultasiTampil, KonsultasiTertutup } from '@sehati/contract/consultation/konsultasi.schema'
import type * as z from 'zod/mini'
import { columnsFor, scopeOf } from '../../consultation/konsultasi/access.ts'
import { type Pembaca, tampilkan, tampilkanTerbuka } from '../../consultation/konsultasi/baca.ts'
import { close, facts, type KonsultasiFilter, listKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import { openNomorOnce } from '../../people/user/nomor-bpjs.ts'
import type { Context } from '../../record/context.ts'
import { pageKonsultasiTertutup } from './halaman.store.ts'

/** The consultations that the caller may see, as filtered, newest first. */
export async function listVisible(
  context: Context,
  oleh: Pembaca,
  filter: KonsultasiFilter,
): Promise<KonsultasiTampil[]> {
  const { actor } = oleh
  const rows = await listKonsultasi(context.db, { ...filter, ...scopeOf(actor) }, columnsFor(actor))
  return tampilkan(context, oleh, rows, 'lihat_daftar')
}

/** The caller's own consultations. The plain list has their texts; a page, which does not show them, reads none. */
export async function listOwn(
  context: Context,
  oleh: Pembaca,
  { q, ...asked }: z.output<typeof listRiwayat.query>,
): Promise<Konsultasi[] | Page<KonsultasiTertutup>> {
  const filter = { ...scopeOf(oleh.actor), q }
  const at = askedPage(asked)
  if (at) return pageKonsultasiTertutup(context.reads, context.seal, filter, at)
  return tampilkanTerbuka(context, oleh, await listKonsultasi(context.db, filter), 'lihat_daftar')
}

/** All consultations, as filtered, for admins: no text is read. */
export async function listAll(
  { db, seal, clock }: Context,
  { perhatian, ...query }: z.output<typeof listKonsultasiAdmin.query>,
): Promise<KonsultasiTertutup[] | Page<KonsultasiTertutup>> {
  const filter = { ...query, perlu: perhatian && { nama: perhatian, now: clock() } }
  const at = askedPage(query)
  if (at) return pageKonsultasiTertutup(db, seal, filter, at)
  const nomor = openNomorOnce(seal)
  return (await listKonsultasi(db, filter, facts)).map((row) => close(row, nomor))
}
