import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { jendelaKlinik, jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import { ketersediaanHari } from '@sehati/contract/schedule/ketersediaan.rules'
import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listHariFacts } from '../jadwal-tenaga/ketersediaan.store.ts'
import { type Asker, listOfType } from './access.ts'
import { listHariJenis } from './hari-jenis.store.ts'

type Ask = { profid: number; jenis_id: number; dari: Tanggal; sampai: Tanggal }

/**
 * Whether a professional can be booked, day by day. `widest`: as far as a professional may move a stranded consultation,
 * beyond the window of patients. The hold of `peminta`, the patient who asks, takes no slot from them. A stranded
 * consultation is moved to whole sessions, so days of another type than the usual one are those of patients, but for a follow-up.
 */
export async function showAvailability(
  context: Context,
  ask: Ask,
  { widest, ...asker }: Asker & { widest: boolean },
): Promise<Ketersediaan[]> {
  const { db, reads, clock } = context
  const now = clock()
  const isUsual = ask.jenis_id === JENIS_UMUM.jenis_id
  const days = isUsual
    ? await listHariFacts(db, ask, now, asker.peminta)
    : await listOfType(context, ask, asker, (pemilih) =>
        listHariJenis(reads, { ...ask, pemilih, lanjutan: asker.lanjutan, minggu: asker.minggu }, now, asker.peminta),
      )
  const [first] = days
  if (!first) return reject('NOT_FOUND')
  const jendela = (asker.lanjutan || (widest && isUsual) ? jendelaKlinik : jendelaPasien)(now, first, asker.minggu)
  return days.map((day) => ketersediaanHari(day, tanggalWib(now), jendela))
}
