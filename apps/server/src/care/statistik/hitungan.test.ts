import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { updateSlot } from '../../booking/booking/booking.store.ts'
import { updateDibatalkan, updateKonsultasi } from '../../booking/booking/status.store.ts'
import { updateTenagaProfesional } from '../../schedule/tenaga-profesional/tenaga-profesional.store.ts'
import { updateHitungan } from './hitungan.store.ts'
import { findStatistik } from './statistik.store.ts'

const { db, seal, make, clock } = await startServer()

/** How many counts are wrong. One statement reads both the kept count and the rows, so both are of the same snapshot. */
async function wrongCounts(): Promise<number> {
  const rows = await db.rows(sql`
    with kept as materialized (
      select profesional_id, tanggal, jam::int, status, metode, sum(jumlah)::int from jumlah_konsultasi
      group by 1, 2, 3, 4, 5 having sum(jumlah) <> 0
    ), actual as materialized (
      select null::int, mulai::date, extract(hour from mulai)::int, status, metode_konsultasi, count(*)::int from konsultasi
      group by 1, 2, 3, 4, 5
      union all
      select profesional_id, mulai::date, null, null, null, count(*)::int from konsultasi group by 1, 2
    )
    (table kept except all table actual) union all (table actual except all table kept)`)
  return rows.length
}

// The same random numbers in every run.
let seed = 20_261_123
function chance(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const oneOf = <T>(all: readonly T[]): T => all[chance(all.length)] as T

const days = ['2026-11-25', '2026-12-02', '2026-12-09'] as const
const statuses = ['diajukan', 'menunggu', 'disetujui', 'dibatalkan', 'selesai'] as const
const tenaga = [await make.profesional(2), await make.profesional(3), await make.profesional(2)]
const sessions = new Map(
  await Promise.all(
    tenaga.map(
      async ({ profesional_id }) =>
        [
          profesional_id,
          await Promise.all(
            [8, 9, 10, 11, 13, 14].map((jam, at) => {
              const [jam_mulai, jam_selesai] = [
                `${String(jam).padStart(2, '0')}:00:00`,
                `${jam}:30:00`.padStart(8, '0'),
              ]
              return make.sesi(profesional_id, { sesi: at + 1, jam_mulai, jam_selesai })
            }),
          ),
        ] as const,
    ),
  ),
)
const patients = await Promise.all([5, 5, 4, 5, 4, 5].map((level) => make.person(level as 4 | 5)))
const ids: number[] = []

/** The changes that the first test makes at random. */
const changes = {
  async book() {
    const { profesional_id } = oneOf(tenaga)
    const session = oneOf(sessions.get(profesional_id) ?? [])
    const of = { user_id: oneOf(patients).user_id, profesional_id, jadwal_tenaga_id: session?.id ?? 0 }
    const { jam_mulai, jam_selesai } = session ?? {}
    ids.push(await make.konsultasi(of, { tanggal: oneOf(days), jam_mulai, jam_selesai, status: oneOf(statuses) }))
  },
  update: () => updateKonsultasi(db, seal, oneOf(ids), { status: oneOf(statuses), initial_consult: null, ...by() }),
  cancel: () => updateDibatalkan(db, seal, [oneOf(ids)], { alasan: 'Sembuh', ...by() }, clock()),
  async move() {
    const session = oneOf([...sessions.values()].flat())
    const to = { jadwal_tenaga_id: session.id, tanggal: oneOf(days), jenis_id: 1, status: null, pesan: null, ...by() }
    await updateSlot(db, seal, oneOf(ids), to)
  },
  async remove() {
    const id = oneOf(ids)
    await db.rows(sql`delete from peristiwa where jadwal_id = ${id}`)
    await db.transaction(async (tx) => {
      // Without triggers: one of them refuses to delete history.
      await tx.rows(sql`set local session_replication_role = replica`)
      await tx.rows(sql`delete from riwayat_status where jadwal_id = ${id}`)
    })
    await db.rows(sql`delete from konsultasi where jadwal_id = ${id}`)
  },
  async rollBack() {
    await db
      .transaction(async (tx) => {
        await tx.rows(sql`update konsultasi set status = 'selesai' where status <> 'dibatalkan'`)
        throw new Error('rolled back')
      })
      .catch(() => {})
  },
  changeSpesialisasi: async () =>
    updateTenagaProfesional(db, oneOf(tenaga).profesional_id, { spesialisasi_id: await make.spesialisasi() }),
  fold: () => updateHitungan(db),
} satisfies Record<string, () => Promise<unknown>>

const by = () => ({ diubah_oleh: (patients[0] as { user_id: number }).user_id, now: clock() })

const periode = { dari: days[0], sampai: days[2] }
const specialities = async () =>
  (await findStatistik(db, periode)).per_spesialisasi.map(({ spesialisasi_id, jumlah }) => ({
    spesialisasi_id,
    jumlah,
  }))
/** Of each speciality the consultations with professionals who have it now, as the statistics list them. */
const specialitiesOfRows = () =>
  db.rows(sql`
    select spesialisasi_id, count(*)::int as jumlah
    from konsultasi join tenaga_profesional using (profesional_id) join spesialisasi using (spesialisasi_id)
    group by spesialisasi_id, nama_spesialisasi order by 2 desc, lower(nama_spesialisasi) limit 15`)

test('the kept count equals its rows after random changes and folds that run at the same time', async () => {
  const names = Object.keys(changes) as (keyof typeof changes)[]
  const done = new Map<string, number>()
  for (let n = 0; n < 20; n++) await changes.book().catch(() => {})
  for (let round = 0; round < 30; round++) {
    const some = Array.from({ length: 12 }, () => oneOf(names))
    // A change that a constraint refuses is rolled back, and not counted either.
    await Promise.all(
      some.map((name) =>
        changes[name]().then(
          () => done.set(name, (done.get(name) ?? 0) + 1),
          () => {},
        ),
      ),
    )
    expect(await wrongCounts(), `round ${round}`).toBe(0)
    expect(await specialities(), `round ${round}`).toEqual(await specialitiesOfRows())
  }
  expect(names.filter((name) => !done.has(name))).toEqual([])
  await updateHitungan(db)
  expect(await wrongCounts()).toBe(0)
  expect(await db.row(sql`select (select count(*) from hitungan_baru)::int as belum`)).toEqual({ belum: 0 })
})

const otherMethods = sql`
  update konsultasi set metode_konsultasi = case metode_konsultasi when 'online' then 'offline' else 'online' end`

test('of two processes that fold at once, one folds and the other returns without waiting', async () => {
  await db.rows(otherMethods)
  await db.transaction(async (tx) => {
    expect(await updateHitungan(tx)).toBeGreaterThan(0)
    // If it waited, it would do so until the statement times out.
    expect(await updateHitungan(db)).toBe(0)
  })
  expect(await wrongCounts()).toBe(0)
})

test('a count does not include uncommitted changes', async () => {
  const counts = () => db.rows(sql`select metode, sum(jumlah) from jumlah_konsultasi group by 1 order by 1`)
  const before = await counts()
  await db
    .transaction(async (tx) => {
      await tx.rows(otherMethods)
      await updateHitungan(db)
      expect(await counts()).toEqual(before)
      throw new Error('rolled back')
    })
    .catch(() => {})
  expect(await wrongCounts()).toBe(0)
})

test('hitung_ulang corrects the kept count where it is wrong, and changes nothing where it is right', async () => {
  const repair = async () => (await db.row<{ beda: number }>(sql`select hitung_ulang() as beda`))?.beda
  expect(await repair()).toBe(0)
  await db.rows(sql`delete from hitungan where tanggal = ${days[1]}::date`)
  await db.rows(sql`update hitungan set jumlah = jumlah + 3 where tanggal = ${days[2]}::date`)
  const wrong = await wrongCounts()
  expect(wrong).toBeGreaterThan(3)
  expect(await repair()).toBeGreaterThan(3)
  expect(await wrongCounts()).toBe(0)
  expect(await repair()).toBe(0)
})

test('hitung_ulang counts right while consultations change and counts are folded', async () => {
  await db.rows(sql`update hitungan set jumlah = jumlah + 2`)
  const work = Array.from({ length: 40 }, (_, n) =>
    n % 8 === 0 ? db.rows(sql`select hitung_ulang()`) : n % 5 === 0 ? changes.fold() : changes.update().catch(() => {}),
  )
  await Promise.all(work)
  expect(await wrongCounts()).toBe(0)
})
