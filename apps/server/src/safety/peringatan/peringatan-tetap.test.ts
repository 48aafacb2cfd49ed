import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { akuiPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import sql, { raw, type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { startServer } from '../../../test/server.ts'
import type { Db } from '../../base/db/db.ts'

const server = await startServer()
const { db, call, make, seal } = server
const { petugas, step, tutup, hubungi, idOf, rows } = makePeringatan(server)
const admin = await make.person(1)
const jaga = await petugas(admin)

/** What a transaction does that is always rolled back. */
const undone = async (work: (tx: Db) => Promise<void>): Promise<void> => {
  const stop = new Error('rolled back')
  await db
    .transaction(async (tx) => {
      await work(tx)
      throw stop
    })
    .catch((error) => {
      if (error !== stop) throw error
    })
}

test('a complaint with words of danger is booked with its alert, and without it not at all', async () => {
  const [patient, { profesional_id }] = [await make.person(5), await make.profesional()]
  const session = await make.sesi(profesional_id)
  const body = askFor(session, { keluhan: 'Saya ingin bunuh diri' })
  await db.rows(sql`alter table peringatan_sebab add constraint gagal check (sumber <> 'pemesanan')`)
  expect((await call(patient, bookKonsultasi, { body })).status).toBe(500)
  await db.rows(sql`alter table peringatan_sebab drop constraint gagal`)
  expect(await db.rows(sql`select from konsultasi where user_id = ${patient.user_id}`)).toEqual([])
  const reply = await call(patient, bookKonsultasi, { body })
  expect(reply.status).toBe(201)
  // The words of the attempt that failed were heard too.
  expect(await rows(patient.user_id)).toMatchObject([
    { sumber: 'pemesanan', jadwal_id: reply.data.jadwal_id },
    { sumber: 'tulisan', jadwal_id: null },
  ])
  // The words of a booking that is refused are heard, without a consultation.
  const late = await make.person(5)
  expect(await call(late, bookKonsultasi, { body })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  expect(await rows(late.user_id)).toMatchObject([{ sumber: 'tulisan', jadwal_id: null }])
})

test('an alert is neither deleted nor changed, and not closed without acknowledgement, person and note', async () => {
  const patient = await make.person(5)
  await hubungi(patient)
  const id = await idOf(patient)
  const note = seal.seal(`peringatan.catatan:${id}`, 'Sudah')
  const change = (set: Sql) =>
    undone((tx) => tx.rows(sql`update peringatan set ${set} where peringatan_id = ${id}`).then(() => {}))
  await expect(db.rows(sql`delete from peringatan where peringatan_id = ${id}`)).rejects.toMatchObject({
    constraint: 'peringatan_tetap',
  })
  await expect(db.rows(sql`truncate peringatan cascade`)).rejects.toMatchObject({
    constraint: expect.stringMatching(/tetap$/),
  })
  await expect(db.rows(sql`delete from peringatan_kepada`)).rejects.toMatchObject({
    constraint: 'peringatan_kepada_tetap',
  })
  for (const set of [
    sql`user_id = ${admin.user_id}`,
    sql`dibuat = dibuat - interval '1 hour'`,
    sql`terakhir = terakhir - interval '1 hour'`,
    sql`peringatan_id = ${raw('peringatan_id + 1000')}`,
  ])
    await expect(change(set)).rejects.toMatchObject({ constraint: 'peringatan_tetap' })
  const closing = 'peringatan_tutup_dengan_catatan'
  for (const set of [
    sql`ditutup_pada = now(), ditutup_oleh = ${jaga.user_id}, catatan = ${note}`,
    sql`diakui_oleh = ${jaga.user_id}, diakui_pada = now(), ditutup_pada = now(), ditutup_oleh = ${jaga.user_id}`,
    sql`diakui_oleh = ${jaga.user_id}, diakui_pada = now(), ditutup_pada = now(), catatan = ${note}`,
  ])
    await expect(change(set)).rejects.toMatchObject({ constraint: closing })
  await expect(change(sql`diakui_pada = now()`)).rejects.toMatchObject({ constraint: 'peringatan_diakui_orang' })
  await step(jaga, akuiPeringatan, id)
  // From one person to another only by a handover, which begins another round.
  const other = await petugas(admin)
  await expect(change(sql`diakui_oleh = ${other.user_id}`)).rejects.toMatchObject({ constraint: 'peringatan_tetap' })
  await tutup(jaga, id)
  for (const set of [
    sql`ditutup_pada = null, ditutup_oleh = null, catatan = null`,
    sql`catatan = ${note}`,
    sql`telepon = '1'`,
  ])
    await expect(change(set)).rejects.toMatchObject({ constraint: 'peringatan_tetap' })
})
