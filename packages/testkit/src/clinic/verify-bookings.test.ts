import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { connect } from '../../../../apps/server/src/base/db/db.ts'
import { makeFactories } from '../../../../apps/server/test/factories.ts'
import { makeDatabase } from '../product/databases.ts'
import { newDataKey } from '../product/product.ts'
import { makeSealOf } from './original.ts'
import { CLOCK } from './plans.ts'
import { countLostHolds, countWrong, type Findings, verifyBookings } from './verify-bookings.ts'

const none: Findings = {
  lost: 0,
  repeated: 0,
  shared: 0,
  unrecorded: 0,
  placeMissing: 0,
  placeOrphan: 0,
  beyondLimit: 0,
  keptBackTaken: 0,
  urgentUnasked: 0,
  handoverTorn: 0,
  offerUnplaced: 0,
  damage: [],
}

const database = await makeDatabase(process.env.TEST_DATABASE_URL as string)
const db = connect(database.url, 1)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await db.close()
  await database.drop()
})

const seal = makeSealOf(newDataKey())
await client.query('insert into data_key (key_id, created_at) values ($1, now())', [seal.activeKeyId()])
const make = makeFactories(db, seal, () => new Date(CLOCK))
const [first, second, holder] = await Promise.all([make.person(5), make.person(5), make.person(5)])
const [one, other] = [await make.booked(first), await make.booked(second)]
const two = await make.booked(await make.person(5), { tanggal: '2026-11-27' })
const urgent = await make.jenis({ mendesak: true }, one.tenaga)
const tahan_id = await make.tahan(holder.user_id)
const acknowledged = [{ id: one.jadwal_id, userId: first.user_id, sessionId: one.session.id }]

const held = async () => {
  const found = await client.query<{ jadwal_tenaga_id: number }>(
    `select jadwal_tenaga_id from tempat where jenis = 'tahan'`,
  )
  return found.rows.map((row) => ({ id: tahan_id, userId: holder.user_id, sessionId: row.jadwal_tenaga_id }))
}

/** What is found while the planted rows are there. Without triggers, which refuse most of them. */
async function foundWith<T>(planted: string[], look: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('set local session_replication_role = replica')
    for (const statement of planted) await client.query(statement)
    return await look()
  } finally {
    await client.query('rollback')
  }
}

test('a sound database has none of it, with a hold in it', async () => {
  const found = await verifyBookings(client, acknowledged)
  expect(found).toEqual(none)
  expect(countWrong(found)).toBe(0)
  expect(await countLostHolds(client, await held())).toBe(0)
})

describe('a planted violation is found by its counter, and by no other', () => {
  const people = 'user_id, profesional_id, sesi, metode_konsultasi, use_bpjs, keluhan'
  const columns = `jadwal_tenaga_id, mulai, selesai, ${people}`
  const rest = 'pengaju_id, diubah_oleh, created_at, updated_at'
  /** A second live booking of the same people, so much later, with its record and its place. */
  const elsewhere = (later: string) => [
    `insert into konsultasi (jadwal_id, status, mulai, selesai, jadwal_tenaga_id, ${people}, ${rest})
     select 900001, 'disetujui', mulai + ${later}, selesai + ${later}, ${two.session.id}, ${people}, ${rest}
     from konsultasi where jadwal_id = ${one.jadwal_id}`,
    `insert into riwayat_status (jadwal_id, ke, oleh, waktu) values (900001, 'diajukan', ${first.user_id}, now())`,
    `insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
     select jadwal_id, 'konsultasi', profesional_id, user_id, mulai, selesai from konsultasi where jadwal_id = 900001`,
  ]
  /** An offer to hand the other booking over, in a session of a third professional. */
  const offer = (hasil: string, berakhir_pada: string, jadwal_baru: number | string) =>
    `insert into alihan (alihan_id, jadwal_id, profesional_id, jadwal_tenaga_id, mulai, selesai, zona, oleh, dibuat, habis_pada,
       hasil, berakhir_pada, jadwal_baru)
     select 900002, jadwal_id, ${two.tenaga.profesional_id}, ${two.session.id}, mulai + interval '1 day', selesai + interval '1 day', 7,
       user_id, mulai - interval '5 hours', mulai, ${hasil}::text, ${berakhir_pada}::timestamptz, ${jadwal_baru}::int
     from konsultasi where jadwal_id = ${other.jadwal_id}`
  const placeOfOffer = `insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai, mulai, selesai, habis_pada, jenis_id,
       jadwal_tenaga_id)
     select 900002, 'alihan', profesional_id, oleh, mulai, selesai, mulai, selesai, habis_pada, 1, jadwal_tenaga_id
     from alihan where alihan_id = 900002`
  test.each<[string, keyof Findings, string[]]>([
    [
      'a booking of another patient',
      'lost',
      [`update konsultasi set user_id = user_id + 1000 where jadwal_id = ${one.jadwal_id}`],
    ],
    [
      'a second booking for one acknowledgement',
      'repeated',
      [
        `insert into konsultasi (jadwal_id, status, sebab_batal, ${columns}, ${rest})
         select 900001, 'dibatalkan', 'pasien', ${columns}, ${rest} from konsultasi where jadwal_id = ${one.jadwal_id}`,
        `insert into riwayat_status (jadwal_id, ke, oleh, waktu) values (900001, 'diajukan', ${first.user_id}, now())`,
      ],
    ],
    [
      'a patient with two consultations at one time',
      'shared',
      [
        'alter table konsultasi drop constraint konsultasi_pasien_satu_waktu',
        `update konsultasi set user_id = ${first.user_id} where jadwal_id = ${other.jadwal_id}`,
      ],
    ],
    ['no record', 'unrecorded', [`delete from riwayat_status where jadwal_id = ${other.jadwal_id}`]],
    ['no place', 'placeMissing', [`delete from tempat where tempat_id = ${other.jadwal_id}`]],
    [
      'a place at another time',
      'placeMissing',
      [`update tempat set sampai = sampai + interval '1 hour' where tempat_id = ${other.jadwal_id}`],
    ],
    [
      'the place of a cancelled consultation',
      'placeOrphan',
      [`update konsultasi set status = 'dibatalkan', sebab_batal = 'pasien' where jadwal_id = ${other.jadwal_id}`],
    ],
    [
      'the place of no consultation',
      'placeOrphan',
      [
        `insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
         values (900001, 'konsultasi', 900001, ${first.user_id}, now(), now() + interval '1 hour')`,
      ],
    ],
    [
      'a day beyond a cap',
      'beyondLimit',
      [
        `insert into batas_tenaga (profesional_id, per_hari) values (${one.tenaga.profesional_id}, 1)`,
        ...elsewhere(`make_interval(hours => 3)`),
      ],
    ],
    [
      'a week beyond a cap',
      'beyondLimit',
      [
        `insert into batas_tenaga (profesional_id, per_hari, per_minggu) values (${one.tenaga.profesional_id}, 1, 1)`,
        ...elsewhere(`make_interval(days => 2)`),
      ],
    ],
    [
      'a semester beyond a quota',
      'beyondLimit',
      [
        `insert into semester (nama, dari, sampai) values ('Ganjil', '2026-09-01', '2026-12-31')`,
        'update jenis_konsultasi set batas_semester = 1 where jenis_id = 1',
        ...elsewhere(`make_interval(days => 14)`),
      ],
    ],
    [
      'a usual visit in a place that is kept back',
      'keptBackTaken',
      [`update jadwal_tenaga set cadangan = true where jadwal_tenaga_id = ${one.session.id}`],
    ],
    [
      'an urgent visit of a patient about whom there was no alert',
      'urgentUnasked',
      [`update konsultasi set jenis_id = ${urgent} where jadwal_id = ${one.jadwal_id}`],
    ],
    ['a request that was handed over and is live', 'handoverTorn', [offer(`'diterima'`, 'now()', two.jadwal_id)]],
    [
      'an open offer of a request that was answered',
      'handoverTorn',
      [
        offer('null', 'null', 'null'),
        placeOfOffer,
        `update konsultasi set status = 'disetujui' where jadwal_id = ${other.jadwal_id}`,
      ],
    ],
    ['an open offer without its place', 'offerUnplaced', [offer('null', 'null', 'null')]],
    ['the place of an offer that was declined', 'offerUnplaced', [offer(`'ditolak'`, 'now()', 'null'), placeOfOffer]],
  ])('%s', async (_, counter, planted) => {
    const found = await foundWith(planted, () => verifyBookings(client, acknowledged))
    expect(found).toEqual({ ...none, [counter]: 1 })
    expect(countWrong(found)).toBe(1)
  })

  test('an index that lacks a row', async () => {
    const negate = (sign: string) =>
      client.query(`create or replace function palsu(int) returns int language sql immutable as 'select ${sign}$1'`)
    await negate('')
    await client.query('create index tempat_palsu on tempat (palsu(tempat_id))')
    await negate('-')
    const { damage, ...counts } = await verifyBookings(client, acknowledged)
    await client.query('drop index tempat_palsu')
    expect(damage).toEqual([expect.stringContaining('tempat_palsu')])
    expect({ ...counts, damage: [] }).toEqual(none)
  })

  test.each([
    ['a hold that is gone', `delete from tempat where tempat_id = ${tahan_id}`],
    ['a hold of another patient', `update tempat set user_id = ${first.user_id} where tempat_id = ${tahan_id}`],
  ])('%s', async (_, planted) => {
    const before = await held()
    expect(await foundWith([planted], () => countLostHolds(client, before))).toBe(1)
  })
})
