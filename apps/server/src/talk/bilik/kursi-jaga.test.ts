import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { bothInside, makeCalls, makeRoom, NINE } from '../../../test/bilik.ts'
import { sharedServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'

// What the database refuses, also to a wrong handler: every statement runs with the role of the service.

const server = await sharedServer()
const { db, service, make, at } = server

beforeEach(() => at(NINE))

const sessionOf = async (user_id: number) => (await make.sessions(user_id))[0]?.sesi_id as number
type Seat = { jadwal_id: number; peran: string; user_id: number; sesi_id?: number; keadaan?: string; denyut?: string }
async function insert({ jadwal_id, peran, user_id, keadaan = 'di dalam', denyut = NINE, ...of }: Seat) {
  const sesi_id = of.sesi_id ?? (await sessionOf(user_id))
  return service.rows(sql`
    insert into bilik (jadwal_id, peran, user_id, sesi_id, sambungan, keadaan, sejak, denyut, ditutup_pada)
    values (${jadwal_id}, ${peran}, ${user_id}, ${sesi_id}, ${randomUUID()}, ${keadaan}, ${denyut}, ${denyut}, 'infinity')`)
}
const refusedBy = (constraint: string) => ({ constraint })
const count = async (jadwal_id: number) => (await db.rows(sql`select from bilik where jadwal_id = ${jadwal_id}`)).length

describe('a seat by hand', () => {
  test('is granted to the two of the consultation', async () => {
    const { jadwal_id, pasien, tenaga } = await makeRoom(make)
    await insert({ jadwal_id, peran: 'pasien', user_id: pasien.user_id })
    await insert({ jadwal_id, peran: 'tenaga', user_id: tenaga.user_id })
    expect(await count(jadwal_id)).toBe(2)
  })

  test('is never a third one', async () => {
    const { jadwal_id, pasien, tenaga } = await makeRoom(make)
    await bothInside(makeCalls(server, jadwal_id), { pasien, tenaga })
    for (const [peran, { user_id }] of [
      ['pasien', pasien],
      ['tenaga', tenaga],
    ] as const)
      await expect(insert({ jadwal_id, peran, user_id })).rejects.toMatchObject(refusedBy('bilik_pkey'))
    for (const peran of ['penonton', 'admin'])
      await expect(insert({ jadwal_id, peran, user_id: tenaga.user_id })).rejects.toMatchObject(
        refusedBy('bilik_peran'),
      )
    expect(await count(jadwal_id)).toBe(2)
  })

  test('is refused to every other person, in each role', async () => {
    const { jadwal_id, pasien, tenaga } = await makeRoom(make)
    const others = [
      await make.person(1),
      await make.person(5),
      await make.profesional(3),
      (await makeRoom(make)).pasien,
    ].map(({ user_id }) => user_id)
    const wrong = [
      ...others.flatMap((user_id) => ['pasien', 'tenaga'].map((peran) => ({ peran, user_id }))),
      { peran: 'tenaga', user_id: pasien.user_id },
      { peran: 'pasien', user_id: tenaga.user_id },
    ]
    for (const seat of wrong)
      await expect(insert({ jadwal_id, ...seat })).rejects.toMatchObject(refusedBy('bilik_orang'))
    await expect(insert({ jadwal_id: 2_000_000_000, peran: 'pasien', user_id: pasien.user_id })).rejects.toMatchObject(
      refusedBy('bilik_orang'),
    )
    expect(await count(jadwal_id)).toBe(0)
  })

  test('needs an open session of that person', async () => {
    const { jadwal_id, pasien, tenaga } = await makeRoom(make)
    const seat = { jadwal_id, peran: 'pasien', user_id: pasien.user_id }
    for (const sesi_id of [await sessionOf(tenaga.user_id), 2_000_000_000])
      await expect(insert({ ...seat, sesi_id })).rejects.toMatchObject(refusedBy('bilik_sesi_terbuka'))
  })

  test.each([
    ['2026-11-25T08:44:59.999+07:00', false],
    ['2026-11-25T08:45:00+07:00', true],
    ['2026-11-25T10:29:59.999+07:00', true],
    ['2026-11-25T10:30:00+07:00', false],
  ])('with a heartbeat at %s: %s', async (denyut, isOpen) => {
    const { jadwal_id, pasien } = await makeRoom(make)
    const inserted = insert({ jadwal_id, peran: 'pasien', user_id: pasien.user_id, denyut })
    if (isOpen) await inserted
    else await expect(inserted).rejects.toMatchObject(refusedBy('bilik_terbuka'))
    expect(await count(jadwal_id)).toBe(isOpen ? 1 : 0)
  })

  test.each(['diajukan', 'menunggu', 'dibatalkan'])('of a consultation that is %s is refused', async (status) => {
    const { jadwal_id, pasien } = await makeRoom(make, { status })
    await expect(insert({ jadwal_id, peran: 'pasien', user_id: pasien.user_id })).rejects.toMatchObject(
      refusedBy('bilik_terbuka'),
    )
  })

  test('of a consultation at the clinic is refused', async () => {
    const { jadwal_id, pasien } = await makeRoom(make)
    await db.rows(sql`update konsultasi set metode_konsultasi = 'offline' where jadwal_id = ${jadwal_id}`)
    await expect(insert({ jadwal_id, peran: 'pasien', user_id: pasien.user_id })).rejects.toMatchObject(
      refusedBy('bilik_terbuka'),
    )
  })

  test('has no heartbeat after the room has closed, is given to no other person, and is moved to no other room', async () => {
    const [{ jadwal_id, pasien }, other] = [await makeRoom(make), await makeRoom(make)]
    await insert({ jadwal_id, peran: 'pasien', user_id: pasien.user_id })
    const change = (set: ReturnType<typeof sql>) =>
      service.rows(sql`update bilik set ${set} where jadwal_id = ${jadwal_id}`)
    await expect(change(sql`denyut = '2026-11-25T10:30:00+07:00'`)).rejects.toMatchObject(refusedBy('bilik_denyut'))
    for (const set of [
      sql`user_id = ${other.pasien.user_id}`,
      sql`peran = 'tenaga'`,
      sql`jadwal_id = ${other.jadwal_id}`,
    ])
      await expect(change(set)).rejects.toMatchObject(refusedBy('bilik_orang'))
    // The trigger writes the end, in place of that of a statement.
    await change(sql`ditutup_pada = 'infinity'`)
    await expect(change(sql`denyut = '2026-11-25T10:30:00+07:00'`)).rejects.toMatchObject(refusedBy('bilik_denyut'))
  })

  test('of a professional does not wait', async () => {
    const { jadwal_id, tenaga } = await makeRoom(make)
    await expect(
      insert({ jadwal_id, peran: 'tenaga', user_id: tenaga.user_id, keadaan: 'menunggu' }),
    ).rejects.toMatchObject(refusedBy('bilik_tenaga_di_dalam'))
  })
})

test('a cancellation that is committed while a page enters leaves no seat', async () => {
  const { jadwal_id, pasien } = await makeRoom(make)
  let entering: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await setStatus(tx, jadwal_id, 'dibatalkan')
    entering = insert({ jadwal_id, peran: 'pasien', user_id: pasien.user_id }).then(
      () => 'entered',
      (error) => error.constraint,
    )
    // The page has read that the consultation is approved, and waits for its row.
    await expect
      .poll(
        async () =>
          (
            await db.row<{ n: number }>(sql`
        select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into bilik%'
          and datname = current_database()`)
          )?.n,
      )
      .toBe(1)
  })
  expect(await entering).toBe('bilik_terbuka')
  expect(await count(jadwal_id)).toBe(0)
})

describe('the history of a room', () => {
  const one = async () => {
    const { jadwal_id, pasien } = await makeRoom(make)
    await makeCalls(server, jadwal_id).masuk(pasien)
    return jadwal_id
  }

  test.each([
    ['changed', sql`update riwayat_bilik set apa = 'keluar'`],
    ['deleted', sql`delete from riwayat_bilik`],
    ['emptied', sql`truncate riwayat_bilik`],
  ])('is not %s, by the service nor by the owner', async (_what, statement) => {
    await one()
    await expect(service.rows(statement)).rejects.toMatchObject({ code: '42501' })
    await expect(db.rows(statement)).rejects.toMatchObject(refusedBy('riwayat_bilik_tetap'))
  })
})

test('a signal is stored only encrypted, and under a key that is current', async () => {
  const put = (isi: Buffer) =>
    service.rows(sql`
      insert into sinyal (sinyal_id, jadwal_id, dari, untuk, isi, dibuat)
      values (nextval('sinyal_id'), 1, ${randomUUID()}, ${randomUUID()}, ${isi}, ${NINE})`)
  await expect(put(Buffer.from('candidate:1 1 udp 1 10.0.0.1 9 typ relay'))).rejects.toMatchObject(
    refusedBy('sealed_check'),
  )
  const { seal } = server
  const sealed = seal.seal('sinyal.isi:1', '{}')
  await put(sealed)
  sealed.fill(0, 1, 5)
  await expect(put(sealed)).rejects.toMatchObject(refusedBy('kunci_tidak_berlaku'))
})
