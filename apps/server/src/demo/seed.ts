import { tanggalWib } from '@sehati/contract/base/waktu'
import type { Db } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import { insertSemester } from '../schedule/semester/semester.store.ts'
import { insertAkses } from './akses.ts'
import { tujuanAlasan } from './content/alasan.ts'
import { jenis } from './content/jenis.ts'
import { layananContoh } from './content/layanan.ts'
import { spesialisasi } from './content/spesialisasi.ts'
import { planCuti } from './cuti.ts'
import {
  closeAccounts,
  hasUsers,
  insertCuti,
  insertJenis,
  insertPeople,
  insertPersetujuanPasien,
  insertSesi,
  insertSpesialisasi,
  insertTenaga,
  insertTugas,
  insertUsiaPasien,
  lockSeeding,
  orderJejak,
  sesiKey,
  updateAlasan,
  updateLayanan,
} from './demo.store.ts'
import { insertPermintaan } from './jaga.ts'
import { insertLanjutan } from './lanjutan.ts'
import { addPemberitahuan } from './pemberitahuan.ts'
import { adminEmail, allTenaga, demoTugas, makePeople } from './people.ts'
import { insertTalks } from './percakapan.ts'
import { planConsultations } from './plan.ts'
import { profilOf } from './profil.ts'
import { insertConsultations } from './record.ts'
import { extraSesi, type Sesi, sesiOf } from './sesi.ts'
import { insertPerjalanan } from './skrining.ts'
import { insertTimur, semesterOf } from './timur.ts'

const fieldNames = spesialisasi.map(({ nama }) => nama)

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'sehati-demo'

export type Seeded = { people: number; tenaga: number; konsultasi: number }

/**
 * Fills an empty database with invented people and their consultations, in one transaction: all or nothing, once.
 * Returns null where the database has users already. `password_hash` is the hash of the password of every account.
 */
export async function seedDemo(db: Db, seal: Seal, now: Date, password_hash: string): Promise<Seeded | null> {
  const people = makePeople(now)
  const plans = planConsultations(now)
  return db.transaction(async (tx) => {
    await lockSeeding(tx)
    if (await hasUsers(tx)) return null
    await updateLayanan(tx, layananContoh)

    const user = await insertPeople(tx, seal, people, password_hash)
    const field = await insertSpesialisasi(tx, fieldNames)
    await updateAlasan(
      tx,
      Object.entries(tujuanAlasan).map(([kata, nama]) => ({ kata, spesialisasi_id: field(nama) })),
    )
    const staff = allTenaga.map((one, index) => ({
      user_id: user(one.email),
      spesialisasi_id: field(one.spesialisasi),
      lokasi: one.lokasi,
      ...profilOf(one, index),
    }))
    const ofUser = await insertTenaga(tx, staff)
    const profesional = (email: string) => ofUser(user(email))
    const today = tanggalWib(now)
    const sessions = [...allTenaga.flatMap(sesiOf), extraSesi(today)]
    const session = await insertSesi(
      tx,
      sessions.map((one) => ({ ...one, profesional_id: profesional(one.tenaga) })),
    )
    const sesi = (one: Sesi) => session(sesiKey(profesional(one.tenaga), one))

    const timur = await insertTimur(tx, { user, spesialisasi: field })
    await insertJenis(
      tx,
      jenis.map(({ tenaga, ...one }) => ({
        ...one,
        profesional: tenaga.map((email) => timur.get(email) ?? profesional(email)),
      })),
    )
    await insertSemester(tx, semesterOf(today))
    const leave = planCuti(today, plans)
    await insertCuti(
      tx,
      leave.map(({ tenaga, ...of }) => ({ ...of, profesional_id: profesional(tenaga), created_at: now })),
    )
    const consultations = await insertConsultations(tx, seal, plans, { user, profesional, sesi })
    await closeAccounts(
      tx,
      people.filter(({ status_user }) => status_user === 'nonaktif').map(({ email }) => email),
    )
    await insertTugas(
      tx,
      demoTugas.map(({ email, tugas }) => ({ user_id: user(email), tugas })),
      // A month ago: a duty counts for what its giver did after a week.
      { oleh: user(adminEmail), sejak: new Date(now.getTime() - 30 * 86_400_000) },
    )
    await insertLanjutan(tx, seal, consultations, { user, profesional, sesi }, now)
    await insertAkses(tx, seal, consultations, user, now)
    await insertPerjalanan(tx, seal, consultations, { user, profesional }, now)
    await insertPermintaan(tx, seal, user, now)
    await insertPersetujuanPasien(tx, now)
    await insertUsiaPasien(tx, now)
    await insertTalks(tx, seal, consultations, user, now)
    await addPemberitahuan(tx, now)
    await orderJejak(tx)
    return { people: people.length, tenaga: allTenaga.length + timur.size, konsultasi: plans.length }
  })
}
