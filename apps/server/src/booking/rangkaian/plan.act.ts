import type { Actor } from '@sehati/contract/base/access'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { alasanPertemuan, RANGKAIAN_MINGGU, tanggalRangkaian } from '@sehati/contract/booking/rangkaian.rules'
import type { PolaRangkaian, PratinjauRangkaian } from '@sehati/contract/booking/rangkaian.schema'
import { isInWindow, lastClinicDate } from '@sehati/contract/schedule/jendela.rules'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findAsal } from '../booking/follow-up.act.ts'
import { bersamaOf, judge } from './judge.ts'
import { listHariTutup, listWaktuDekat } from './rangkaian.store.ts'

/** The meetings of a pattern, which of them can be booked now, and other times for those that cannot. */
export async function plan(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  pola: PolaRangkaian,
): Promise<PratinjauRangkaian> {
  const bersama = bersamaOf(await findAsal(db, actor, pola.lanjutan_dari), pola)
  const { jadwal_tenaga_id, jam_mulai, tanggal } = pola
  const now = clock()
  const akhir = lastClinicDate(tanggalWib(now), RANGKAIAN_MINGGU)
  if (!isInWindow(tanggal, tanggalWib(now), akhir))
    reject('DATE_OUTSIDE_WINDOW', { params: { minggu: RANGKAIAN_MINGGU } })
  const { pertemuan, dilewati } = tanggalRangkaian(pola, await listHariTutup(db, tanggal, akhir))
  const all = pertemuan.map((tanggal, n) => ({ urutan: n + 1, tanggal, jadwal_tenaga_id, jam_mulai }))
  const refused = new Map((await judge(db, bersama, all, now)).map((one) => [one.urutan, one]))
  // Beyond the window nothing is suggested.
  const near = all.filter(({ urutan, tanggal }) => refused.has(urutan) && tanggal <= akhir)
  const usulan = await listWaktuDekat(db, { ...bersama, jam_mulai }, near, now)
  return {
    pertemuan: all.map(({ urutan, tanggal }) => {
      const one = refused.get(urutan)
      return {
        urutan,
        tanggal,
        bisa: !one,
        alasan: one ? alasanPertemuan(one.code) : null,
        keterangan: one?.message ?? null,
        usulan: usulan.filter((slot) => slot.urutan === urutan).map(({ urutan: _, ...slot }) => slot),
      }
    }),
    dilewati,
  }
}
