import { randomBytes } from 'node:crypto'
import { hariOf, instantOf, type Tanggal } from '@sehati/contract/base/waktu'
import { tujuanTautan } from '@sehati/contract/booking/tautan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../apps/server/src/base/db/db.ts'
import type { Seal } from '../../apps/server/src/base/db/seal.ts'
import { hashToken } from '../../apps/server/src/base/http/authentication.ts'
import { makeTautan } from '../../apps/server/src/booking/tautan/tautan.ts'
import { insertLangganan } from '../../apps/server/src/care/kalender/kalender.store.ts'
import { insertReset } from '../../apps/server/src/people/auth/reset.store.ts'
import { PASSWORD } from '../../apps/server/test/factories.ts'

type Owner = { user_id: number; level_id: number; own: { konsultasi: number[] } }

/** What opens doors, so that requests come behind them: fields that belong together, by the fields that they fill. */
export type Keys = Record<string, unknown>[]

type Session = { jadwal_tenaga_id: number; profesional_id: number; hari: string; jam_mulai: string }

/** Bookable sessions, the e-mail addresses with their password, and links as mails hold them. Types `jenis` fit into every session. */
export async function makeKeys(db: Db, seal: Seal, people: Owner[], dates: Tanggal[], jenis: number[]): Promise<Keys> {
  const sessions = await db.rows<Session>(sql`
    select jadwal_tenaga_id, profesional_id, hari, jam_mulai from jadwal_tenaga`)
  const slots = dates.flatMap((tanggal) =>
    sessions
      .filter(({ hari }) => hari === hariOf(tanggal))
      .flatMap(({ hari: _, jam_mulai, ...session }) => [
        { ...session, tanggal, use_bpjs: 0 },
        { ...session, tanggal, jam_mulai },
        ...jenis.map((jenis_id) => ({ ...session, tanggal, use_bpjs: 0, jenis_id, jam_mulai })),
      ]),
  )
  const hours = { jam_dari: '10:00:00', jam_sampai: '11:30:00' }
  const spans = dates.flatMap((tanggal, n) => [
    { dari: tanggal, sampai: tanggal, ...hours },
    { dari: tanggal, sampai: dates[n + 1] ?? tanggal, jenis_id: jenis[0] },
    { tanggal, buka: false, ...hours },
    { hari: hariOf(tanggal), berlaku_dari: tanggal, berlaku_sampai: tanggal },
  ])
  const mails = await db.rows<{ email: string }>(sql`select email from users where email not like '%@korban.test'`)
  const logins = mails.map(({ email }) => ({ email, password: PASSWORD }))
  const links = people.flatMap(({ own, level_id }) =>
    level_id < 4
      ? []
      : own.konsultasi.slice(0, 2).flatMap((jadwal_id) => tujuanTautan.map((tujuan) => ({ tujuan, jadwal_id }))),
  )
  const begin = new Map(
    (await db.rows<{ jadwal_id: number; mulai: string }>(sql`select jadwal_id, mulai from konsultasi`)).map((row) => [
      row.jadwal_id,
      new Date(row.mulai),
    ]),
  )
  const tautan = links.map(({ tujuan, jadwal_id }) => ({
    token: makeTautan(seal).sign({
      tujuan,
      jadwal_id,
      mulai: begin.get(jadwal_id) ?? instantOf(dates[0] ?? '', '09:00:00'),
      tanda: 0,
    }),
  }))
  const resets = await Promise.all(
    people
      .slice(0, 12)
      .map(async ({ user_id }) => ({ token: await insertReset(db, user_id, new Date()), password: PASSWORD })),
  )
  const calendars = await Promise.all(
    people.map(async ({ user_id }) => {
      const token = randomBytes(32).toString('base64url')
      await insertLangganan(db, { user_id, token_hash: hashToken(token) }, new Date())
      return { token }
    }),
  )
  return [...slots, ...spans, ...logins, ...tautan, ...resets, ...calendars]
}

/** The keys whose fields an object with these fields has all of. */
export const fitting = (keys: Keys, fields: string[]): Keys =>
  keys.filter((key) => {
    const names = Object.keys(key).filter((name) => !/^(use_bpjs|profesional_id)$/.test(name))
    return names.every((name) => fields.includes(name))
  })
