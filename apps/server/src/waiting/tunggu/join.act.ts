import { addDays, hariOf, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { checkPatientChange } from '@sehati/contract/consultation/konsultasi.rules'
import { isDiharapkan, TUNGGU_HARI, TUNGGU_LANJUTAN_HARI } from '@sehati/contract/waiting/tunggu.rules'
import type { SlotKosong, Tunggu, TungguMasukan } from '@sehati/contract/waiting/tunggu.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { changeable } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { listSlotJenis } from '../../schedule/jenis/slot-jenis.store.ts'
import { listTenagaSpesialisasi } from './join.store.ts'
import { findTakDijawab, findTunggu, insertTunggu, type TungguBaru } from './tunggu.store.ts'

/** How far free places are looked for: at most so many days, as in every list of starts. */
const LIHAT_HARI = 62

/** A person gets in line, unless a place that fits can be booked at once. */
export const join = (context: Context, oleh: Pembaca, body: TungguMasukan): Promise<Tunggu> =>
  context.db.transaction(async (tx) => {
    const { actor } = oleh
    const now = context.clock()
    const entry = await entryOf(context, tx, oleh, body, now)
    const kosong = await firstFree(tx, entry, now)
    if (kosong) reject('SLOT_FREE', { data: kosong })
    const tunggu_id = await insertTunggu(tx, context.seal, entry, now)
    return found(await findTunggu(tx, { tunggu_id, user_id: actor.user_id }))
  })

async function entryOf(
  context: Context,
  tx: Db,
  { actor }: Pembaca,
  body: TungguMasukan,
  now: Date,
): Promise<TungguBaru> {
  const today = tanggalWib(now)
  const { hari = null, jam_dari = null, jam_sampai = null, boleh_malam } = body
  const waktu = { user_id: actor.user_id, hari, jam_dari, jam_sampai, boleh_malam }
  if (body.jadwal_id !== undefined) {
    const k = await changeable(context, tx, actor, body.jadwal_id)
    rejectIf(checkPatientChange(k, now))
    const { profesional_id, jenis_id, metode_konsultasi: metode, jadwal_id } = k
    const of = { profesional_id, spesialisasi_id: null, jenis_id, metode, use_bpjs: k.use_bpjs === 1, jadwal_id }
    return { ...waktu, ...of, dari: today, sampai: k.tanggal.slice(0, 10), keluhan: null, sejak: now }
  }
  const { profesional_id = null, spesialisasi_id = null, jenis_id, metode_konsultasi, keluhan } = body
  const [dari, sampai] = within(today, body)
  const of = { user_id: actor.user_id, profesional_id, spesialisasi_id }
  const asked = await findTakDijawab(tx, of, new Date(now.getTime() - TUNGGU_LANJUTAN_HARI * 86_400_000))
  return {
    ...waktu,
    ...of,
    jenis_id,
    metode: found(metode_konsultasi ?? null),
    use_bpjs: body.use_bpjs === 1,
    dari,
    sampai,
    keluhan: found(keluhan ?? null),
    jadwal_id: null,
    sejak: asked ?? now,
  }
}

/** The dates of an entry, from today on and no further than an entry may reach. */
function within(today: Tanggal, { dari = today, sampai }: TungguMasukan): [Tanggal, Tanggal] {
  const last = addDays(today, TUNGGU_HARI)
  const from = dari < today ? today : dari
  const to = sampai ?? last
  return from > to || to > last ? reject('DATE_OUTSIDE_WINDOW') : [from, to]
}

/** The first place that the person could book now; refuses a professional or a speciality that cannot be waited for. */
async function firstFree(tx: Db, entry: TungguBaru, now: Date): Promise<SlotKosong | null> {
  const tenaga = await listTenagaSpesialisasi(tx, entry, now)
  if (tenaga === null) return reject(entry.profesional_id === null ? 'SPESIALISASI_UNKNOWN' : 'PROFESSIONAL_NOT_FOUND')
  if (tenaga.length === 0) return reject('TYPE_NOT_OFFERED')
  const { user_id, jenis_id, dari } = entry
  const sampai = [entry.sampai, addDays(dari, LIHAT_HARI - 1)].sort()[0] as Tanggal
  const all: SlotKosong[] = []
  for (const profesional_id of tenaga) {
    const slots = await listSlotJenis(
      tx,
      { profid: profesional_id, jenis_id, dari, sampai, pemilih: user_id },
      now,
      user_id,
    )
    const first = slots.find(
      (slot) => slot.alasan === null && isDiharapkan(entry, { ...slot, hari: hariOf(slot.tanggal) }),
    )
    if (first) {
      const { jadwal_tenaga_id, tanggal, jam_mulai } = first
      all.push({ profesional_id, jadwal_tenaga_id, tanggal, jam_mulai })
    }
  }
  return all.sort((a, b) => `${a.tanggal} ${a.jam_mulai}`.localeCompare(`${b.tanggal} ${b.jam_mulai}`))[0] ?? null
}
