import type { Actor } from '@sehati/contract/access'
import type { listKonsultasiTenpro } from '@sehati/contract/konsultasi/endpoints'
import type { JumlahBagian, Konsultasi } from '@sehati/contract/konsultasi/schema'
import type { Page } from '@sehati/contract/page/schema'
import { tanggalWib } from '@sehati/contract/waktu'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { scopeOf } from './access.ts'
import { type Pembaca, tampilkanTerbuka } from './baca.ts'
import { askedPage, pageKonsultasi } from './halaman.store.ts'
import { countBagian, sortTodayFirst } from './hari-ini.store.ts'
import { listKonsultasi } from './konsultasi.store.ts'

type Asked = z.output<typeof listKonsultasiTenpro.query>

/** The consultations booked with the caller, as filtered; `pasien_id` narrows them to one patient. */
export async function listTenpro(
  context: Context,
  oleh: Pembaca,
  { q, status, dari, sampai, pasien_id: user_id, bagian, urut, ...asked }: Asked,
): Promise<Konsultasi[] | Page<Konsultasi>> {
  const now = context.clock()
  const today = urut && tanggalWib(now)
  const filter = { q, status, dari, sampai, user_id, ...scopeOf(oleh.actor), bagian: bagian && { nama: bagian, now } }
  const at = askedPage(asked)
  if (at) {
    const page = await pageKonsultasi(context.db, { ...filter, today }, at)
    return { ...page, queried: await tampilkanTerbuka(context, oleh, page.queried, 'lihat_daftar') }
  }
  const rows = await listKonsultasi(context.db, filter)
  return tampilkanTerbuka(context, oleh, today ? sortTodayFirst(rows, today) : rows, 'lihat_daftar')
}

/** A professional without a professional record has none. */
export const countTenpro = ({ db, clock }: Context, actor: Actor): Promise<JumlahBagian> =>
  countBagian(db, scopeOf(actor).profesional_id ?? 0, clock())
