import { tanggalWib } from '@sehati/contract/base/waktu'
import { isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import type { JadwalUlang } from '@sehati/contract/consultation/konsultasi.schema'
import { found, reject } from '../../base/http/errors.ts'
import { findFacts } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { move } from '../booking/move.act.ts'
import { rejectRefusal } from '../booking/refusal.ts'
import { readLink, stands, withLocked } from './access.ts'

/** Moves by a link, recorded as the patient's act, by the rules of a patient's own move. */
export async function moveByLink(context: Context, token: string, to: JadwalUlang): Promise<null> {
  const isi = readLink(context, token, 'jadwal-ulang')
  const { jadwal_tenaga_id, tanggal, jam_mulai, metode_konsultasi } = to
  return withLocked(context, isi, async (tx, janji) => {
    // A repetition: this request has already moved it there.
    const isSame = (metode_konsultasi ?? janji.metode_konsultasi) === janji.metode_konsultasi
    const isSlot = janji.jadwal_tenaga_id === jadwal_tenaga_id && tanggalWib(new Date(janji.tanggal)) === tanggal
    const isThere = isSlot && isSame
    if (!stands(isi, janji)) return isThere && isScheduled(janji.status) ? undefined : reject('LINK_INVALID')
    // The link is of the start, so it stands after a change of the method alone: that, too, may be sent again.
    if (isThere) return metode_konsultasi ? undefined : reject('SLOT_INVALID')
    const k = found(await findFacts(tx, janji.jadwal_id))
    const by = { diubah_oleh: janji.user_id, status: 'diajukan', pesan: null } as const
    rejectRefusal(await move(context, tx, k, { jadwal_tenaga_id, tanggal, jam_mulai, metode_konsultasi, ...by }))
  })
}
