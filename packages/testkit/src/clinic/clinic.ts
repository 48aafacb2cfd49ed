import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KataTugas, LevelId } from '@sehati/contract/base/access'
import { isoWib, type Tanggal, type Zona } from '@sehati/contract/base/waktu'
import type { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import type { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { KODE_DETIK, TIKET_KEDUA_MENIT } from '@sehati/contract/people/dua-langkah.rules'
import { getUser } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { connect } from '../../../../apps/server/src/base/db/db.ts'
import { openKeyring } from '../../../../apps/server/src/base/db/keyring.ts'
import { makeSeal } from '../../../../apps/server/src/base/db/seal.ts'
import { makeTautan } from '../../../../apps/server/src/booking/tautan/tautan.ts'
import { insertFeedback } from '../../../../apps/server/src/care/feedback/feedback.store.ts'
import { insertKlinik } from '../../../../apps/server/src/clinic/klinik/klinik.store.ts'
import { insertTenagaProfesional } from '../../../../apps/server/src/schedule/tenaga-profesional/tenaga-profesional.store.ts'
import { makeFactories, PASSWORD } from '../../../../apps/server/test/factories.ts'
import { codeAt } from '../../../../apps/server/test/second-factor.ts'
import { makeTerhapus } from '../../../../apps/server/test/terhapus.ts'
import { NOW, type Product } from '../product/product.ts'

/** A person with an account: what signing in needs, and a token for calls beside the browser. */
export type Person = {
  user_id: number
  level_id: LevelId
  name: string
  email: string
  password: string
  token: string
  /** Makes another session, for a browser that begins signed in; accounts of the registration form have none. */
  newToken?: () => Promise<string>
}
export type Tenaga = Person & { profesional_id: number; nama_spesialisasi: string; lokasi: string }
export type Sesi = { id: number; profesional_id: number; hari: string; jam_mulai: string; jam_selesai: string }

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** A word that the data of no other test holds: tests run side by side on one database. */
export const unikat = (): string => Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The people and data that a test needs, straight into the tables of a product, by the stores that it uses itself. */
export function openClinic(product: Product) {
  const db = connect(product.databaseUrl, 2)
  const clock = () => new Date(NOW)
  const seal = makeSeal(openKeyring('', product.dataKey))
  const make = makeFactories(db, seal, clock)

  async function orang(
    level_id: LevelId,
    change: { name?: string; no_bpjs?: string | null; email_terverifikasi?: boolean } = {},
  ): Promise<Person> {
    const word = unikat()
    const made = { name: `Sari ${capital(word)}`, email: `${word}@kampus.test`, ...change }
    const { user_id, token } = await make.person(level_id, made)
    const newToken = () => make.signIn(user_id)
    return { user_id, level_id, name: made.name, email: made.email, password: PASSWORD, token, newToken }
  }

  /** A doctor or psychologist; `spesialisasi` names one that this test has made before. */
  async function tenaga(
    level_id: 2 | 3 = 2,
    change: { name?: string; lokasi?: string; spesialisasi?: { id: number; nama: string }; klinik_id?: number } = {},
  ): Promise<Tenaga> {
    const { lokasi = 'Klinik Kampus Timur', spesialisasi = await bidang() } = change
    const person = await orang(level_id, { name: change.name ?? `dr. Bima ${capital(unikat())}` })
    const ids = { user_id: person.user_id, spesialisasi_id: spesialisasi.id, lokasi, klinik_id: change.klinik_id }
    const profesional_id = await insertTenagaProfesional(db, ids)
    return { ...person, profesional_id, nama_spesialisasi: spesialisasi.nama, lokasi }
  }

  /** A clinic in a zone, at the place of the service or at one of its own. */
  async function klinik(zona: Zona, place: { alamat?: string; petunjuk?: string } = {}) {
    const nama = `Klinik ${unikat()}`
    return { klinik_id: await insertKlinik(db, { nama, alamat: null, petunjuk: null, zona, ...place }), nama }
  }

  async function bidang() {
    const nama = `Bidang ${unikat()}`
    return { id: await make.spesialisasi(nama), nama }
  }

  /** Consultations one a day, backward from a date, each at nine; as if they had been booked long ago. */
  async function konsultasiLampau(
    of: { user_id: number; profesional_id: number; jadwal_tenaga_id: number },
    tanggal: Tanggal[],
    change: { status?: string; keluhan?: (n: number) => string; balasan?: string } = {},
  ): Promise<number[]> {
    const { status = 'selesai', keluhan = (n: number) => `Keluhan ${n}`, balasan } = change
    return Promise.all(tanggal.map((t, n) => make.konsultasi(of, { tanggal: t, status, keluhan: keluhan(n), balasan })))
  }

  async function ulasan(
    of: { jadwal_id: number; profesional_id: number; user_id: number },
    rating: number,
    komentar: string,
  ) {
    await insertFeedback(db, seal, { ...of, rating, komentar }, clock())
  }

  /**
   * Ends every session of a person, as an expiry does, and returns when the server refuses them; the browser learns it at
   * its next call. The server caches sessions and receives the event shortly after the commit: one more session, which it
   * has seen and which ends with the others, shows when it has.
   */
  async function endSessions(user_id: number) {
    const headers = { authorization: `Bearer ${await make.signIn(user_id)}` }
    const address = `${product.url}${getUser.path}?id=${user_id}`
    const isKnown = async () => (await fetch(address, { headers })).status !== 401
    if (!(await isKnown())) throw new Error('a session that was just made is not known')
    await db.rows(sql`delete from auth_session where user_id = ${user_id}`)
    while (await isKnown()) await sleep(10)
  }
  const deactivate = (user_id: number) =>
    db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${user_id}`)
  const becomes = (user_id: number, level: LevelId) =>
    db.rows(sql`update users set level_id = ${level} where user_id = ${user_id}`)
  /** Dates an account after everything that other tests do on the same day, such as exports of all accounts. */
  const dibuatBesok = (user_id: number) =>
    db.rows(sql`update users set created_at = created_at + interval '1 day' where user_id = ${user_id}`)
  /** A duty that the person gave to themself. */
  const tugas = (user_id: number, kata: KataTugas) =>
    db.rows(sql`insert into tugas (user_id, tugas, sejak, oleh) values (${user_id}, ${kata}, now(), ${user_id})`)
  /** An incident whose deadline has passed, and whose letters are not written yet. */
  const insiden = async (): Promise<number> => {
    const row = await db.row<{ id: number }>(sql`
      insert into insiden (judul, tingkat, diketahui_pada, batas, dibuka_pada)
      values (${`Laptop hilang ${unikat()}`}, 'sedang', '2026-11-16T08:00:00+07:00', '2026-11-19T08:00:00+07:00', '2026-11-16T09:00:00+07:00')
      returning insiden_id as id`)
    return row?.id ?? 0
  }
  /** A patient with a medical record whose account was erased. */
  const terhapus = () => makeTerhapus({ db, seal, clock, make })
  /** So many bookings of the week of this Monday named the reason with this word. */
  const hitunganAlasan = (kata: string, minggu: Tanggal, jumlah: number) =>
    db.rows(
      sql`insert into hitungan_alasan select ${minggu}::date, alasan_id, ${jumlah}::int from alasan where kata = ${kata}`,
    )
  const countKonsultasi = async (user_id: number) => {
    const row = await db.row<{ n: number }>(sql`select count(*)::int as n from konsultasi where user_id = ${user_id}`)
    return row?.n ?? 0
  }

  const idOf = async (email: string): Promise<number> => {
    const row = await db.row<{ user_id: number }>(sql`select user_id from users where email = ${email}`)
    if (!row) throw new Error(`no account has the address ${email}`)
    return row.user_id
  }

  /** Where a link of a reminder leads. */
  /**
   * The code that the authenticator app of a person shows now, by the clock of the product when it last asked for one. `next`: the
   * one after it, which is accepted too, where the present one was used.
   */
  async function kode(user_id: number, rahasia: string, { next = false } = {}): Promise<string> {
    const row = await db.row<{ pada: string }>(sql`
      select greatest(t.dibuat, max(k.berlaku_sampai) - make_interval(mins => ${TIKET_KEDUA_MENIT})) as pada
      from totp t left join tiket_kedua k using (user_id) where t.user_id = ${user_id} group by t.user_id`)
    if (!row) throw new Error('there is no secret')
    return codeAt(rahasia, new Date(new Date(row.pada).getTime() + (next ? KODE_DETIK * 1000 : 0)))
  }

  const tautan = (tujuan: TujuanTautan, jadwal_id: number, mulai: Date): string =>
    `/tautan#${makeTautan(seal).sign({ tujuan, jadwal_id, mulai, tanda: 0 })}`

  /** A mail about a login that was given up after some tries, as a mail server's refusal leaves it. */
  const suratGagal = (user_id: number, galat: string) =>
    db.rows(sql`
      insert into surat (jenis, user_id, perangkat, peristiwa_id, status, percobaan, galat, created_at, sejak)
      values ('masuk', ${user_id}, 'Chrome di Android', ${-user_id}, 'gagal', 3, ${galat}, ${isoWib(clock())}, ${isoWib(clock())})`)
  /** When a request was made, and until when it is to be answered; instants as text. */
  const janji = (jadwal_id: number, diminta_pada: string, jawab_sebelum: string) =>
    db.rows(sql`
      update konsultasi set diminta_pada = ${diminta_pada}, jawab_sebelum = ${jawab_sebelum} where jadwal_id = ${jadwal_id}`)
  /** Notices about a consultation, read and unread in turn, the newest last. */
  async function kabar(user_id: number, jadwal_id: number, jenis: readonly JenisPemberitahuan[]) {
    for (const [n, satu] of jenis.entries())
      await db.rows(sql`
        insert into pemberitahuan (user_id, jenis, jadwal_id, mulai, peristiwa_id, dibaca_pada, created_at)
        select ${user_id}, ${satu}, jadwal_id, mulai, ${-jadwal_id * 100 - n},
          case when ${n % 2 === 1} then ${isoWib(clock())}::timestamptz end, ${isoWib(clock())}
        from konsultasi where jadwal_id = ${jadwal_id}`)
  }

  /**
   * Returns when all that is recorded in the trail by now is chained, a second or two later. Pages show what is chained, and
   * do not fetch it again by themselves.
   */
  async function untilJejakChained() {
    const newest = await db.row<{ baru_id: number | null }>(sql`select max(baru_id) as baru_id from jejak_baru`)
    const isWaiting = async () =>
      (await db.rows(sql`select from jejak_baru where baru_id <= ${newest?.baru_id ?? null} limit 1`)).length > 0
    while (await isWaiting()) await sleep(50)
  }

  const { sesi, konsultasi } = make
  const close = () => db.close()
  return {
    klinik,
    orang,
    tenaga,
    bidang,
    sesi,
    konsultasi,
    konsultasiLampau,
    ulasan,
    endSessions,
    deactivate,
    hitunganAlasan,
    countKonsultasi,
    idOf,
    becomes,
    dibuatBesok,
    tugas,
    insiden,
    terhapus,
    suratGagal,
    janji,
    kabar,
    tautan,
    kode,
    untilJejakChained,
    close,
  }
}
export type Clinic = ReturnType<typeof openClinic>
