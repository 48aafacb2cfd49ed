import { addDays, tanggalWib, weekday } from '@sehati/contract/base/waktu'
import { bookableDates } from '@sehati/contract/schedule/jendela.rules'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { listKonsultasi } from '../consultation/konsultasi/konsultasi.store.ts'
import { withNomor } from '../people/user/nomor-bpjs.ts'
import { hariLibur } from './content/hari-libur.ts'
import { keluhanPer } from './content/keluhan-per-spesialisasi.ts'
import type { NamaSpesialisasi } from './content/spesialisasi.ts'
import { seedDemo } from './seed.ts'
import { isServiceDay } from './service-days.ts'

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'

async function seededAt(moment: string) {
  const now = new Date(moment)
  const { db, seal } = await startServer()
  await seedDemo(db, seal, now, HASH)
  const all = (await listKonsultasi(db, {})).map(({ keluhan, initial_consult, ...k }) => ({
    ...withNomor(seal, k),
    keluhan: keluhan ? seal.open(`konsultasi.keluhan:${k.jadwal_id}`, keluhan) : '',
    initial_consult: initial_consult ? seal.open(`konsultasi.initial_consult:${k.jadwal_id}`, initial_consult) : null,
  }))
  const isPast = (k: { tanggal: string }) => new Date(k.tanggal) <= now
  const idOf = async (email: string) =>
    (await db.row<{ id: number }>(sql`select user_id as id from users where email = ${email}`))?.id ?? 0
  return { now, today: tanggalWib(now), db, all, past: all.filter(isPast), ahead: all.filter((k) => !isPast(k)), idOf }
}

const moments = {
  'Monday morning': await seededAt('2026-11-23T07:00:00+07:00'),
  'Wednesday noon': await seededAt('2026-11-25T12:20:00+07:00'),
  'Friday evening': await seededAt('2026-11-27T20:30:00+07:00'),
  Sunday: await seededAt('2026-11-29T10:00:00+07:00'),
  'New Year': await seededAt('2027-01-01T09:00:00+07:00'),
}

const share = <T>(list: T[], of: (item: T) => boolean) => list.filter(of).length / list.length
const within = (min: number, max: number) => (n: number) => n >= min && n <= max
/** What professionals book was no request. */
const isAsked = ({ lanjutan_dari }: { lanjutan_dari: number | null }) => lanjutan_dari === null
const isOpen = ({ status }: { status: string }) => status === 'diajukan' || status === 'menunggu'

describe.each(Object.entries(moments))('demo data made on a %s', (_, { now, today, db, all, past, ahead, idOf }) => {
  const count = async (table: ReturnType<typeof sql>) =>
    (await db.row<{ n: number }>(sql`select count(*)::int as n from ${table}`))?.n

  test('has the clinic: fields, people, weekly sessions', async () => {
    expect(await count(sql`spesialisasi`)).toBe(15)
    expect(await count(sql`tenaga_profesional`)).toBe(22)
    expect(await count(sql`users where level_id = 1`)).toBe(2)
    expect(await count(sql`users where level_id in (4, 5)`)).toBe(22)
    expect(await count(sql`users where level_id = 4`)).toBeGreaterThanOrEqual(5)
    expect(await count(sql`users where status_user = 'nonaktif'`)).toBe(1)
    expect(await count(sql`users where no_bpjs_segel is null`)).toBe(1)
    expect(await count(sql`users where name !~ ' '`)).toBeGreaterThanOrEqual(1)
    const weeks = await db.rows<{ n: number; closed: number }>(
      sql`select count(*)::int as n, count(*) filter (where not is_available)::int as closed from jadwal_tenaga
        where berlaku_dari is null group by profesional_id`,
    )
    expect(weeks).toHaveLength(22)
    expect(Math.min(...weeks.map(({ n }) => n))).toBeGreaterThanOrEqual(4)
    expect(Math.max(...weeks.map(({ n }) => n))).toBeLessThanOrEqual(10)
    expect(weeks.filter(({ closed }) => closed > 0).length).toBeGreaterThanOrEqual(3)
    expect(await count(sql`jadwal_tenaga where hari = 'Jumat' and jam_mulai = '13:30'`)).toBeGreaterThanOrEqual(1)
    expect(await count(sql`jadwal_tenaga where jam_mulai >= '16:00'`)).toBeGreaterThanOrEqual(10)
  })

  test('has an amended note, an emergency access that was reviewed, and one that waits, each in the trail', async () => {
    expect(await count(sql`rekam where jenis = 'terbatas'`)).toBe(2)
    expect(await count(sql`rekam r join jejak_baru j on j.sidik = r.sidik and j.tindakan = 'tandatangan'`)).toBe(2)
    expect(await count(sql`jaga where mulai <= ${now} and selesai > ${now}`)).toBe(1)
    expect(await count(sql`peringatan where ditutup_pada is null and diakui_pada is not null`)).toBe(1)
    expect(await count(sql`peringatan where ditutup_pada is not null`)).toBe(1)
    expect(await count(sql`buka_darurat`)).toBe(2)
    expect(await count(sql`tinjauan_darurat`)).toBe(1)
    expect(
      await count(sql`buka_darurat where tinjau_sebelum > ${now} or buka_id in (select buka_id from tinjauan_darurat)`),
    ).toBe(2)
    expect(await count(sql`buka_darurat b join jejak_baru j on j.buka_id = b.buka_id and j.tindakan = 'lihat'`)).toBe(2)
  })

  test('is a plausible course of events', () => {
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(share(past, ({ status }) => status === 'selesai' || status === 'dibatalkan')).toBeGreaterThanOrEqual(0.95)
    expect(share(past, ({ status }) => status === 'dibatalkan')).toBeLessThan(0.2)
    expect(new Set(ahead.map(({ status }) => status))).toEqual(
      new Set(['diajukan', 'menunggu', 'disetujui', 'dibatalkan']),
    )
    const done = all.filter(({ status }) => status === 'selesai')
    expect(share(done, ({ has_feedback }) => has_feedback)).toSatisfy(within(0.52, 0.68))
    expect(share(all, ({ metode_konsultasi }) => metode_konsultasi === 'online')).toSatisfy(within(0.62, 0.78))
    expect(share(all, ({ use_bpjs }) => use_bpjs === 1)).toSatisfy(within(0.47, 0.63))
    expect(all.filter((k) => k.use_bpjs === 1 && k.no_bpjs === null)).toEqual([])
  })

  test('keeps to service days, at most 60 back and 5 ahead', () => {
    const days = [...new Set(all.filter(isAsked).map(({ tanggal }) => tanggal.slice(0, 10)))]
    expect(days.filter((day) => !isServiceDay(day))).toEqual([])
    const between = (from: string, to: string) => {
      let n = 0
      for (let day = from; day < to; day = addDays(day, 1)) if (isServiceDay(day)) n++
      return n
    }
    const sorted = days.sort()
    expect(between(sorted[0] ?? '', today)).toBeLessThanOrEqual(60)
    expect(between(addDays(today, 1), addDays(sorted.at(-1) ?? '', 1))).toBeLessThanOrEqual(5)
  })

  test('has one professional on leave next month, without bookings on those days', async () => {
    const leave = await db.rows<{ dari: string; sampai: string; booked: number }>(sql`
      select dari, sampai, (select count(*)::int from konsultasi k where k.profesional_id = c.profesional_id
        and k.mulai::date between c.dari and c.sampai) as booked
      from cuti c where jam_dari is null`)
    expect(leave).toHaveLength(1)
    const [{ dari, sampai, booked }] = leave as [(typeof leave)[number]]
    const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
    expect([months(dari) - months(today), weekday(dari), booked]).toEqual([1, 1, 0])
    expect(sampai).toBe(addDays(dari, 4))
  })

  test('has types that the printed professionals offer: a short one, and one of 50 minutes with a pause and a quota', async () => {
    const offered = await db.rows(sql`
      select email, l.nama_level as nama, k.bidang as jenis, k.menit, k.jeda_sesudah as jeda, k.batas_semester as batas
      from jenis_tenaga join jenis_konsultasi k using (jenis_id) join tenaga_profesional using (profesional_id)
        join users u using (user_id) join level l using (level_id)
      where email like '%@sehati.test' order by k.menit`)
    expect(offered).toEqual([
      { email: 'dokter@sehati.test', nama: 'dokter', jenis: 'dokter', menit: 10, jeda: 0, batas: null },
      { email: 'psikolog@sehati.test', nama: 'psikolog', jenis: 'psikolog', menit: 50, jeda: 10, batas: 6 },
    ])
    expect(await count(sql`jenis_tenaga`)).toBeGreaterThan(6)
    expect(await count(sql`semester where ${today}::date between dari and sampai`)).toBe(1)
  })

  test('has a second clinic in WITA, whose psychologist keeps sessions back for an urgent type', async () => {
    const sessions = await db.rows(sql`
      select c.zona, j.zona as jam, l.nama_level as nama, count(*)::int as n, count(*) filter (where j.cadangan)::int as cadangan,
        exists (select from jenis_tenaga x join jenis_konsultasi k using (jenis_id)
          where x.profesional_id = t.profesional_id and k.mendesak) as mendesak
      from klinik c join tenaga_profesional t using (klinik_id) join jadwal_tenaga j using (profesional_id)
        join users u using (user_id) join level l using (level_id)
      where c.zona <> 7 group by c.zona, j.zona, l.nama_level, t.profesional_id order by l.nama_level`)
    expect(sessions).toEqual([
      { zona: 8, jam: 8, nama: 'dokter', n: 7, cadangan: 0, mendesak: true },
      { zona: 8, jam: 8, nama: 'psikolog', n: 9, cadangan: 3, mendesak: true },
    ])
    expect(await count(sql`tempat where jenis = 'tahan'`)).toBe(0)
  })

  test('has a session on one date, and a closed hour on a day that keeps slots, both soon', async () => {
    const extra = await db.rows<{ email: string; tanggal: string }>(sql`
      select email, berlaku_dari as tanggal from jadwal_tenaga join tenaga_profesional using (profesional_id) join users using (user_id)
      where berlaku_dari = berlaku_sampai and is_available`)
    expect(extra.map(({ email }) => email)).toEqual(['dokter@sehati.test'])
    const closed = await db.rows<{ email: string; tanggal: string; booked: number; sessions: number }>(sql`
      select email, c.dari as tanggal,
        (select count(*)::int from konsultasi k where k.profesional_id = c.profesional_id and k.status <> 'dibatalkan'
          and tstzrange(k.mulai, k.selesai) && tstzrange(c.dari + c.jam_dari, c.sampai + c.jam_sampai)) as booked,
        (select count(*)::int from jadwal_tenaga j where j.profesional_id = c.profesional_id and j.jam_mulai = c.jam_dari
          and j.jam_selesai = c.jam_sampai and j.is_available) as sessions
      from cuti c join tenaga_profesional using (profesional_id) join users using (user_id)
      where c.jam_dari is not null and c.dari = c.sampai`)
    expect(closed).toMatchObject([{ email: 'psikolog@sehati.test', booked: 0 }])
    expect(closed[0]?.sessions).toBeGreaterThan(0)
    for (const { tanggal } of [...extra, ...closed]) {
      expect(isServiceDay(tanggal)).toBe(true)
      expect(tanggal > today && tanggal <= addDays(today, 14)).toBe(true)
    }
  })

  test('has complaints of the field, and replies that belong to them', () => {
    for (const k of all.filter(isAsked)) {
      const known = keluhanPer[k.nama_spesialisasi as NamaSpesialisasi].find(({ keluhan }) => keluhan === k.keluhan)
      expect(known, k.keluhan).toBeDefined()
      if (k.status === 'diajukan') expect(k.initial_consult).toBeNull()
      else if (k.status !== 'dibatalkan') expect(k.initial_consult).toBe(known?.balasan)
    }
    expect(new Set(all.map(({ keluhan }) => keluhan)).size).toBeGreaterThanOrEqual(80)
  })

  test('records every step in the order of time, from a request at least a day before', async () => {
    const steps = await db.rows<{ jadwal_id: number; dari: string | null; ke: string; oleh: number; waktu: string }>(
      sql`select jadwal_id, dari, ke, oleh, waktu from riwayat_status order by riwayat_id`,
    )
    const stories = Map.groupBy(steps, ({ jadwal_id }) => jadwal_id)
    const staff = new Map(
      (
        await db.rows<{ profesional_id: number; user_id: number }>(
          sql`select profesional_id, user_id from tenaga_profesional`,
        )
      ).map((t) => [t.profesional_id, t.user_id]),
    )
    expect(stories.size).toBe(all.length)
    for (const k of all) {
      const story = stories.get(k.jadwal_id) ?? []
      expect(story[0]).toMatchObject({ dari: null, ke: isAsked(k) ? 'diajukan' : 'disetujui', waktu: k.created_at })
      expect(story.at(-1)).toMatchObject({ ke: k.status, waktu: k.updated_at })
      const times = story.map(({ waktu }) => waktu)
      expect(times).toEqual([...times].sort())
      expect(new Date(k.updated_at).getTime()).toBeLessThanOrEqual(now.getTime())
      const movers = story.slice(1).map((step) => [step.ke, step.oleh])
      const professional = staff.get(k.profesional_id)
      for (const [ke, oleh] of movers)
        expect(oleh === professional || (ke === 'dibatalkan' && oleh === k.user_id)).toBe(true)
      if (k.status !== 'selesai') expect(k.updated_at < k.tanggal).toBe(true)
      else expect(k.updated_at >= `${k.tanggal.slice(0, 11)}${k.jam_selesai}+07:00`).toBe(true)
      const daysBefore = (Date.parse(k.tanggal.slice(0, 10)) - Date.parse(k.created_at.slice(0, 10))) / 86_400_000
      expect(daysBefore).toBeGreaterThanOrEqual(1)
      if (new Date(k.tanggal) <= now) expect(daysBefore).toBeLessThanOrEqual(5)
    }
  })

  test('gives the printed patients pages, statuses, reviews to write and professionals to book', async () => {
    for (const email of ['user@sehati.test', 'karyawan@sehati.test']) {
      const user_id = await idOf(email)
      const own = all.filter((k) => k.user_id === user_id)
      expect(own.length, email).toBeGreaterThan(10)
      expect(new Set(own.map(({ status }) => status)), email).toEqual(
        new Set(['diajukan', 'menunggu', 'disetujui', 'dibatalkan', 'selesai']),
      )
      expect(own.filter((k) => k.status === 'selesai' && !k.has_feedback).length, email).toBeGreaterThanOrEqual(3)
      expect(own.filter((k) => k.has_feedback).length, email).toBeGreaterThanOrEqual(3)
      expect(own.filter(isOpen).length, email).toBeLessThanOrEqual(2)
    }
  })

  test('gives the printed professionals lists, unanswered requests ahead and reviews', () => {
    for (const [name, least] of [
      ['dr. Sekarwangi Adiluhung', 38],
      ['Ayudya Larasmaya, M.Psi., Psikolog', 30],
    ] as const) {
      const own = all.filter(({ nama_profesional }) => nama_profesional === name)
      expect(own.length, name).toBeGreaterThanOrEqual(least)
      expect(own.filter((k) => k.status === 'diajukan' && ahead.includes(k)).length, name).toBeGreaterThanOrEqual(1)
      expect(own.filter((k) => k.has_feedback).length, name).toBeGreaterThanOrEqual(8)
    }
  })

  test('leaves the user a good choice on every service day that can be booked', async () => {
    const user_id = await idOf('user@sehati.test')
    for (const tanggal of bookableDates(today).filter((day) => day > today && isServiceDay(day))) {
      const free = await db.rows<{ profesional_id: number; late: boolean }>(sql`
        select j.profesional_id, bool_or(j.jam_mulai >= '15:00') as late from jadwal_tenaga j
        where j.is_available
          and j.hari = (array['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'])[1 + extract(dow from ${tanggal}::date)]
          and not exists (select from konsultasi k where k.status <> 'dibatalkan' and tstzrange(k.mulai, k.selesai)
              && tstzrange(${tanggal}::date + j.jam_mulai, ${tanggal}::date + j.jam_selesai)
              and (k.profesional_id = j.profesional_id or k.user_id = ${user_id}))
          and not exists (select from konsultasi k where k.user_id = ${user_id} and k.profesional_id = j.profesional_id
              and k.status in ('diajukan', 'menunggu'))
        group by 1`)
      expect(free.length, tanggal).toBeGreaterThanOrEqual(8)
      expect(free.filter(({ late }) => late).length, tanggal).toBeGreaterThanOrEqual(2)
    }
  })

  test('counts reviews where they are shown', async () => {
    const rows = await db.rows<{ jumlah_ulasan: number; total_rating: number; n: number; total: number }>(sql`
      select t.jumlah_ulasan, t.total_rating, count(f)::int as n, coalesce(sum(f.rating), 0)::int as total
      from tenaga_profesional t left join feedback f using (profesional_id) group by t.profesional_id`)
    for (const row of rows) expect([row.jumlah_ulasan, row.total_rating]).toEqual([row.n, row.total])
    expect(rows.filter(({ n }) => n > 0).length).toBeGreaterThanOrEqual(18)
    expect(
      await count(
        sql`feedback f join konsultasi k using (jadwal_id) where f.created_at < k.selesai or f.created_at > ${now}`,
      ),
    ).toBe(0)
  })

  test('keeps no complaint in plain text', async () => {
    const rows = await db.rows<{ text: string }>(sql`
      select concat_ws(' ', encode(keluhan, 'escape'), encode(initial_consult, 'escape'), encode(alasan_batal, 'escape'),
        keluhan::text, k::text) as text from konsultasi k`)
    const stored = rows.map(({ text }) => text).join('\n')
    const words = Object.values(keluhanPer).flat()
    expect(words.filter((w) => stored.includes(w.keluhan) || stored.includes(w.balasan))).toEqual([])
    const hex = words.filter((w) => stored.includes(Buffer.from(w.keluhan).toString('hex')))
    expect(hex).toEqual([])
  })
})

test('its holidays are those of the product', async () => {
  const { db } = moments['Monday morning']
  const rows = await db.rows<{ tanggal: string }>(
    sql`select tanggal from hari_libur where not buka and extract(isodow from tanggal) <= 5`,
  )
  expect(new Set(rows.map(({ tanggal }) => tanggal))).toEqual(hariLibur)
})

test('the same moment makes the same data', async () => {
  const again = await seededAt('2026-11-23T07:00:00+07:00')
  expect(again.all).toEqual(moments['Monday morning'].all)
})
