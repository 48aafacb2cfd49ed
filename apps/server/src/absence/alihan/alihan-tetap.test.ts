import * as api from '@sehati/contract/absence/alihan.endpoints'
import sql, { type Sql } from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { START, sharedServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'
import { findAlihan, insertAlihan, updateDiterima, updateDitolak } from './alihan.store.ts'

const { db, call, make, at } = await sharedServer()
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))
const END = new Date(START.getTime() + 86_400_000)

/** A request for Wednesday that waits, and the session of a colleague on Thursday. */
async function clinic(level_id: 2 | 3 = 2) {
  const pasien = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(pasien)
  const rekan = await make.profesional(level_id)
  const session = await make.sesi(rekan.profesional_id, { hari: 'Kamis' })
  return { pasien, jadwal_id, tenaga, rekan, session }
}
type Clinic = Awaited<ReturnType<typeof clinic>>

/** The statement alone, without the rules of the act. */
const insert = ({ jadwal_id, pasien, session }: Clinic, change: object = {}) =>
  insertAlihan(
    db,
    {
      jadwal_id,
      jenis_id: 1,
      user_id: pasien.user_id,
      oleh: admin.user_id,
      habis_pada: END,
      profesional_id: session.profesional_id,
      jadwal_tenaga_id: session.id,
      tanggal: '2026-11-26' as const,
      jam_mulai: undefined,
      ...change,
    },
    START,
  )
const opened = async (of: Clinic): Promise<number> => {
  await insert(of)
  return (await findAlihan(db, of.jadwal_id, START))?.alihan_id as number
}
const refused = (work: Promise<unknown>, constraint: string) => expect(work).rejects.toMatchObject({ constraint })
const run = (statement: Sql) => db.rows(statement)

test('only a request that waits is offered, to another professional of the same profession', async () => {
  const of = await clinic()
  const own = await make.sesi(of.tenaga.profesional_id, { hari: 'Kamis' })
  await refused(insert({ ...of, session: own }), 'alihan_pengajuan')
  await refused(insert(await clinic(3)), 'alihan_pengajuan')
  await setStatus(db, of.jadwal_id, 'menunggu')
  await refused(insert(of), 'alihan_pengajuan')
})

test('an offer lasts a day at most, and ends two hours before its time and with the start of the request', async () => {
  const of = await clinic()
  await refused(insert(of, { habis_pada: new Date(END.getTime() + 1) }), 'alihan_berlaku')
  const early = await make.sesi(of.rekan.profesional_id, {
    hari: 'Senin',
    jam_mulai: '10:00:00',
    jam_selesai: '11:00:00',
  })
  const soon = { tanggal: '2026-11-23', habis_pada: new Date('2026-11-23T08:01:00+07:00') }
  await refused(insert({ ...of, session: early }, soon), 'alihan_berlaku')
})

test('a request has one open offer, and an offer its place', async () => {
  const of = await clinic()
  await opened(of)
  const other = await make.sesi(of.rekan.profesional_id, { hari: 'Jumat' })
  await refused(insert({ ...of, session: other }, { tanggal: '2026-11-27' }), 'alihan_satu')
  const second = await clinic()
  await refused(insert({ ...second, session: of.session }), 'tempat_satu_waktu')
  await refused(
    run(sql`
      insert into alihan (jadwal_id, profesional_id, jadwal_tenaga_id, mulai, selesai, zona, oleh, dibuat, habis_pada)
      values (${second.jadwal_id}, ${second.session.profesional_id}, ${second.session.id}, '2026-11-26T09:00:00+07:00',
        '2026-11-26T10:00:00+07:00', 7, ${admin.user_id}, ${START}, ${END})`),
    'tempat_satu_waktu',
  )
  await refused(
    run(sql`
      insert into tempat (jenis, profesional_id, user_id, dari, sampai, habis_pada, jadwal_tenaga_id, jenis_id, mulai, selesai)
      select 'alihan', profesional_id, user_id, dari + interval '7 days', sampai + interval '7 days', habis_pada, jadwal_tenaga_id,
        jenis_id, mulai + interval '7 days', selesai + interval '7 days'
      from tempat where jenis = 'alihan' and user_id = ${of.pasien.user_id}`),
    'tempat_milik',
  )
})

test('an offer ends once and never changes otherwise', async () => {
  const of = await clinic()
  const id = await opened(of)
  await refused(
    run(sql`update alihan set habis_pada = habis_pada - interval '1 hour' where alihan_id = ${id}`),
    'alihan_tetap',
  )
  await refused(run(sql`delete from alihan where alihan_id = ${id}`), 'alihan_tetap')
  await refused(
    run(sql`update alihan set hasil = 'ditolak', berakhir_pada = ${START} where alihan_id = ${id}`),
    'tempat_milik',
  )
  await updateDitolak(db, id, START)
  expect(await run(sql`select from tempat where tempat_id = ${id}`)).toEqual([])
  await refused(run(sql`update alihan set hasil = 'ditarik' where alihan_id = ${id}`), 'alihan_tetap')
  await refused(run(sql`update alihan set hasil = null, berakhir_pada = null where alihan_id = ${id}`), 'alihan_tetap')
})

test('an agreement without the move is refused at the commit', async () => {
  const of = await clinic()
  const id = await opened(of)
  const agreed = (baru: number) => updateDiterima(db, id, baru, START)
  await refused(agreed(of.jadwal_id), 'alihan_terlaksana')
  const { jadwal_id: foreign } = await clinic()
  await refused(agreed(foreign), 'alihan_terlaksana')
  await refused(agreed(2_000_000_000), 'alihan_jadwal_baru_fkey')
  await refused(
    run(sql`update alihan set hasil = 'diterima', berakhir_pada = ${START} where alihan_id = ${id}`),
    'alihan_baru',
  )
})

test('an answer ends the offer, whichever statement writes it; what was handed over stays cancelled', async () => {
  const of = await clinic()
  await opened(of)
  await setStatus(db, of.jadwal_id, 'disetujui')
  expect(await findAlihan(db, of.jadwal_id, START)).toMatchObject({ hasil: 'gugur' })
  const other = await clinic()
  const alihan_id = await opened(other)
  const query = { jadwalid: other.jadwal_id }
  expect((await call(other.pasien, api.setujuiAlihan, { query, body: { alihan_id } })).status).toBe(200)
  await refused(setStatus(db, other.jadwal_id, 'disetujui'), 'konsultasi_dialihkan')
})
