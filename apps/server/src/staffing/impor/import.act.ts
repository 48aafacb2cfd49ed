import { isAdmin, isPatient } from '@sehati/contract/base/access'
import { IMPOR_BARIS, IMPOR_PASSWORD } from '@sehati/contract/base/constants'
import { type Baris, checkKolom, judgePengguna, judgeTenagaProfesional } from '@sehati/contract/staffing/impor.rules'
import type { BarisPengguna, ImporHasil, JenisImpor, MasalahBaris } from '@sehati/contract/staffing/impor.schema'
import pLimit from 'p-limit'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { reject } from '../../base/http/errors.ts'
import { listKlinik } from '../../clinic/klinik/klinik.store.ts'
import { findRefusedPasswords } from '../../people/auth/common-password.ts'
import { hashPassword } from '../../people/auth/password.ts'
import { NO_PASSWORD } from '../../people/user/no-password.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { readCsv } from './csv.ts'
import {
  insertPengguna,
  insertTenaga,
  listOrang,
  listSpesialisasiByNama,
  listTakenEmail,
  type PenggunaBaru,
} from './impor.store.ts'

/** The result of reading the rows: how many are valid, the problems of the others, and what prepares and then stores the valid ones. */
type Rencana = {
  sah: number
  masalah: MasalahBaris[]
  prepare: () => Promise<(tx: Db, oleh: Oleh, now: Date) => Promise<void>>
}

const emailsOf = (rows: readonly Baris[]) => rows.map(({ sel }) => (sel.email ?? '').trim().toLowerCase())

const plans: Record<JenisImpor, (context: Pick<Context, 'db' | 'seal'>, rows: readonly Baris[]) => Promise<Rencana>> = {
  async pengguna({ db, seal }, rows) {
    const [taken, isRefused] = [await listTakenEmail(db, emailsOf(rows)), await findRefusedPasswords(db)]
    const { sah, masalah } = judgePengguna(rows, taken, isRefused)
    if (sah.filter(({ password }) => password).length > IMPOR_PASSWORD) reject('IMPORT_PASSWORDS')
    return {
      sah: sah.length,
      masalah,
      prepare: async () => {
        // The hashes are made before the transaction: each is slow.
        const people = await hashed(sah)
        return (tx, oleh, now) => storePengguna(tx, seal, people, { oleh, now })
      },
    }
  },

  async 'tenaga-profesional'({ db }, rows) {
    const [people, spesialisasi, klinik] = await Promise.all([
      listOrang(db, emailsOf(rows)),
      listSpesialisasiByNama(db),
      listKlinik(db),
    ])
    const clinics = new Map(klinik.map(({ nama, klinik_id }) => [nama.toLowerCase(), klinik_id]))
    const { sah, masalah } = judgeTenagaProfesional(rows, people, spesialisasi, clinics)
    return { sah: sah.length, masalah, prepare: async () => (tx) => insertTenaga(tx, sah) }
  },
}

/** A few at a time: the threads that hash also serve the logins of others. */
const HASHES_AT_ONCE = 2

/** Without a password they are invited. */
const hashed = (people: readonly BarisPengguna[]): Promise<PenggunaBaru[]> =>
  pLimit(HASHES_AT_ONCE).map(people, async ({ password, ...person }) => ({
    ...person,
    password_hash: password === undefined ? NO_PASSWORD : await hashPassword(password),
  }))

/**
 * Stores the people of an import. Each of the staff has a row of their own in the trail, as where an admin adds one; every admin is told
 * of each new admin.
 */
async function storePengguna(
  tx: Db,
  seal: Seal,
  people: readonly PenggunaBaru[],
  { oleh, now }: { oleh: Oleh; now: Date },
): Promise<void> {
  const ids = await insertPengguna(tx, seal, people, { oleh: oleh.actor?.user_id ?? null, now })
  for (const [n, { nama_level }] of people.entries()) {
    if (nama_level === undefined || isPatient(nama_level)) continue
    const user_id = ids[n] as number
    const buat = { tindakan: 'buat_akun', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    await catatTindakan(tx, oleh, { ...buat, dasar: 'administrasi' }, now)
    if (isAdmin(nama_level)) await insertPeristiwaAdmin(tx, { jenis: 'admin_baru', tentang: user_id }, now)
  }
}

/** `coba` 1 only checks the rows and stores none. */
type Order = { jenis: JenisImpor; coba: 0 | 1; csv: string }

/** Stores all rows of a CSV file, or refuses it with the problems of each row. */
export async function importCsv(
  { db, seal, clock }: Context,
  oleh: Oleh,
  { jenis, coba, csv }: Order,
): Promise<ImporHasil> {
  // A spreadsheet's binary format, or text in another encoding, has many of these.
  if (csv.trim() === '' || /[\0\ufffd]/.test(csv) || !csv.isWellFormed()) reject('CSV_UNREADABLE')
  const read = readCsv(csv)
  if (read.baris.length > IMPOR_BARIS) reject('IMPORT_TOO_LONG')
  const unread = read.masalah.length > 0 && read.kolom.length === 0
  const missing = unread ? [] : checkKolom(jenis, read.kolom)
  const plan = unread || missing.length > 0 ? null : await plans[jenis]({ db, seal }, read.baris)
  const masalah = [...missing, ...read.masalah, ...(plan?.masalah ?? [])].sort((a, b) => a.baris - b.baris)
  const hasil = { jenis, jumlah_baris: read.baris.length, sah: plan?.sah ?? 0, masalah }
  if (coba === 1) return { ...hasil, coba: true, tersimpan: 0 }
  if (!plan || masalah.length > 0) return reject('IMPORT_REFUSED', { data: { ...hasil, coba: false, tersimpan: 0 } })
  const store = await plan.prepare()
  await db.transaction(async (tx) => {
    const now = clock()
    await store(tx, oleh, now)
    const objek = jenis === 'pengguna' ? 'daftar_akun' : 'daftar_tenaga'
    const impor = { tindakan: 'impor', objek, subjek_id: null, dasar: 'administrasi', jumlah: plan.sah } as const
    if (plan.sah > 0) await catatTindakan(tx, oleh, impor, now)
  })
  return { ...hasil, coba: false, tersimpan: plan.sah }
}
