import { HARGA, JENIS_UMUM } from '@sehati/contract/base/constants'
import { addDays } from '@sehati/contract/base/waktu'
import type { PratinjauRangkaian } from '@sehati/contract/booking/rangkaian.schema'
import type { Db } from '../base/db/db.ts'
import { makeIdBlock } from '../base/db/id-block.ts'
import type { Seal } from '../base/db/seal.ts'
import { insertBooking } from '../booking/booking/booking.store.ts'
import { bookSeries } from '../booking/rangkaian/book.act.ts'
import { plan } from '../booking/rangkaian/plan.act.ts'
import { lastStep } from './course.ts'
import type { IdOf } from './demo.store.ts'
import type { DemoTenaga } from './people.ts'
import type { Planned } from './plan.ts'
import type { Sesi } from './sesi.ts'

type Numbered = Planned & { jadwal_id: number }
type Ids = { user: IdOf<string>; profesional: IdOf<string>; sesi: IdOf<Sesi> }

const keluhanLanjutan = [
  'Kontrol hasil pengobatan.',
  'Melihat hasil pemeriksaan bersama.',
  'Kontrol sesudah obat habis.',
]
const rangkaian = [
  { jarak_minggu: 1, jumlah: 4, keluhan: 'Latihan mengelola kecemasan, seminggu sekali.' },
  { jarak_minggu: 2, jumlah: 3, keluhan: 'Pendampingan kebiasaan belajar.' },
] as const
/** The first of these meetings are a week away, after what is booked at most professionals. */
const DAYS_AHEAD = 7

/** Follow-ups of physicians and series of psychologists, each with another patient of theirs, booked as they book them. */
export async function insertLanjutan(
  db: Db,
  seal: Seal,
  plans: Numbered[],
  { user, profesional, sesi }: Ids,
  now: Date,
): Promise<void> {
  const context = { db, seal, clock: () => now, konsultasiIds: makeIdBlock(db), publish: () => {} }
  const olehOf = ({ email, level_id }: DemoTenaga) => ({
    actor: { user_id: user(email), level_id, profesional_id: profesional(email), tugas: [], isiTertutup: false },
    asal: { request_id: 'demo', sesi_id: null },
  })
  /** The meetings that this professional can have with the patient of a consultation, from the next weeks on. */
  const look = async (k: Numbered, pola: { jarak_minggu: 1 | 2 | 4; jumlah: number }) => {
    const tanggal = addDays(k.slot.tanggal, 7 * Math.ceil(daysAway(k, now) / 7))
    const waktu = { jadwal_tenaga_id: sesi(k.slot.sesi), jam_mulai: k.slot.sesi.jam_mulai }
    const ask = { lanjutan_dari: k.jadwal_id, metode_konsultasi: k.metode, jenis_id: null, tanggal, ...waktu, ...pola }
    return timesOf(await plan(context, olehOf(k.tenaga).actor, ask), waktu)
  }
  for (const [n, k] of chosen(plans, 2, keluhanLanjutan.length).entries()) {
    const [waktu] = await look(k, { jarak_minggu: 1, jumlah: 2 })
    if (!waktu) continue
    await insertBooking(db, seal, {
      ...waktu,
      jadwal_id: await context.konsultasiIds.take(),
      jenis_id: JENIS_UMUM.jenis_id,
      profesional_id: profesional(k.tenaga.email),
      user_id: user(k.pasien.email),
      pengaju_id: user(k.tenaga.email),
      pemilih: 'klinik',
      metode_konsultasi: k.metode,
      use_bpjs: k.use_bpjs ? 1 : 0,
      harga: HARGA,
      keluhan: keluhanLanjutan[n] as string,
      idempotency: null,
      bahaya: false,
      alasan: null,
      lanjutan_dari: k.jadwal_id,
      loket: null,
      now,
    })
  }
  for (const [n, k] of chosen(plans, 3, rangkaian.length).entries()) {
    const { keluhan, ...pola } = rangkaian[n] as (typeof rangkaian)[number]
    const pertemuan = await look(k, pola)
    if (pertemuan.length < pola.jumlah) continue
    const isi = { metode_konsultasi: k.metode, jenis_id: null, jarak_minggu: pola.jarak_minggu, keluhan }
    await bookSeries(context, olehOf(k.tenaga), { lanjutan_dari: k.jadwal_id, pertemuan, ...isi }, null)
  }
}

const DAY_MS = 86_400_000
const daysAway = ({ slot }: Numbered, now: Date) => (now.getTime() - slot.mulai.getTime()) / DAY_MS + DAYS_AHEAD

/** Where the pattern cannot be, the first other time near it. */
const timesOf = ({ pertemuan }: PratinjauRangkaian, waktu: { jadwal_tenaga_id: number; jam_mulai: string }) =>
  pertemuan.flatMap(({ tanggal, bisa, usulan: [other] }) => {
    if (bisa) return [{ tanggal, ...waktu }]
    if (!other) return []
    return [{ tanggal: other.tanggal, jadwal_tenaga_id: other.jadwal_tenaga_id, jam_mulai: other.jam_mulai }]
  })

/** The last finished consultation of so many professionals of a level, the printed account first, each with a patient of its own. */
function chosen(plans: Numbered[], level_id: number, many: number): Numbered[] {
  const found: Numbered[] = []
  const done = plans.filter(({ tenaga, pasien, slot, steps }) => {
    const isActive = !pasien.nonaktif && tenaga.level_id === level_id && slot.sesi.is_available
    return isActive && lastStep(steps).status === 'selesai' && !slot.sesi.berlaku_sampai
  })
  const isPrinted = ({ tenaga }: Numbered) => Number(tenaga.email.endsWith('@sehati.test'))
  const newest = (a: Numbered, b: Numbered) =>
    isPrinted(b) - isPrinted(a) || b.slot.mulai.getTime() - a.slot.mulai.getTime()
  for (const k of done.toSorted(newest))
    if (found.length < many && !found.some(({ tenaga, pasien }) => tenaga === k.tenaga || pasien === k.pasien))
      found.push(k)
  return found
}
