import type { Db } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import { insertRekam } from '../care/rekam/rekam.store.ts'
import { insertJejak, type JejakBaru } from '../record/jejak/jejak.store.ts'
import { insertBuka, updateDitutup } from '../safety/darurat/buka.store.ts'
import { insertTinjauan } from '../safety/darurat/tinjauan.store.ts'
import { insertSesiLampau, removeSesi } from './akses.store.ts'
import { lastStep } from './course.ts'
import type { IdOf } from './demo.store.ts'
import { adminEmail } from './people.ts'
import type { Planned } from './plan.ts'

type Numbered = Planned & { jadwal_id: number }
type Of = { jadwal_id: number; subjek_id: number }

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
const DOKTER = 'dokter@sehati.test'
/** Holds the duty of a reviewer. */
const PSIKOLOG = 'psikolog@sehati.test'

/**
 * What a newcomer looks for and a quiet clinic does not have: a psychologist's note that was amended, an emergency access that was
 * reviewed, and one that waits for its review. `user` returns the id of an address.
 */
export async function insertAkses(db: Db, seal: Seal, plans: Numbered[], user: IdOf<string>, now: Date): Promise<void> {
  const before = now.getTime() - 8 * DAY_MS
  const done = plans.filter(
    ({ steps }) => lastStep(steps).status === 'selesai' && lastStep(steps).waktu.getTime() < before,
  )
  const of = (email: string, nth = 0): Of => {
    const found = done.filter(({ tenaga }) => tenaga.email === email)
    const printed = found.filter(({ pasien }) => pasien.email.endsWith('@sehati.test'))
    const plan = [...printed, ...found][nth] as Numbered
    return { jadwal_id: plan.jadwal_id, subjek_id: user(plan.pasien.email) }
  }
  await insertCatatan(db, seal, of(PSIKOLOG), user(PSIKOLOG), now)
  const admin = user(adminEmail)
  const reviewed = await insertBukaDarurat(db, seal, of(DOKTER), {
    admin,
    at: new Date(now.getTime() - 7 * DAY_MS),
    kategori: 'keselamatan_jiwa',
    alasan: 'Pasien pingsan di ruang kelas; petugas ambulans menanyakan keluhan dan obat terakhirnya.',
  })
  await insertHasil(db, seal, { ...of(DOKTER), buka_id: reviewed, peninjau_id: user(PSIKOLOG) }, now)
  await insertBukaDarurat(db, seal, of(DOKTER, 1), {
    admin,
    at: new Date(now.getTime() - 3 * HOUR_MS),
    kategori: 'permintaan_pasien',
    alasan: 'Pasien menelepon: balasan dokter tidak tampil di ponselnya dan ia meminta dibacakan.',
  })
}

/** A limited note, signed a week ago, and its second version. */
async function insertCatatan(db: Db, seal: Seal, { jadwal_id, subjek_id }: Of, penulis_id: number, now: Date) {
  const versions = [
    [
      'Klien datang dengan keluhan sulit tidur menjelang ujian. Disepakati jadwal tidur tetap dan catatan harian.',
      null,
    ],
    [
      'Klien datang dengan keluhan sulit tidur menjelang ujian. Disepakati jadwal tidur tetap, catatan harian, dan satu pertemuan lanjutan.',
      'Menambahkan pertemuan lanjutan yang disepakati.',
    ],
  ] as const
  for (const [n, [teks, alasan]] of versions.entries()) {
    const at = new Date(now.getTime() - (7 - n) * DAY_MS)
    const row = {
      jadwal_id,
      jenis: 'terbatas',
      versi: n + 1,
      penulis_id,
      ditandatangani_pada: at,
      alasan,
      teks,
    } as const
    const { sidik } = await insertRekam(db, seal, row)
    const signed = { tindakan: 'tandatangan', objek: 'rekam', objek_id: jadwal_id, subjek_id } as const
    await insertJejak(db, [{ ...BARIS, ...signed, waktu: at, pelaku_id: penulis_id, dasar: 'perawatan', sidik }])
  }
}

type Bukaan = { admin: number; at: Date; kategori: 'keselamatan_jiwa' | 'permintaan_pasien'; alasan: string }

/** An admin opens a consultation, reads it and closes it after ten minutes; the session ends with the day. */
async function insertBukaDarurat(
  db: Db,
  seal: Seal,
  { jadwal_id, subjek_id }: Of,
  { admin, at, kategori, alasan }: Bukaan,
): Promise<number> {
  const sesi_id = await insertSesiLampau(db, admin, at)
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)
  const times = { now: at, berakhir_pada: after(30) }
  const { buka_id } = await insertBuka(db, seal, { jadwal_id, oleh: admin, sesi_id, kategori, alasan }, times)
  await updateDitutup(db, buka_id, after(10))
  await removeSesi(db, sesi_id)
  const common = {
    ...BARIS,
    objek: 'konsultasi',
    objek_id: jadwal_id,
    subjek_id,
    pelaku_id: admin,
    sesi_id,
    buka_id,
  } as const
  await insertJejak(db, [
    { ...common, tindakan: 'buka_darurat', dasar: 'darurat', waktu: at },
    { ...common, tindakan: 'lihat', dasar: 'darurat', waktu: after(1) },
    { ...common, tindakan: 'tutup_darurat', dasar: 'darurat', waktu: after(10) },
  ])
  return buka_id
}

async function insertHasil(
  db: Db,
  seal: Seal,
  { buka_id, peninjau_id, jadwal_id, subjek_id }: Of & { buka_id: number; peninjau_id: number },
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - 6 * DAY_MS)
  const catatan = 'Sesuai dengan catatan satpam dan ambulans hari itu.'
  await insertTinjauan(db, seal, { buka_id, peninjau_id, hasil: 'wajar', catatan }, at)
  const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id, buka_id, pelaku_id: peninjau_id } as const
  await insertJejak(db, [{ ...BARIS, ...about, tindakan: 'tinjau_darurat', dasar: 'administrasi', waktu: at }])
}

const BARIS = { buka_id: null, sesi_id: null, request_id: null, jumlah: 1 } satisfies Partial<JejakBaru>
