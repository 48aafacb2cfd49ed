import type { Actor } from '@sehati/contract/base/access'
import { askedPage } from '@sehati/contract/base/page.rules'
import type { Page } from '@sehati/contract/base/page.schema'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { JumlahBagian } from '@sehati/contract/consultation/bagian.schema'
import type { listKonsultasiTenpro } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type * as z from 'zod/mini'
import { columnsFor, scopeOf } from '../../consultation/konsultasi/access.ts'
import { type Pembaca, tampilkan } from '../../consultation/konsultasi/baca.ts'
import { listKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { sortByDeadline } from './belum-dijawab.store.ts'
import { pageKonsultasi } from './halaman.store.ts'
import { countBagian, sortTodayFirst } from './hari-ini.store.ts'

type Asked = z.output<typeof listKonsultasiTenpro.query>

/** The consultations booked with the caller, as filtered; `pasien_id` narrows them to one patient. */
export async function listTenpro(
  context: Context,
  oleh: Pembaca,
  { q, status, dari, sampai, pasien_id: user_id, urut, belum_dijawab, ...asked }: Asked,
): Promise<KonsultasiTampil[] | Page<KonsultasiTampil>> {
  const now = context.clock()
  const today = urut && tanggalWib(now)
  // What waits for an answer is a part of the list, in an order of its own.
  const byDeadline = belum_dijawab === 1
  const bagian = byDeadline ? 'perlu_dijawab' : asked.bagian
  const filter = { q, status, dari, sampai, user_id, ...scopeOf(oleh.actor), bagian: bagian && { nama: bagian, now } }
  const at = askedPage(asked)
  if (at) {
    const page = await pageKonsultasi(context.db, { ...filter, today, byDeadline }, at)
    return { ...page, queried: await tampilkan(context, oleh, page.queried, 'lihat_daftar') }
  }
  const rows = await listKonsultasi(context.db, filter, columnsFor(oleh.actor))
  const sorted = byDeadline ? sortByDeadline(rows) : today ? sortTodayFirst(rows, today) : rows
  return tampilkan(context, oleh, sorted, 'lihat_daftar')
}

/** A professional without a professional record has none. */
export const countTenpro = ({ db, clock }: Context, actor: Actor): Promise<JumlahBagian> =>
  countBagian(db, scopeOf(actor).profesional_id ?? 0, clock())
