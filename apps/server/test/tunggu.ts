import { bookKonsultasi, cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import type { Tunggu } from '@sehati/contract/waiting/tunggu.schema'
import sql from 'sql-template-tag'
import type { Seal } from '../src/base/db/seal.ts'
import { passOn } from '../src/waiting/tunggu/grant.act.ts'
import { insertTunggu } from '../src/waiting/tunggu/tunggu.store.ts'
import { askFor } from './booking.ts'
import { makeRelay } from './jobs.ts'
import { START, type startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'call' | 'make' | 'service' | 'clock' | 'at'>
type Who = { token: string; user_id: number }

export const WEDNESDAY = '2026-11-25'
/** When the places of these tests begin. */
export const NINE = `${WEDNESDAY}T09:00:00+07:00`
/** After the minute in which a cancellation on the Monday of the tests, at seven, can be taken back. */
export const AFTER_UNDO = '2026-11-23T07:01:01+07:00'

/** Professionals whose only place is taken, people who wait for it, and what the service does each second. */
export function makeTunggu(server: Server) {
  const { db, call, make, service, clock } = server
  const { relay } = makeRelay(server)

  /** A professional with one session a week, on Wednesday at nine, which a patient has booked. */
  async function clinic() {
    const tenaga = await make.profesional()
    const session = await make.sesi(tenaga.profesional_id)
    const pasien = await make.person(5)
    const { data } = await call(pasien, bookKonsultasi, { body: askFor(session) })
    return { tenaga, session, pasien, jadwal_id: data.jadwal_id as number }
  }
  type Clinic = Awaited<ReturnType<typeof clinic>>

  const ask = ({ tenaga }: Pick<Clinic, 'tenaga'>, change: object = {}) => ({
    profesional_id: tenaga.profesional_id,
    metode_konsultasi: 'online',
    keluhan: 'Sulit tidur',
    sampai: '2026-11-27',
    ...change,
  })
  const join = (who: Who, of: Pick<Clinic, 'tenaga'>, change: object = {}) =>
    call(who, api.insertTunggu, { body: ask(of, change) })
  /** A patient who is in line. */
  async function waiting(of: Pick<Clinic, 'tenaga'>, change: object = {}) {
    const person = await make.person(5)
    const { data, status, message } = await join(person, of, change)
    if (status !== 201) throw new Error(`not in line: ${message}`)
    return { ...person, tunggu_id: (data as Tunggu).tunggu_id }
  }
  const cancel = (of: Clinic, who: Who = of.pasien) =>
    call(who, cancelKonsultasi, { query: { jadwalid: of.jadwal_id }, body: {} })
  const tick = () => passOn({ db: service, clock })
  const entriesOf = async (who: Who): Promise<Tunggu[]> => (await call(who, api.listTunggu)).data
  const offerOf = async (who: Who) => (await entriesOf(who)).find(({ tawaran }) => tawaran)?.tawaran ?? null
  const take = (who: Who, tawaran_id = 0) => call(who, api.ambilTawaran, { body: { tawaran_id } })
  const takeOffer = async (who: Who) => take(who, (await offerOf(who))?.tawaran_id ?? 2_000_000_000)
  const pass = async (who: Who) =>
    call(who, api.lewatiTawaran, { body: { tawaran_id: (await offerOf(who))?.tawaran_id ?? 2_000_000_000 } })
  const book = (who: Who, of: Pick<Clinic, 'session'>) => call(who, bookKonsultasi, { body: askFor(of.session) })
  /** The kinds of places that a professional's time has, with whose they are. */
  const placesOf = ({ tenaga }: Pick<Clinic, 'tenaga'>) =>
    db.rows<{ jenis: string; user_id: number }>(
      sql`select jenis, user_id from tempat where profesional_id = ${tenaga.profesional_id} order by dari`,
    )
  const noticesOf = async ({ user_id }: Who) => {
    await relay()
    const rows = await db.rows<{ jenis: string }>(
      sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
    )
    return rows.map(({ jenis }) => jenis)
  }
  return {
    clinic,
    ask,
    join,
    waiting,
    cancel,
    tick,
    entriesOf,
    offerOf,
    take,
    takeOffer,
    pass,
    book,
    placesOf,
    noticesOf,
  }
}

/** An entry of a person for a professional, as if they had got in line, and an open offer for it. */
export async function makeTawaran(
  { db, seal }: Pick<Server, 'db'> & { seal: Seal },
  { user_id, profesional_id, jadwal_tenaga_id }: { user_id: number; profesional_id: number; jadwal_tenaga_id: number },
  tanggal = '2026-12-02',
  { jam_mulai, jam_selesai } = { jam_mulai: '09:00:00', jam_selesai: '10:00:00' },
): Promise<{ tunggu_id: number; tawaran_id: number }> {
  const waktu = {
    dari: '2026-11-23',
    sampai: '2026-12-31',
    hari: null,
    jam_dari: null,
    jam_sampai: null,
    boleh_malam: false,
  }
  const of = { user_id, profesional_id, spesialisasi_id: null, jenis_id: 1, metode: 'online', use_bpjs: false } as const
  const tunggu_id = await insertTunggu(
    db,
    seal,
    { ...of, ...waktu, jadwal_id: null, keluhan: 'Sulit tidur', sejak: START },
    START,
  )
  const row = await db.row<{ tawaran_id: number }>(sql`
    with baru as (
      insert into tawaran (tunggu_id, user_id, tempat_id, profesional_id, mulai, selesai, zona, dibuat, habis_pada)
      values (${tunggu_id}, ${user_id}, nextval('konsultasi_id'), ${profesional_id}, ${`${tanggal}T${jam_mulai}+07:00`},
        ${`${tanggal}T${jam_selesai}+07:00`}, 7, ${START}, '2026-11-24T09:00:00+07:00')
      returning *
    ), tempat_baru as (
      insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai, habis_pada, jadwal_tenaga_id, jenis_id, mulai, selesai)
      select tempat_id, 'tawaran', profesional_id, user_id, mulai, selesai, habis_pada + interval '3 minutes', ${jadwal_tenaga_id}, 1, mulai, selesai
      from baru
    ), entri as (
      update daftar_tunggu set status = 'ditawari' where tunggu_id = ${tunggu_id}
    )
    select tawaran_id from baru`)
  return { tunggu_id, ...(row as { tawaran_id: number }) }
}
