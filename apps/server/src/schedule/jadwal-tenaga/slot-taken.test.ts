import { MAX_SLOT_TERDEKAT } from '@sehati/contract/base/constants'
import { addDays, hariOf, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { bookableDates } from '@sehati/contract/schedule/jendela.rules'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { fc } from '../../../test/cases.ts'
import { START, startServer } from '../../../test/server.ts'
import { listSlotTanggal } from './jadwal-tenaga.store.ts'
import { listHariFacts, listSlotTerdekat, listSlotTerdekatTenaga } from './ketersediaan.store.ts'
import { insertPlaces } from './tempat.store.ts'

const { db, make } = await startServer()

const MONDAY = '2026-11-23'
const HOUR_MS = 3_600_000
const days = Array.from({ length: 14 }, (_, n) => addDays(MONDAY, n))

/** Half hours, so that edges touch often; a consultation may also start the day before, and cross midnight. */
const times = fc.uniqueArray(fc.integer({ min: 0, max: 46 }), { minLength: 2, maxLength: 12 })
const held = fc.record({
  day: fc.integer({ min: -1, max: 14 }),
  from: fc.integer({ min: 0, max: 47 }),
  length: fc.constantFrom(1, 1, 2, 2, 3, 20, 47),
  status: fc.constantFrom('diajukan', 'menunggu', 'disetujui', 'selesai', 'dibatalkan'),
})
const week = fc.record({
  times,
  closed: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 6 }),
  held: fc.array(held, { minLength: 4, maxLength: 40 }),
  leave: fc.option(fc.record({ from: fc.integer({ min: 0, max: 13 }), days: fc.integer({ min: 0, max: 4 }) })),
  holidays: fc.array(fc.record({ day: fc.integer({ min: 0, max: 13 }), buka: fc.boolean() }), { maxLength: 2 }),
  now: fc.integer({ min: 0, max: 60 }),
})
type Week = typeof week extends fc.Arbitrary<infer T> ? T : never

/**
 * Sessions of an hour from eight on, some of Tuesday's booked. Tried in any case: random weeks alone may have too few taken or free
 * sessions to compare.
 */
const plainWeek = (hours: number): Week => ({
  times: Array.from({ length: hours + 1 }, (_, n) => 16 + 2 * n),
  closed: [],
  held: [16, 18, 20].map((from) => ({ day: 1, from, length: 2, status: 'disetujui' })),
  leave: null,
  holidays: [],
  now: 0,
})

const clock = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}:00` as const

const close = async (holidays: Week['holidays']): Promise<void> => {
  for (const { day, buka } of holidays)
    await db.rows(sql`
      insert into hari_libur (tanggal, nama, jenis, buka) values (${addDays(MONDAY, day)}, 'Libur', 'libur kampus', ${buka})
      on conflict do nothing`)
}

/** A professional with random sessions, bookings, leave and holidays; bookings that would overlap are left out. */
async function lay({ times, closed, held, leave, holidays }: Week): Promise<number> {
  const { profesional_id } = await make.profesional()
  const hours = times.toSorted((a, b) => a - b)
  const drawn = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'].flatMap((hari) =>
    hours
      .slice(0, -1)
      .map((from, n) => ({ hari, sesi: n + 1, mulai: clock(from), selesai: clock(hours[n + 1] as number) })),
  )
  await db.rows(sql`
    insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai, is_available)
    select ${profesional_id}, hari, sesi, mulai, selesai, not (n = any (${closed}::int[]))
    from json_to_recordset(${JSON.stringify(drawn.map((one, n) => ({ ...one, n })))}::json)
      as s (n int, hari text, sesi int, mulai time, selesai time)`)
  const [session] = await db.rows<{ id: number }>(
    sql`select min(jadwal_tenaga_id) as id from jadwal_tenaga where profesional_id = ${profesional_id}`,
  )
  const { user_id } = await make.person(5)
  for (const { day, from, length, status } of held) {
    const at = new Date(Date.parse(`${addDays(MONDAY, day)}T00:00:00+07:00`) + (from * HOUR_MS) / 2)
    const end = new Date(at.getTime() + (length * HOUR_MS) / 2)
    await db.rows(sql`
      with baru as (insert into konsultasi (jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi, status, use_bpjs,
        keluhan, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum, sebab_batal)
      select ${session?.id}, ${profesional_id}, ${user_id}, ${at}, ${end}, 1, 'online', ${status}, false,
        '\\x01'::bytea || (select key_id from data_key limit 1) || decode(repeat('00', 36), 'hex'), ${user_id}, ${user_id}, ${START}, ${START}, ${START},
        ${status === 'dibatalkan' ? 'pasien' : null}
      on conflict do nothing returning *)
      ${insertPlaces(sql`baru`)}`)
  }
  if (leave)
    await make.cuti(profesional_id, {
      dari: addDays(MONDAY, leave.from),
      sampai: addDays(MONDAY, leave.from + leave.days),
    })
  await close(holidays)
  return profesional_id
}

/** The simple definition of a free session: a query of all facts for each. */
const plain = (profesional_id: number, tanggal: Tanggal, now: Date) =>
  db.rows<{ id: number; free: boolean; open: boolean; ahead: boolean; taken: boolean; jam_mulai: string }>(sql`
    select *, open and ahead and not taken and not closed and not away as free
    from (
      select j.jadwal_tenaga_id as id, j.jam_mulai, j.is_available as open,
        (${tanggal}::date + j.jam_mulai) at time zone 'Asia/Jakarta' > ${now}::timestamptz as ahead,
        exists (select from konsultasi k where k.profesional_id = j.profesional_id and k.status <> 'dibatalkan'
          and k.mulai < (${tanggal}::date + j.jam_selesai) at time zone 'Asia/Jakarta'
          and k.selesai > (${tanggal}::date + j.jam_mulai) at time zone 'Asia/Jakarta') as taken,
        exists (select from hari_libur where tanggal = ${tanggal}::date and not buka) as closed,
        exists (select from cuti c where c.profesional_id = j.profesional_id
          and ${tanggal}::date between c.dari and c.sampai) as away
      from jadwal_tenaga j
      where j.profesional_id = ${profesional_id} and j.hari = ${hariOf(tanggal)}
    ) s
    order by jam_mulai`)

test('with random bookings, holidays and leave: the slots of a day, its counts and the next free one match the simple definition', async () => {
  const seen = { taken: 0, free: 0 }
  const property = fc.asyncProperty(week, async (drawn) => {
    await db.rows(sql`delete from hari_libur`)
    const profid = await lay(drawn)
    const now = new Date(Date.parse(`${MONDAY}T00:00:00+07:00`) + (drawn.now * HOUR_MS) / 2)
    const facts = await listHariFacts(db, { profid, dari: MONDAY, sampai: days.at(-1) as Tanggal }, now)
    const soonest: [Tanggal, number][] = []
    for (const [n, tanggal] of days.entries()) {
      const expected = await plain(profid, tanggal, now)
      const slots = await listSlotTanggal(db, profid, hariOf(tanggal), tanggal, now)
      expect(slots.map(({ id, is_available }) => [id, is_available])).toEqual(
        expected.map(({ id, free }) => [id, Number(free)]),
      )
      const open = expected.filter((one) => one.open)
      expect(facts[n]).toMatchObject({
        tanggal,
        sesi: open.length,
        mendatang: open.filter(({ ahead }) => ahead).length,
        sisa: open.filter(({ free }) => free).length,
      })
      seen.taken += expected.filter(({ taken }) => taken).length
      seen.free += expected.filter(({ free }) => free).length
      for (const { id, free } of expected) if (free) soonest.push([tanggal, id])
    }
    const window = new Set(bookableDates(MONDAY))
    const next = (await listSlotTerdekatTenaga(db, now)).find((slot) => slot.profesional_id === profid)
    const wanted = soonest.find(([tanggal]) => window.has(tanggal))
    if (drawn.now < 48) expect(next && [next.tanggal, next.jadwal_tenaga_id]).toEqual(wanted)
  })
  await fc.assert(property, { numRuns: 30, examples: [[plainWeek(10)]] })
  expect(Math.min(seen.taken, seen.free)).toBeGreaterThan(0)
})

/** All free sessions of the window, by the simple definition. */
const plainOfAll = (now: Date, mingguKeDepan: number) =>
  db.rows<{ id: number; tanggal: Tanggal }>(sql`
    select j.jadwal_tenaga_id as id, d.tanggal
    from unnest(${bookableDates(tanggalWib(now), { mingguKeDepan })}::date[]) as d (tanggal)
    join jadwal_tenaga j on j.is_available
      and j.hari = (array['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'])[1 + extract(dow from d.tanggal)::int]
      and (d.tanggal + j.jam_mulai) at time zone 'Asia/Jakarta' > ${now}::timestamptz
    join tenaga_profesional t on t.profesional_id = j.profesional_id
    join users u on u.user_id = t.user_id and u.status_user = 'aktif' and u.level_id in (2, 3)
    where not exists (select from hari_libur l where l.tanggal = d.tanggal and not l.buka)
      and not exists (select from cuti c where c.profesional_id = j.profesional_id and d.tanggal between c.dari and c.sampai)
      and not exists (select from konsultasi k where k.profesional_id = j.profesional_id and k.status <> 'dibatalkan'
        and k.mulai < (d.tanggal + j.jam_selesai) at time zone 'Asia/Jakarta'
        and k.selesai > (d.tanggal + j.jam_mulai) at time zone 'Asia/Jakarta')
    order by d.tanggal, j.jam_mulai, j.jadwal_tenaga_id`)

/** Books each session of a professional on these days outside of leave; cancels every ninth. Some may overlap others. */
const fill = (profesional_id: number, full: Tanggal[], patient: number) =>
  db.rows(sql`
    with baru as (insert into konsultasi (jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi, status, use_bpjs,
      keluhan, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum, sebab_batal)
    select j.jadwal_tenaga_id, j.profesional_id, ${patient}, d.tanggal + j.jam_mulai, d.tanggal + j.jam_selesai, j.sesi, 'online',
      (array['dibatalkan', 'selesai', 'diajukan', 'menunggu', 'disetujui'])[least(j.jadwal_tenaga_id % 9, 4) + 1], false,
      '\\x01'::bytea || (select key_id from data_key limit 1) || decode(repeat('00', 36), 'hex'), ${patient}, ${patient}, ${START}, ${START}, ${START},
      case least(j.jadwal_tenaga_id % 9, 4) when 0 then 'pasien' end
    from unnest(${full}::date[], ${full.map(hariOf)}::text[]) as d (tanggal, hari) join jadwal_tenaga j on j.hari = d.hari
    where j.profesional_id = ${profesional_id}
      and not exists (select from cuti c where c.profesional_id = j.profesional_id and d.tanggal between c.dari and c.sampai)
      and not exists (select from tempat p where p.profesional_id = j.profesional_id
        and tstzrange(p.dari, p.sampai) && tstzrange(d.tanggal + j.jam_mulai, d.tanggal + j.jam_selesai))
    on conflict do nothing returning *)
    ${insertPlaces(sql`baru`)}`)

test('with random bookings, holidays and leave: the next free slots of all match the simple definition', async () => {
  const several = fc.record({
    people: fc.array(
      fc.record({ week, full: fc.subarray(days), status: fc.constantFrom('aktif', 'aktif', 'aktif', 'nonaktif') }),
      { minLength: 1, maxLength: 4 },
    ),
    now: fc.integer({ min: 0, max: 13 * 48 }),
    mingguKeDepan: fc.constantFrom(0, 0, 1, 2),
    limit: fc.integer({ min: 1, max: MAX_SLOT_TERDEKAT }),
  })
  type Several = typeof several extends fc.Arbitrary<infer T> ? T : never
  const seen = { full: 0, days: 0, short: 0 }
  const property = fc.asyncProperty(several, async ({ people, now: half, mingguKeDepan, limit }) => {
    await db.rows(sql`delete from hari_libur`)
    await db.rows(sql`update pengaturan set minggu_ke_depan = ${mingguKeDepan}`)
    await db.rows(sql`
      update users set status_user = 'nonaktif' where user_id in (select user_id from tenaga_profesional)`)
    for (const { week, full, status } of people) {
      const profid = await lay({ ...week, holidays: [] })
      await fill(profid, full, (await make.person(5)).user_id)
      await db.rows(sql`
        update users u set status_user = ${status} from tenaga_profesional t
        where t.user_id = u.user_id and t.profesional_id = ${profid}`)
    }
    // A closed day cannot be booked; a booked one may be closed.
    for (const { week } of people) await close(week.holidays)
    const now = new Date(Date.parse(`${MONDAY}T00:00:00+07:00`) + (half * HOUR_MS) / 2)
    const expected = (await plainOfAll(now, mingguKeDepan)).slice(0, limit)
    const found = await listSlotTerdekat(db, now, limit)
    expect(found.map(({ jadwal_tenaga_id, tanggal }) => ({ id: jadwal_tenaga_id, tanggal }))).toEqual(expected)
    seen.full += Number(found.length === limit)
    seen.days = Math.max(seen.days, new Set(found.map(({ tanggal }) => tanggal)).size)
    seen.short += Number(found.length < limit)
  })
  // More free slots than are asked for, and fewer, over all days of the window.
  const examples = [10, 1].map((hours): [Several] => [
    {
      people: [{ week: plainWeek(hours), full: [], status: 'aktif' }],
      now: 0,
      mingguKeDepan: 0,
      limit: MAX_SLOT_TERDEKAT,
    },
  ])
  await fc.assert(property, { numRuns: 30, examples })
  expect(Math.min(seen.days - 1, seen.full, seen.short)).toBeGreaterThan(0)
})
