import { type KelasRetensi, kelasOtomatis } from '@sehati/contract/record/retensi.rules'
import { getRetensi } from '@sehati/contract/rights/retensi.endpoints'
import sql, { raw, type Sql } from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { childrenOf, endOf, LONG_AGO, makeNights } from '../../../test/nights.ts'
import { days, makeRows } from '../../../test/retensi.ts'
import { makeVictims } from '../../../test/security/victims.ts'
import { START, startServer } from '../../../test/server.ts'
import { listBerakhir } from './retensi.store.ts'
import { runRetensi } from './run.act.ts'

const server = await startServer()
const { db, service, seal, at, clock, make, call } = server
const { night, plant, clear, countOf, log, logged } = makeNights(server)
const { victims } = makeVictims(server)
const of = (kelas: KelasRetensi, runs: Awaited<ReturnType<typeof night>>) => runs.find((run) => run.kelas === kelas)

const isProof = (kelas: KelasRetensi) =>
  (['persetujuan', 'permintaan', 'penghapusan', 'insiden', 'retensi_jalan'] as KelasRetensi[]).includes(kelas)
const sinceOf = (kelas: KelasRetensi) => (isProof(kelas) ? LONG_AGO : START)

at(START.toISOString())
const { patient, tenaga, done } = await victims(3)
const rows = makeRows(server, { tenaga, done })

const parts = Object.entries(rows).flatMap(([kelas, tables]) =>
  Object.entries(tables).map(([tabel, write]) => ({ kelas: kelas as keyof typeof rows, tabel, write })),
)

beforeEach(() => at(START.toISOString()))

test.each(parts)('$kelas: a row of $tabel is there a day before its end, and gone a day after', async (part) => {
  const { kelas, tabel, write } = part
  const since = sinceOf(kelas)
  const me = await make.person(5)
  await clear(tabel)
  await plant(write({ user_id: me.user_id, since }))
  const before = await countOf(tabel)
  expect(before).toBeGreaterThan(0)
  // Before it ends, the author of a draft is told.
  if (kelas === 'rekam_draf') await night(days(since, 61))
  await night(days(endOf(kelas, since), -1))
  expect(await countOf(tabel)).toBe(before)
  const runs = await night(days(endOf(kelas, since), kelas === 'rekam_draf' ? 2 : 1))
  expect(of(kelas, runs)).toMatchObject({ sebab: null, jumlah: 1 })
  // Of consents the last word stays.
  const left = tabel === 'persetujuan' ? 1 : 0
  expect(await countOf(tabel)).toBe(left)
  for (const child of childrenOf(tabel)) expect(await countOf(child)).toBe(0)
})

test('the classes that end by themselves are those of which rows are planted here, and sleeping accounts', () => {
  expect([...Object.keys(rows), 'akun_tidur'].sort()).toEqual([...kelasOtomatis].sort())
})

test('a closed account whose photo has ended names none', async () => {
  const me = await make.person(5)
  await plant(rows.foto_tutup.foto?.({ user_id: me.user_id, since: START }) as Sql)
  await night(days(endOf('foto_tutup', START), 1))
  expect(await db.row(sql`select foto_versi from users where user_id = ${me.user_id}`)).toEqual({ foto_versi: null })
})

test('more rows than one statement takes all end', async () => {
  const me = await make.person(5)
  await clear('pengingat')
  await db.rows(sql`
    insert into pemberitahuan (user_id, jenis, peristiwa_id, created_at, dibaca_pada)
    select ${me.user_id}, 'masuk', 500000 + g, ${START}, ${START} from generate_series(1, 2100) g`)
  const runs = await night(days(endOf('pemberitahuan_dibaca', START), 1), { sungguh: true })
  expect(of('pemberitahuan_dibaca', runs)).toMatchObject({ jumlah: 2100, sebab: null })
})

describe('what is held stays', () => {
  const held: [string, (user_id: number) => Promise<void>][] = [
    [
      'an open request',
      (user_id) =>
        plant(sql`
          insert into permintaan (user_id, jenis, kanal, dicatat_oleh, diterima_pada, dicatat_pada, batas, diubah_oleh, diubah_pada)
          values (${user_id}, 'salinan', 'web', ${user_id}, ${START}, ${START}, ${days(START, 3)}, ${user_id}, ${START})`),
    ],
    [
      'a restriction in force',
      (user_id) =>
        plant(sql`
          insert into permintaan (user_id, jenis, kanal, dicatat_oleh, diterima_pada, dicatat_pada, batas, status, ditutup_pada, diubah_oleh, diubah_pada)
          values (${user_id}, 'pembatasan', 'web', ${user_id}, ${START}, ${START}, ${days(START, 3)}, 'dijawab', ${START}, ${user_id}, ${START})`),
    ],
    [
      'an open incident that affects them',
      (user_id) =>
        plant(sql`
          with i as (
            insert into insiden (judul, tingkat, diketahui_pada, batas, dibuka_pada)
            values ('Uji', 'rendah', ${START}, ${days(START, 3)}, ${START}) returning insiden_id
          )
          insert into insiden_terdampak (insiden_id, user_id, cara, ditambah_pada) select insiden_id, ${user_id}, 'daftar', ${START} from i`),
    ],
  ]
  test.each(held)('of a person with %s', async (_, hold) => {
    const [me, other] = [await make.person(5), await make.person(5)]
    for (const { user_id } of [me, other]) {
      await plant(rows.surat_terkirim.surat?.({ user_id, since: START }) as Sql)
      await plant(rows.permintaan.permintaan?.({ user_id, since: LONG_AGO }) as Sql)
      await plant(rows.insiden.insiden?.({ user_id, since: LONG_AGO }) as Sql)
    }
    await hold(me.user_id)
    await night(days(endOf('surat_terkirim', START), 1))
    const left = (tabel: string, user_id: number) =>
      db.rows(sql`select from ${raw(tabel)} where user_id = ${user_id}`).then(({ length }) => length)
    for (const tabel of ['surat', 'permintaan', 'insiden_terdampak']) {
      expect([tabel, await left(tabel, me.user_id)]).not.toEqual([tabel, 0])
      expect([tabel, await left(tabel, other.user_id)]).toEqual([tabel, 0])
    }
  })
})

describe('the guards', () => {
  let serial = 1_000
  const sent = async () => {
    await clear('surat')
    const me = await make.person(5)
    const write = (count: number, since: Date) =>
      db.rows(sql`
        insert into surat (jenis, user_id, peristiwa_id, status, sejak, created_at, terkirim_pada)
        select 'masuk', ${me.user_id}, ${++serial * 1_000} + g, 'terkirim', ${since}, ${since}, ${since} from generate_series(1, ${count}) g`)
    return { write }
  }
  const after = days(endOf('surat_terkirim', START), 1)

  test('a clock that is more than an hour from that of the database ends nothing', async () => {
    const { write } = await sent()
    await write(3, START)
    const apart = (minutes: number) => ({ jamBasisData: async () => new Date(clock().getTime() + minutes * 60_000) })
    for (const minutes of [-61, 61]) {
      const runs = await night(after, apart(minutes))
      expect(new Set(runs.map(({ jumlah, sebab }) => `${jumlah} ${sebab}`))).toEqual(new Set(['0 jam']))
      expect(logged.at(-1)).toMatchObject({ event: 'retensi.ditolak', sebab: 'jam' })
    }
    expect(await countOf('surat')).toBe(3)
    const runs = await night(after, apart(59))
    expect(of('surat_terkirim', runs)).toMatchObject({ jumlah: 3, sebab: null })
  })

  test('the clock of the database is asked: the test’s own stands elsewhere', async () => {
    at('2035-01-01T00:00:00Z')
    const runs = await runRetensi({ db: service, seal, clock, log })
    expect(runs.every(({ sebab }) => sebab === 'jam')).toBe(true)
  })

  test('more than a fifth of a class does not end at once, unless the operator says so', async () => {
    const { write } = await sent()
    await write(50, START)
    await write(199, days(START, 40))
    const braked = await night(after)
    expect(of('surat_terkirim', braked)).toMatchObject({ jumlah: 0, sebab: 'rem' })
    // The other classes end.
    expect(braked.filter(({ sebab }) => sebab === 'rem')).toHaveLength(1)
    expect(logged.at(-1)).toMatchObject({ event: 'retensi.ditolak', kelas: 'surat_terkirim', sebab: 'rem', baris: 50 })
    expect(of('surat_terkirim', await night(after, { sungguh: true }))).toMatchObject({ jumlah: 50, sebab: null })
    await write(50, START)
    await write(1, days(START, 40))
    expect(of('surat_terkirim', await night(after))).toMatchObject({ jumlah: 50, sebab: null })
  })

  test('few rows end however large their part is, and so do classes that turn over every night', async () => {
    const { write } = await sent()
    await write(49, START)
    await db.rows(sql`
      insert into tahan_jejak (user_id, profesional_id, dari, sejak)
      select ${patient.user_id}, ${tenaga.profesional_id}, ${START}, ${START} from generate_series(1, 80)`)
    const runs = await night(after)
    expect(of('surat_terkirim', runs)).toMatchObject({ jumlah: 49, sebab: null })
    expect(of('tahan_jejak', runs)).toMatchObject({ jumlah: 80, sebab: null })
  })

  test('an error of one class stops no other, and is recorded without what the database says', async () => {
    const { write } = await sent()
    await write(2, START)
    await plant(rows.eskalasi.eskalasi?.({ user_id: 0, since: START }) as Sql)
    await db.rows(
      sql`create function uji_tolak() returns trigger language plpgsql as 'begin raise exception ''rahasia''; end'`,
    )
    await db.rows(sql`create trigger uji_tolak before delete on surat for each row execute function uji_tolak()`)
    const runs = await night(after)
    await db.rows(sql`drop function uji_tolak cascade`)
    expect(of('surat_terkirim', runs)).toMatchObject({ jumlah: 0, sebab: 'galat' })
    expect(of('eskalasi', runs)).toMatchObject({ jumlah: 1, sebab: null })
    expect(JSON.stringify(logged)).not.toContain('rahasia')
  })
})

test('a medical record is proposed a day after 25 years since the last visit, and never deleted', async () => {
  const end = endOf(
    'rekam',
    new Date(
      (
        await db.row<{ t: string }>(sql`
    select greatest(max(k.selesai), max(k.dibalas_pada)) as t from konsultasi k where k.user_id = ${patient.user_id}`)
      )?.t as string,
    ),
  )
  const proposed = async (when: Date) => {
    const count = await countOf('konsultasi')
    await night(when)
    expect(await countOf('konsultasi')).toBe(count)
    return (await listBerakhir(service, when)).find(({ kelas }) => kelas === 'rekam')?.jumlah as number
  }
  const before = await proposed(days(end, -1))
  expect(await proposed(days(end, 1))).toBe(before + 1)
})

test('an admin sees what ends within the next month, and what a night did', async () => {
  for (const tabel of ['surat', 'retensi_jalan']) await clear(tabel)
  await plant(rows.surat_terkirim.surat?.({ user_id: patient.user_id, since: START }) as Sql)
  const seen = async (when: Date) => {
    at(when.toISOString())
    // A session does not last as long as the clock is moved.
    const { data, status } = await call(await make.person(1), getRetensi)
    expect(status).toBe(200)
    const kelas = data.kelas.find((one: { kelas: string }) => one.kelas === 'surat_terkirim')
    return { jumlah: kelas?.jumlah, sampai: data.sampai, jalan: data.jalan[0] }
  }
  const end = endOf('surat_terkirim', START)
  expect(await seen(days(end, -31))).toMatchObject({ jumlah: 0 })
  expect(await seen(days(end, -29))).toMatchObject({ jumlah: 1, sampai: '2027-02-22' })
  await night(days(end, 1))
  const { jumlah, jalan } = await seen(days(end, 1))
  expect(jumlah).toBe(0)
  expect(new Date(jalan?.pada as string)).toEqual(days(end, 1))
  expect(jalan).toMatchObject({ ditolak: [] })
})
