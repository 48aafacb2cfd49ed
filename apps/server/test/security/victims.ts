import { randomBytes } from 'node:crypto'
import { ukuranFoto } from '@sehati/contract/base/constants'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import { jenisRekam } from '@sehati/contract/care/rekam.schema'
import { insertTemplat } from '@sehati/contract/care/templat.endpoints'
import sql from 'sql-template-tag'
import { fotoPostgres } from '../../src/base/outside/foto-postgres.store.ts'
import { findTersimpan, putDraf } from '../../src/care/rekam/rekam.store.ts'
import { putGantiEmail } from '../../src/people/auth/ganti-email.store.ts'
import { updateFotoVersi } from '../../src/people/foto/foto.store.ts'
import { insertUsia } from '../../src/people/usia/usia.store.ts'
import { insertVital, insertWali } from '../../src/rights/wali/wali.store.ts'
import { makePasskey } from '../cara-masuk.ts'
import type { startServer } from '../server.ts'
import { canaryOf, pengenalOf, TEMPLAT } from './words.ts'

let serial = 0
/** An address and a BPJS number by which a response is recognised, of one account each. */
const pengenal = (kind: Kind) => {
  const n = String(++serial).padStart(5, '0')
  return {
    email: `${pengenalOf[`users.email ${kind}`]}${n}@uji.test`,
    no_bpjs: pengenalOf[`users.no_bpjs_segel ${kind}`] + n,
  }
}
type Kind = 'pasien' | 'staf'

const PDF = Buffer.from(`%PDF-1.4\n%${canaryOf['lampiran.penuh']}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`)

/** Returns `victims`, which makes two people with all of their words, and `plant`, which puts canaries into every consultation. */
export function makeVictims({ db, make, call, seal, clock }: Awaited<ReturnType<typeof startServer>>) {
  const planted = new Set<number>()

  /** Writes the canaries over the texts of every consultation that has none yet. */
  async function plant(): Promise<void> {
    const rows = await db.rows<{ jadwal_id: number; penulis_id: number | null }>(sql`
      select jadwal_id, case when kelas = 'psikologi' then t.user_id end as penulis_id
      from konsultasi join tenaga_profesional t using (profesional_id) where jadwal_id <> all(${[...planted]}::int[])`)
    for (const { jadwal_id: id, penulis_id } of rows) {
      const place = `konsultasi.initial_consult:${id}` as const
      await db.rows(
        sql`update konsultasi set initial_consult = ${seal.seal(place, canaryOf['balasan_lama.isi'])} where jadwal_id = ${id}`,
      )
      await db.rows(sql`
        update konsultasi set keluhan = ${seal.seal(`konsultasi.keluhan:${id}`, canaryOf['konsultasi.keluhan'])},
          initial_consult = ${seal.seal(place, canaryOf['konsultasi.initial_consult'])},
          alasan_batal = ${seal.seal(`konsultasi.alasan_batal:${id}`, canaryOf['konsultasi.alasan_batal'])},
          pesan_pindah = ${seal.seal(`konsultasi.pesan_pindah:${id}`, canaryOf['konsultasi.pesan_pindah'])}
        where jadwal_id = ${id}`)
      planted.add(id)
      if (penulis_id !== null) await note(id, penulis_id)
    }
  }

  /** A psychologist's notes: two more signed versions of each kind, the second with a reason, and a draft of each. */
  async function note(jadwal_id: number, penulis_id: number): Promise<void> {
    for (const jenis of jenisRekam) {
      const { versi } = await findTersimpan(db, jadwal_id, jenis)
      for (const next of [versi + 1, versi + 2]) {
        const alasan = next > 1 ? canaryOf[`rekam.alasan ${jenis}`] : null
        await make.rekam(
          { jadwal_id, penulis_id },
          { jenis, versi: next, teks: canaryOf[`rekam.isi ${jenis}`], alasan },
        )
      }
      await putDraf(db, seal, jadwal_id, { jenis, isi: canaryOf['rekam_draf.isi'], dasar_versi: versi + 2 }, clock())
    }
  }

  /** Gives an account a phone number and a photo by which a response is recognised. */
  async function identify(user_id: number, kind: Kind): Promise<void> {
    const phone_number = `${pengenalOf[`users.phone_number ${kind}`]}${user_id}`
    await db.rows(sql`update users set phone_number = ${phone_number} where user_id = ${user_id}`)
    const versi = randomBytes(12).toString('base64url')
    const isi = Buffer.from(pengenalOf[`foto.isi ${kind}`].repeat(20))
    await fotoPostgres(seal).put(
      db,
      { user_id, versi },
      ukuranFoto.map((ukuran) => ({ ukuran, isi })),
      clock(),
    )
    await updateFotoVersi(db, user_id, versi, clock())
  }

  /** Devices of a patient, the address that waits for its link, and a mail that failed. */
  async function reach(user_id: number): Promise<void> {
    const baru = `${pengenalOf['ganti_email.email']}${user_id}@uji.test`
    await db.rows(
      sql`update auth_session set perangkat = ${pengenalOf['auth_session.perangkat']} where user_id = ${user_id}`,
    )
    await makePasskey(db, user_id, pengenalOf['passkey.nama'])
    await db.rows(sql`
      insert into identitas (user_id, penerbit, subjek, email, sejak, dipakai)
      values (${user_id}, 'https://sso.kampus.test', ${`${pengenalOf['identitas.subjek']}${user_id}`},
        ${`${pengenalOf['identitas.email']}${user_id}@uji.test`}, ${clock()}, ${clock()})`)
    await db.rows(sql`
      insert into perangkat_dikenal (user_id, perangkat, sejak, terakhir_pada)
      values (${user_id}, ${pengenalOf['perangkat_dikenal.perangkat']}, ${clock()}, ${clock()})`)
    await db.rows(sql`
      insert into pemberitahuan (user_id, jenis, perangkat, peristiwa_id, created_at)
      values (${user_id}, 'masuk', ${pengenalOf['pemberitahuan.perangkat']}, ${-user_id}, ${clock()})`)
    await db.rows(sql`
      insert into surat (user_id, jenis, perangkat, alamat, peristiwa_id, status, created_at, sejak)
      values (${user_id}, 'masuk', ${pengenalOf['surat.perangkat']}, ${`${pengenalOf['surat.alamat']}@uji.test`}, ${-user_id}, 'gagal', ${clock()}, ${clock()})`)
    await underAge(user_id)
    await putGantiEmail(db, { user_id, email: baru, sesi_hash: randomBytes(32) }, clock())
  }

  /** What was recorded of a guardian, and of a vital interest. */
  async function underAge(user_id: number): Promise<void> {
    const { user_id: oleh } = await make.person(1)
    const wali = { user_id, hubungan: 'ibu', tanggal: '2026-11-20', jawaban: 'menolak', oleh } as const
    const vital = { user_id, alasan: canaryOf['wali.alasan'], berlaku_sampai: clock(), oleh }
    await insertUsia(db, { user_id, dewasa_pada: '2027-11-24', oleh: user_id }, clock())
    await insertWali(db, seal, { ...wali, nama: pengenalOf['wali.nama'] }, clock())
    await insertVital(db, seal, vital, clock())
  }

  /** A patient and a professional with a finished and a coming consultation, a message with a file, a review, a template. */
  async function victims(level_id: 2 | 3) {
    const [patient, tenaga] = [
      await make.person(5, pengenal('pasien')),
      await make.profesional(level_id, pengenal('staf')),
    ]
    await identify(patient.user_id, 'pasien')
    await identify(tenaga.user_id, 'staf')
    await reach(patient.user_id)
    await db.rows(sql`
      insert into kunci_api (nama, kunci_hash, lingkup, oleh, dibuat, kedaluwarsa)
      values (${pengenalOf['kunci_api.nama']}, ${randomBytes(32)}, '{fhir/Patient.read}', ${tenaga.user_id}, ${clock()},
        ${clock()}::timestamptz + interval '1 day')`)
    const session = await make.sesi(tenaga.profesional_id)
    const ids = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
    const done = await make.konsultasi(ids, { tanggal: '2026-11-18', status: 'selesai' })
    const ahead = await make.konsultasi(ids, { tanggal: '2026-11-25', status: 'disetujui' })
    const words = { pesan: canaryOf['percakapan.pesan'], berkas: PDF, nama: `${canaryOf['lampiran.nama']}.pdf` }
    const pesan = await make.pesan({ jadwal_id: ahead, pengirim_id: patient.user_id }, words)
    await make.pesan({ jadwal_id: ahead, pengirim_id: tenaga.user_id }, words)
    const review = { jadwal_id: done, rating: 5, komentar: canaryOf['feedback.komentar tertutup'], tampil_publik: 0 }
    await call(patient, insertFeedback, { body: review })
    await call(tenaga, insertTemplat, { body: { judul: TEMPLAT, isi: TEMPLAT } })
    await plant()
    const cuti = await make.cuti(tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
    const rekam = await db.row<{ id: number }>(
      sql`select max(rekam_id) as id from rekam where jadwal_id = ${ahead} and jenis = 'terbatas'`,
    )
    return { patient, tenaga, session, done, ahead, pesan, cuti, rekam: rekam?.id ?? 0 }
  }
  return { victims, plant }
}
export type Victims = Awaited<ReturnType<ReturnType<typeof makeVictims>['victims']>>
