import type { Actor } from '@sehati/contract/access'
import type { listKonsultasiTenpro } from '@sehati/contract/konsultasi/endpoints'
import type { JumlahBagian, Konsultasi } from '@sehati/contract/konsultasi/schema'
import type { Page } from '@sehati/contract/page/schema'
import { tanggalWib } from '@sehati/contract/waktu'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { scopeOf } from './access.ts'
import { listOrPageKonsultasi } from './halaman.store.ts'
import { countBagian } from './hari-ini.store.ts'

type Asked = z.output<typeof listKonsultasiTenpro.query>

/** The consultations booked with the caller, as filtered; `pasien_id` narrows them to one patient. */
export function listTenpro(
  { db, seal, clock }: Context,
  actor: Actor,
  { q, status, dari, sampai, pasien_id: user_id, bagian, urut, ...at }: Asked,
): Promise<Konsultasi[] | Page<Konsultasi>> {
  const now = clock()
  const filter = { q, status, dari, sampai, user_id, ...scopeOf(actor) }
  const inPart = bagian && { nama: bagian, now }
  return listOrPageKonsultasi(db, seal, { ...filter, bagian: inPart, today: urut && tanggalWib(now) }, at)
}

/** A professional without a professional record has none. */
export const countTenpro = ({ db, clock }: Context, actor: Actor): Promise<JumlahBagian> =>
  countBagian(db, scopeOf(actor).profesional_id ?? 0, clock())
