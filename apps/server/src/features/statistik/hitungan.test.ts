import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { insertPengguna } from '../impor/impor.store.ts'
import { updateSlot } from '../konsultasi/booking.store.ts'
import { updateDibatalkan, updateKonsultasi } from '../konsultasi/status.store.ts'
import { updateTenagaProfesional } from '../tenaga-profesional/tenaga-profesional.store.ts'
import { updateUser } from '../user/user.store.ts'
import { updateHitungan } from './hitungan.store.ts'

const { db, seal, make, clock } = await startServer()

/** For each kept count: the query that reads it, and the query that counts the rows. Both must return the same. */
const counted = {
  semua: [
    sql`select status, metode, sum(jumlah)::int from jumlah_semua group by 1, 2 having sum(jumlah) <> 0`,
    sql`select status, metode_konsultasi, count(*)::int from konsultasi group by 1, 2`,
  ],
  tenaga: [
    sql`select profesional_id, status, metode, sum(jumlah)::int from jumlah_tenaga group by 1, 2, 3 having sum(jumlah) <> 0`,
    sql`select profesional_id, status, metode_konsultasi, count(*)::int from konsultasi group by 1, 2, 3`,
  ],
  hari: [
    sql`select tanggal, status, metode, sum(jumlah)::int from jumlah_hari group by 1, 2, 3 having sum(jumlah) <> 0`,
    sql`select mulai::date, status, metode_konsultasi, count(*)::int from konsultasi group by 1, 2, 3`,
  ],
  jam: [
    sql`select tanggal, jam::int, sum(jumlah)::int from jumlah_jam group by 1, 2 having sum(jumlah) <> 0`,
    sql`select mulai::date, extract(hour from mulai)::int, count(*)::int from konsultasi where status <> 'dibatalkan'
      group by 1, 2`,
  ],
  spesialisasi: [
    sql`select tanggal, spesialisasi_id, sum(jumlah)::int from jumlah_spesialisasi group by 1, 2 having sum(jumlah) <> 0`,
    sql`select k.mulai::date, t.spesialisasi_id, count(*)::int from konsultasi k join tenaga_profesional t using (profesional_id)
      group by 1, 2`,
  ],
  pengguna: [
    sql`select petak, level_id, status_user, sum(jumlah)::int from jumlah_pengguna group by 1, 2, 3 having sum(jumlah) <> 0`,
    sql`select user_id / 1000, level_id, status_user, count(*)::int from users group by 1, 2, 3`,
  ],
  surat: [
    sql`select tanggal, sum(jumlah)::int from jumlah_surat group by 1 having sum(jumlah) <> 0`,
    sql`select created_at::date, count(*)::int from surat group by 1`,
  ],
} as const

/** The names of the counts that are wrong. One statement reads each pair, so both see the same snapshot. */
async function wrongCounts(): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, [kept, actual]] of Object.entries(counted)) {
    const rows = await db.rows(sql`
      with kept as materialized (${kept}), actual as materialized (${actual})
      (table kept except all table actual) union all (table actual except all table kept)`)
    if (rows.length > 0) wrong.push(name)
  }
  return wrong
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
        await insertPengguna(tx, seal, people(3), { oleh: null, now: clock() })
        throw new Error('rolled back')
      })
      .catch(() => {})
  },
  changeSpesialisasi: async () =>
    updateTenagaProfesional(db, oneOf(tenaga).profesional_id, { spesialisasi_id: await make.spesialisasi() }),
  import: () => insertPengguna(db, seal, people(1 + chance(4)), { oleh: null, now: clock() }),
  changeStanding: () =>
    updateUser(
      db,
      seal,
      { ...oneOf(patients), no_bpjs_segel: null },
      { level_id: oneOf([4, 5] as const), status_user: oneOf(['aktif', 'nonaktif']) },
      { admin: null, now: clock() },
    ),
  insertMails: () =>
    db.rows(sql`
      insert into surat (jenis, user_id, peristiwa_id, created_at, sejak)
      select 'masuk', ${oneOf(patients).user_id}::int, ${(seed % 1_000_000) * 10}::int + n, d, d from generate_series(1, 3) n, date(${oneOf(days)}) d`),
  removeMails: () =>
    db.rows(sql`delete from surat where surat_id = any (array(select surat_id from surat order by surat_id limit 2))`),
  fold: () => updateHitungan(db),
} satisfies Record<string, () => Promise<unknown>>

let imported = 0
const people = (many: number) =>
  Array.from(
    { length: many },
    () =>
      ({ nama_level: 5, name: 'Massal', email: `massal${++imported}@uji.test`, password_hash: '$argon2id$x' }) as never,
  )
const by = () => ({ diubah_oleh: (patients[0] as { user_id: number }).user_id, now: clock() })

test('each kept count equals its rows after random changes and folds that run at the same time', async () => {
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
    expect(await wrongCounts(), `round ${round}`).toEqual([])
  }
  expect(names.filter((name) => !done.has(name))).toEqual([])
  await updateHitungan(db)
  expect(await wrongCounts()).toEqual([])
  expect(await db.row(sql`select (select count(*) from hitungan_baru)::int as belum`)).toEqual({ belum: 0 })
})

test('of two processes that fold at once, one folds and the other returns without waiting', async () => {
  await changes.import()
  await db.transaction(async (tx) => {
    expect(await updateHitungan(tx)).toBeGreaterThan(0)
    // If it waited, it would do so until the statement times out.
    expect(await updateHitungan(db)).toBe(0)
  })
  expect(await wrongCounts()).toEqual([])
})

test('a count does not include uncommitted changes', async () => {
  const before = await db.rows(sql`select status, sum(jumlah) from jumlah_semua group by 1 order by 1`)
  await db
    .transaction(async (tx) => {
      await tx.rows(sql`update konsultasi set metode_konsultasi = 'offline', status = 'selesai'`)
      await updateHitungan(db)
      expect(await db.rows(sql`select status, sum(jumlah) from jumlah_semua group by 1 order by 1`)).toEqual(before)
      throw new Error('rolled back')
    })
    .catch(() => {})
  expect(await wrongCounts()).toEqual([])
})

test('hitung_ulang corrects the kept counts that are wrong, and changes none that are right', async () => {
  const repair = async () => (await db.row<{ beda: number }>(sql`select hitung_ulang() as beda`))?.beda
  expect(await repair()).toBe(0)
  await db.rows(
    sql`update hitungan_hari set jumlah = jumlah + 3 where tanggal = (select min(tanggal) from hitungan_hari)`,
  )
  await db.rows(sql`delete from hitungan_tenaga`)
  await db.rows(sql`delete from hitungan_pengguna`)
  expect(await wrongCounts()).toEqual(['tenaga', 'hari', 'pengguna'])
  expect(await repair()).toBeGreaterThan(3)
  expect(await wrongCounts()).toEqual([])
  expect(await repair()).toBe(0)
})
