import { randomBytes, randomUUID } from 'node:crypto'
import type { KataTugas, LevelId } from '@sehati/contract/base/access'
import { hariOf, instantOf, type Tanggal, type Zona } from '@sehati/contract/base/waktu'
import { JenisMasukan } from '@sehati/contract/schedule/jenis.schema'
import sharp from 'sharp'
import sql, { type Sql } from 'sql-template-tag'
import { insertCuti } from '../src/absence/cuti/cuti.store.ts'
import type { Db } from '../src/base/db/db.ts'
import type { Seal } from '../src/base/db/seal.ts'
import { hashToken } from '../src/base/http/authentication.ts'
import { fotoPostgres } from '../src/base/outside/foto-postgres.store.ts'
import { afterBooking, deadlineOf } from '../src/booking/booking/consequences.store.ts'
import { insertTahan } from '../src/booking/tahan/tahan.store.ts'
import { insertFeedback } from '../src/care/feedback/feedback.store.ts'
import { insertIzin } from '../src/care/rekam/izin.store.ts'
import { insertRekam } from '../src/care/rekam/rekam.store.ts'
import type { IsiRekam } from '../src/care/rekam/sidik.ts'
import { insertTemplat } from '../src/care/templat/templat.store.ts'
import { insertKlinik } from '../src/clinic/klinik/klinik.store.ts'
import { insertAuthSession, removeSurplusAuthSessions } from '../src/people/auth/auth.store.ts'
import { lockAccount } from '../src/people/auth/login-failure.store.ts'
import { hashPassword } from '../src/people/auth/password.ts'
import { accountKey } from '../src/people/auth/throttle.ts'
import { updateFotoVersi } from '../src/people/foto/foto.store.ts'
import { asSquares } from '../src/people/foto/gambar.ts'
import { insertTugas } from '../src/people/tugas/tugas.store.ts'
import { insertUser, type PersonBaru } from '../src/people/user/user.store.ts'
import { insertJaga } from '../src/safety/jaga/jaga.store.ts'
import { insertJadwalTenaga } from '../src/schedule/jadwal-tenaga/jadwal-tenaga.store.ts'
import { insertJenis, putJenisTenaga } from '../src/schedule/jenis/jenis.store.ts'
import { insertTenagaProfesional } from '../src/schedule/tenaga-profesional/tenaga-profesional.store.ts'
import { readLampiran } from '../src/talk/percakapan/lampiran.ts'
import { insertPesan } from '../src/talk/percakapan/pesan.store.ts'

export const PASSWORD = 'rahasia-sekali'
// One hash for all people of the tests: argon2 is slow on purpose.
const password_hash = hashPassword(PASSWORD)
let serial = 0

const squares = new Map<string, ReturnType<typeof asSquares>>()
/** A photo of one colour, encoded once for all people. */
function squaresOf(colour: string): ReturnType<typeof asSquares> {
  const create = { width: 600, height: 600, channels: 3, background: colour } as const
  const known = squares.get(colour) ?? sharp({ create }).png().toBuffer().then(asSquares)
  squares.set(colour, known)
  return known
}

/** People, sessions and consultations for tests, inserted into the tables by the stores of the product. */
export function makeFactories(db: Db, seal: Seal, clock: () => Date) {
  async function person(
    level_id: LevelId,
    change: Partial<Pick<PersonBaru, 'name' | 'email' | 'no_bpjs' | 'email_terverifikasi'>> = {},
  ) {
    const n = ++serial
    const user = await insertUser(
      db,
      seal,
      {
        name: `Orang ${n}`,
        email: `orang${n}@uji.test`,
        no_bpjs: String(9_990_000_000_000 + n),
        email_terverifikasi: true,
        ...change,
        level_id,
        password_hash: await password_hash,
      },
      clock(),
    )
    // A new account has no session that a lock would have to count.
    return { ...user, token: await insertSession(db, user.user_id) }
  }

  async function insertSession(on: Db, user_id: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await insertAuthSession(on, { token_hash: hashToken(token), user_id }, clock())
    return token
  }

  const signIn = (user_id: number): Promise<string> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, accountKey({ user_id }, ''))
      await removeSurplusAuthSessions(tx, user_id, clock())
      return insertSession(tx, user_id)
    })

  const idFrom = async (query: Sql): Promise<number> => ((await db.row(query)) as { id: number }).id

  /** A clinic in a zone. */
  const klinik = (zona: Zona): Promise<number> =>
    insertKlinik(db, { nama: `Klinik ${++serial}`, alamat: null, petunjuk: null, zona })

  async function spesialisasi(nama = `Spesialisasi ${++serial}`): Promise<number> {
    return idFrom(sql`insert into spesialisasi (nama_spesialisasi) values (${nama}) returning spesialisasi_id as id`)
  }

  /** Without `klinik_id`, at the first clinic. */
  async function profesional(
    level_id: 2 | 3 = 2,
    { klinik_id, ...change }: Parameters<typeof person>[1] & { klinik_id?: number } = {},
  ) {
    const user = await person(level_id, change)
    const profesional_id = await insertTenagaProfesional(db, {
      user_id: user.user_id,
      spesialisasi_id: await spesialisasi(),
      lokasi: 'Klinik',
      klinik_id,
    })
    return { ...user, profesional_id }
  }

  /** A weekly session, by default Rabu 09.00–10.00, without a first and last date. */
  const sesi = (profesional_id: number, change: Partial<Parameters<typeof insertJadwalTenaga>[2]> = {}) =>
    insertJadwalTenaga(db, profesional_id, {
      hari: 'Rabu',
      jam_mulai: '09:00:00',
      jam_selesai: '10:00:00',
      sesi: 1,
      is_available: 1,
      ...change,
    })

  /** A consultation as if it had been booked, in any status, also in the past. Needs a session of that professional. */
  async function konsultasi(
    of: { user_id: number; profesional_id: number; jadwal_tenaga_id: number },
    change: {
      tanggal?: Tanggal
      jam_mulai?: string
      jam_selesai?: string
      status?: string
      keluhan?: string
      balasan?: string
      metode_konsultasi?: 'online' | 'offline'
    } = {},
  ): Promise<number> {
    const {
      tanggal = '2026-11-25',
      jam_mulai = '09:00:00',
      jam_selesai = '10:00:00',
      status = 'diajukan',
      keluhan = 'Pusing',
      metode_konsultasi = 'online',
    } = change
    const id = await idFrom(sql`select nextval('konsultasi_id')::int as id`)
    const { zona } = (await db.row(
      sql`select zona from jadwal_tenaga where jadwal_tenaga_id = ${of.jadwal_tenaga_id}`,
    )) as { zona: Zona }
    await db.rows(sql`
      with baru as (
        insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, zona, sesi, metode_konsultasi,
          status, sebab_batal, use_bpjs, keluhan, initial_consult, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum, diminta_pada)
        values (${id}, ${of.jadwal_tenaga_id}, ${of.profesional_id}, ${of.user_id}, ${instantOf(tanggal, jam_mulai, zona)},
          ${instantOf(tanggal, jam_selesai, zona)}, ${zona}, 1, ${metode_konsultasi}, ${status},
          ${status === 'dibatalkan' ? 'pasien' : null}, false, ${seal.seal(`konsultasi.keluhan:${id}`, keluhan)},
          ${change.balasan ? seal.seal(`konsultasi.initial_consult:${id}`, change.balasan) : null}, ${of.user_id}, ${of.user_id}, ${clock()}, ${clock()},
          ${deadlineOf(sql`${clock()}::timestamptz`, sql`${instantOf(tanggal, jam_mulai, zona)}::timestamptz`, sql`${zona}::smallint`)})
        returning *
      ), ${afterBooking()}
      select from baru`)
    return id
  }

  /** A patient's consultation with a new professional, by default a physician, on a date; creates a session on its weekday. */
  async function booked(
    patient: { user_id: number },
    { level_id, ...change }: Parameters<typeof konsultasi>[1] & { level_id?: 2 | 3 } = {},
  ) {
    const tenaga = await profesional(level_id)
    const session = await sesi(tenaga.profesional_id, { hari: hariOf(change.tanggal ?? '2026-11-25') })
    const jadwal_id = await konsultasi(
      { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
      change,
    )
    return { jadwal_id, tenaga, session }
  }

  /** A professional's leave, by default the week after next. */
  async function cuti(profesional_id: number, change: { dari?: Tanggal; sampai?: Tanggal } = {}): Promise<number> {
    const span = { dari: '2026-12-07', sampai: '2026-12-11', ...change }
    return (await insertCuti(db, { profesional_id, oleh_klinik: false }, span, clock())).cuti_id
  }

  /** A slot of a new professional that is held for a patient. */
  async function tahan(user_id: number): Promise<number> {
    const { profesional_id } = await profesional()
    const { id: jadwal_tenaga_id } = await sesi(profesional_id)
    const held = await insertTahan(
      db,
      user_id,
      { profesional_id, jadwal_tenaga_id, tanggal: '2026-11-25', jenis_id: 1 },
      clock(),
    )
    return held?.tahan_id as number
  }

  /** A type of consultations of 25 minutes that these professionals offer. */
  async function jenis(rules: Partial<JenisMasukan> = {}, ...tenaga: { profesional_id: number }[]): Promise<number> {
    const nama_jenis = `Jenis ${++serial}`
    const jenis_id = await insertJenis(db, JenisMasukan.parse({ nama_jenis, menit: 25, ...rules }))
    for (const { profesional_id } of tenaga)
      await putJenisTenaga(db, profesional_id, { jenis_id, aktif: true, menit: null })
    return jenis_id
  }

  /** A duty, given by the person themself. */
  const tugas = (user_id: number, tugas: KataTugas): Promise<boolean> =>
    insertTugas(db, { user_id, tugas, oleh: user_id }, clock())

  /** A shift on a day, from 08.00 to 16.00 in Jakarta, of an account with the duty; returns its id. */
  const jaga = (user_id: number, tanggal: Tanggal): Promise<number> =>
    insertJaga(db, {
      user_id,
      mulai: instantOf(tanggal, '08:00:00'),
      selesai: instantOf(tanggal, '16:00:00'),
      oleh: user_id,
    })

  /** A template of replies of a professional. */
  const templat = async (profesional_id: number): Promise<number> =>
    (await insertTemplat(db, profesional_id, { judul: `Templat ${++serial}`, isi: 'Istirahat.' }, clock()))
      ?.templat_id as number

  /** A signed note of a consultation of psychology, by its professional; returns its id. */
  async function rekam(
    of: { jadwal_id: number; penulis_id: number },
    { jenis = 'terbatas', versi = 1, teks = `Catatan ${++serial}`, alasan = null }: Partial<IsiRekam> = {},
  ): Promise<number> {
    const ditandatangani_pada = clock()
    return (await insertRekam(db, seal, { ...of, jenis, versi, teks, alasan, ditandatangani_pada })).rekam_id
  }

  /** A grant of limited notes, by default until tomorrow. */
  const izinRekam = async (
    of: { jadwal_id: number; kepada: number },
    sampai = new Date(clock().getTime() + 86_400_000),
  ): Promise<number> => (await insertIzin(db, { ...of, sampai }, clock()))?.izin_id as number

  /** A review of a finished consultation, its comment not public. */
  const feedback = async (of: { jadwal_id: number; user_id: number; profesional_id: number }): Promise<number> =>
    (await insertFeedback(db, seal, { ...of, rating: 4, komentar: `Ramah ${++serial}` }, clock())).feedback_id

  /** Gives a person a photo of one colour, and returns its version. */
  async function foto(user_id: number, colour = '#3366cc'): Promise<string> {
    const versi = randomBytes(12).toString('base64url')
    await fotoPostgres(seal).put(db, { user_id, versi }, (await squaresOf(colour)) ?? [], clock())
    await updateFotoVersi(db, user_id, versi, clock())
    return versi
  }

  /** A message of a conversation, with a file where its content is given; returns its id. */
  async function pesan(
    of: { jadwal_id: number; pengirim_id: number },
    { pesan = 'Selamat pagi', berkas, nama = 'hasil.png' }: { pesan?: string; berkas?: Buffer; nama?: string } = {},
  ): Promise<number> {
    const lampiran = berkas ? await readLampiran(berkas, nama) : null
    const rest = { client_id: randomUUID(), balas_id: null, diteruskan: false, bahaya: false, now: clock() }
    return (await insertPesan(db, seal, { ...of, ...rest, pesan, lampiran })) as number
  }

  const sessions = (user_id: number) =>
    db.rows<{ sesi_id: number }>(
      sql`select sesi_id from auth_session where user_id = ${user_id} order by sesi_id`,
    ) as Promise<[{ sesi_id: number }, ...{ sesi_id: number }[]]>

  return {
    tahan,
    jenis,
    templat,
    rekam,
    izinRekam,
    tugas,
    jaga,
    feedback,
    cuti,
    foto,
    pesan,
    sessions,
    person,
    signIn,
    klinik,
    spesialisasi,
    profesional,
    sesi,
    konsultasi,
    booked,
  }
}
