import { randomBytes, randomUUID } from 'node:crypto'
import { addDays, hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import type { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import { inviteUser } from '@sehati/contract/people/auth.endpoints'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { makeTautan } from '../../src/booking/tautan/tautan.ts'
import { putDraf } from '../../src/care/rekam/rekam.store.ts'
import { makeTautanBerhenti } from '../../src/channel/pemberitahuan/tautan-berhenti.ts'
import { insertTautanEmail, putGantiEmail } from '../../src/people/auth/ganti-email.store.ts'
import { insertReset } from '../../src/people/auth/reset.store.ts'
import { insertTautanUndangan } from '../../src/people/auth/undangan.store.ts'
import { insertPeristiwa } from '../../src/record/peristiwa/peristiwa.store.ts'
import { makeRelay } from '../jobs.ts'
import { startPenyedia } from '../penyedia.ts'
import { startServer } from '../server.ts'
import { formOf } from '../upload.ts'

export const PUBLIC_URL = 'https://klinik.kampus.test'
export const WEDNESDAY = '2026-11-25'
const videoRelay = { urls: ['turn:turn.kampus.test:3478'], secret: 'rahasia-relay-klinik', hanyaRelay: true }
/** The WhatsApp account of the clinic. */
export const whatsapp = {
  phoneNumberId: '106540352242922',
  appSecret: 'rahasia-aplikasi-uji',
  verifyToken: 'kata-verifikasi-uji',
}
/** The day for holidays; everything else happens on other days. */
export const TUESDAY = '2026-11-24'
const two = (n: number) => String(n).padStart(2, '0')
/** The n-th half hour from 06:00 on. */
const halfHour = (n: number) => ({
  jam_mulai: `${two(6 + Math.floor(n / 2))}:${n % 2 ? '30' : '00'}:00`,
  jam_selesai: `${two(6 + Math.floor((n + 1) / 2))}:${n % 2 ? '00' : '30'}:00`,
})
let lastDay: Tanggal = '2000-01-01'
const past = (n: number) => `2026-10-${two(n + 1)}` as const

/**
 * A whole clinic with `size` of everything that a list can show: people, professionals and their
 * sessions, consultations of one patient with one professional, messages, reviews, notices, mails, leave, devices.
 */
export async function openClinic(size: number, options: Parameters<typeof startServer>[0] = {}) {
  const penyedia = await startPenyedia(PUBLIC_URL)
  const server = await startServer({
    publicUrl: PUBLIC_URL,
    penyedia: [penyedia.setting],
    push: { kunci: 'kunci', asalLain: [] },
    videoRelay,
    whatsapp,
    ...options,
  })
  const { db, make, call, clock, seal } = server
  const many = <T>(of: (n: number) => Promise<T>): Promise<[T, ...T[]]> =>
    Array.from({ length: size }, (_, n) => n).reduce<Promise<T[]>>(
      async (all, n) => [...(await all), await of(n)],
      Promise.resolve([]),
    ) as Promise<[T, ...T[]]>

  const admin = await make.person(1)
  const patient = await make.person(5, { no_bpjs: '0001112223334' })
  const tenaga = await make.profesional(2)
  const { profesional_id } = tenaga
  const sessions = await many((n) => make.sesi(profesional_id, { sesi: n + 1, ...halfHour(n) }))
  const of = (n: number) => ({
    user_id: patient.user_id,
    profesional_id,
    jadwal_tenaga_id: sessions[n % size]?.id as number,
  })

  const done = await many(async (n) => {
    const id = await make.konsultasi(of(n), {
      tanggal: past(n),
      status: 'selesai',
      balasan: 'Istirahat',
      ...halfHour(n),
    })
    await call(patient, insertFeedback, { body: { jadwal_id: id, rating: 5, komentar: 'Baik' } })
    return id
  })
  const [live] = await many((n) => make.konsultasi(of(n), { tanggal: WEDNESDAY, status: 'disetujui', ...halfHour(n) }))
  const berkas = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const messages = await many((n) =>
    make.pesan({ jadwal_id: live, pengirim_id: n % 2 ? patient.user_id : tenaga.user_id }, { berkas }),
  )
  const mine = await make.pesan({ jadwal_id: live, pengirim_id: patient.user_id }, { berkas })
  for (const who of [patient, tenaga]) await many(() => make.signIn(who.user_id))
  for (const who of [patient, tenaga]) await make.foto(who.user_id)
  await many(async (n) => {
    const other = await make.booked(await make.person(5), { tanggal: past(n), status: 'disetujui' })
    const evening = { hari: 'Kamis', jam_mulai: '20:00:00', jam_selesai: '21:00:00', sesi: 9 } as const
    await make.sesi(other.tenaga.profesional_id, evening)
    await db.rows(sql`
      insert into hari_libur (tanggal, nama, jenis) values (${`2026-12-${two(n + 1)}`}, ${`Libur ${n}`}, 'libur kampus')`)
  })
  const [cuti] = await many((n) =>
    make.cuti(profesional_id, { dari: `2027-01-${two(n * 2 + 1)}`, sampai: `2027-01-${two(n * 2 + 1)}` }),
  )
  // A consultation of psychology with notes of many versions, which its client has let many professionals read.
  const psikolog = await make.profesional(3)
  const room = await make.sesi(psikolog.profesional_id)
  const ids = { user_id: patient.user_id, profesional_id: psikolog.profesional_id, jadwal_tenaga_id: room.id }
  const noted = {
    patient,
    tenaga: psikolog,
    jadwal_id: await make.konsultasi(ids, { tanggal: past(0), status: 'selesai' }),
  }
  await many(async (n) => {
    const of = { jadwal_id: noted.jadwal_id, penulis_id: psikolog.user_id }
    const change = { versi: n + 1, alasan: n ? 'Salah ketik' : null }
    await make.rekam(of, { jenis: 'lengkap', ...change })
    const rekam_id = await make.rekam(of, change)
    await db.rows(sql`insert into rekam_rilis values (${rekam_id}, ${psikolog.user_id}, now())`)
    await make.izinRekam({ jadwal_id: noted.jadwal_id, kepada: (await make.profesional(2)).profesional_id })
    const other = await make.booked(await make.person(5), { level_id: 3, tanggal: past(n) })
    await make.izinRekam({ jadwal_id: other.jadwal_id, kepada: profesional_id })
  })
  const { relay } = makeRelay(server)
  await many(() =>
    insertPeristiwa(db, { jenis: 'masuk', user_id: patient.user_id, isi: { perangkat: 'Uji' } }, clock()),
  )
  for (let round = 0; round < 3; round++) await relay()
  await db.rows(sql`update surat set status = 'gagal'`)
  // Plans and numbers of statements must be those of a server that has been running for a while.
  await db.rows(sql`analyze`)
  const surat = (await db.row<{ id: string }>(sql`select surat_id as id from surat limit 1`))?.id as string
  const notice = (await db.row<{ id: number }>(sql`select max(pemberitahuan_id)::int as id from pemberitahuan`))
    ?.id as number

  return {
    ...{
      ...server,
      size,
      admin,
      patient,
      tenaga,
      profesional_id,
      sessions,
      done,
      live,
      messages,
      mine,
      cuti,
      surat,
      notice,
      noted,
    },
    many,
    halfHour,
    /** A patient's consultation of their own on Wednesday at nine, with a professional of its own. */
    booked: async (status = 'disetujui') => {
      const who = await make.person(5)
      return { who, ...(await make.booked(who, { status })) }
    },
    /** A consultation of psychology, with a draft of its full note where one is wanted. */
    psikologi: async ({ draf = false } = {}) => {
      const who = await make.person(5)
      const { tenaga, jadwal_id } = await make.booked(who, { level_id: 3 })
      if (draf) await putDraf(db, seal, jadwal_id, { jenis: 'lengkap', isi: 'Tenang', dasar_versi: 0 }, clock())
      return { who, tenaga, jadwal_id }
    },
    /** A professional with this many consultations on one day. */
    stranded: async (tanggal: Tanggal = WEDNESDAY) => {
      const who = await make.profesional()
      const all = await many(async (n) => {
        const session = await make.sesi(who.profesional_id, { hari: hariOf(tanggal), sesi: n + 1, ...halfHour(n) })
        const { user_id } = await make.person(5)
        const ids = { user_id, profesional_id: who.profesional_id, jadwal_tenaga_id: session.id }
        return make.konsultasi(ids, { status: 'disetujui', tanggal, ...halfHour(n) })
      })
      return { who, all }
    },
    /** A user with this many sessions. */
    everywhere: async () => {
      const who = await make.person(5)
      await many(() => make.signIn(who.user_id))
      return who
    },
    /** An invited person, and the token of the invitation. */
    invited: async () => {
      const { data } = await call(admin, inviteUser, { body: { name: 'Undangan', email: `${randomUUID()}@uji.test` } })
      const { user_id } = data as { user_id: number }
      const row = await db.row<{ id: number }>(
        sql`select peristiwa_id::int as id from undangan where user_id = ${user_id}`,
      )
      const token = await insertTautanUndangan(db, { user_id, peristiwa_id: row?.id as number })
      return { user_id, token }
    },
    resetOf: (user_id: number) => insertReset(db, user_id, clock()),
    /** The link to another e-mail that this person requests. */
    emailOf: async ({ user_id }: { user_id: number }) => {
      const sesi_hash = randomBytes(32)
      const email = `pindah${user_id}@uji.test`
      await putGantiEmail(db, { user_id, email, sesi_hash }, clock())
      return insertTautanEmail(db, { user_id, email })
    },
    /** A semester of one day, long past. */
    semester: async () => {
      lastDay = addDays(lastDay, -1)
      const row = await db.row<{ id: number }>(sql`
        insert into semester (nama, dari, sampai) values (${lastDay}, ${lastDay}, ${lastDay}) returning semester_id as id`)
      return row?.id as number
    },
    /** A clinic without professionals. */
    klinik: async () => {
      const row = await db.row<{ id: number }>(
        sql`insert into klinik (nama) values (${randomUUID()}) returning klinik_id as id`,
      )
      return row?.id as number
    },
    /** A free session on Wednesday. */
    free: async () => make.sesi((await make.profesional()).profesional_id),
    /** Another time with the same professional. */
    later: async (of: { profesional_id: number }) => {
      const { id } = await make.sesi(of.profesional_id, { hari: 'Kamis' })
      return { jadwal_tenaga_id: id, tanggal: '2026-11-26' }
    },
    /** A holiday on a day that strands this many consultations. */
    holiday: async () => {
      const row = await db.row<{ id: number }>(sql`
        insert into hari_libur (tanggal, nama, jenis) values (${TUESDAY}, 'Dies', 'libur kampus')
        on conflict (tanggal) do update set nama = excluded.nama returning libur_id as id`)
      return row?.id as number
    },
    unsubscribe: ({ user_id }: { user_id: number }) =>
      makeTautanBerhenti(seal).sign({ user_id, jenis: 'balasan', alamat_tanda: 0 }),
    link: (tujuan: TujuanTautan, jadwal_id: number) =>
      makeTautan(seal).sign({ tujuan, jadwal_id, mulai: new Date(`${WEDNESDAY}T09:00:00+07:00`), tanda: 0 }),
    form: (field: string) => formOf(berkas, { field, name: 'a.png', isian: { client_id: randomUUID() } }),
    call,
    penyedia,
  }
}
export type Clinic = Awaited<ReturnType<typeof openClinic>>
