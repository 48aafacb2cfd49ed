import { randomUUID } from 'node:crypto'
import * as api from '@sehati/contract/talk/bilik.endpoints'
import type { IsiSinyal } from '@sehati/contract/talk/bilik.schema'
import sql from 'sql-template-tag'
import type { Db } from '../src/base/db/db.ts'
import type { makeClient, Signed } from './client.ts'
import type { makeFactories } from './factories.ts'

/** A page of a person in a room. */
export type Halaman = Signed & { sambungan: string }

/** Wednesday at nine in Jakarta: the middle of the time of a room. */
export const NINE = '2026-11-25T09:00:00+07:00'

export const OFFER: IsiSinyal = { deskripsi: { type: 'offer', sdp: 'v=0\r\n' } }

/** The calls of a room, through the entrance that the pages use. */
export function makeCalls({ call }: Pick<ReturnType<typeof makeClient>, 'call'>, jadwalid: number) {
  const query = { jadwalid }
  return {
    masuk: (who: Halaman, pindah?: boolean) =>
      call(who, api.putKursi, { query, body: { sambungan: who.sambungan, ...(pindah ? { pindah } : {}) } }),
    persilakan: (who: Signed) => call(who, api.persilakanBilik, { query }),
    keluar: (who: Halaman) => call(who, api.keluarBilik, { query, body: { sambungan: who.sambungan } }),
    turn: (who: Halaman) => call(who, api.getTurn, { query: { ...query, sambungan: who.sambungan } }),
    kirim: (who: Halaman, isi: IsiSinyal = OFFER) =>
      call(who, api.insertSinyal, { query, body: { sambungan: who.sambungan, isi } }),
    terima: (who: Halaman, after?: number) =>
      call(who, api.listSinyal, { query: { ...query, sambungan: who.sambungan, ...(after ? { after } : {}) } }),
  }
}

/** Another page of the same account, with the same session. */
export const another = <P extends Signed>(who: P): P & Halaman => ({ ...who, sambungan: randomUUID() })

type Make = ReturnType<typeof makeFactories>

/** A patient and a professional with an approved online consultation on Wednesday from nine to ten, and a page of each. */
export async function makeRoom(make: Make, change: Parameters<Make['booked']>[1] = {}) {
  const patient = await make.person(5)
  const { jadwal_id, tenaga, session } = await make.booked(patient, { status: 'disetujui', ...change })
  return { jadwal_id, session, pasien: another(patient), tenaga: another(tenaga) }
}

/** Both inside: the professional, then the patient, who was let in. */
export async function bothInside(
  calls: ReturnType<typeof makeCalls>,
  { pasien, tenaga }: { pasien: Halaman; tenaga: Halaman },
) {
  await calls.masuk(tenaga)
  await calls.masuk(pasien)
  await calls.persilakan(tenaga)
}

/** What the database has of a room: its history as `<seat> <what>`, and who sits there. */
export const makeRoomReads = (db: Db) => ({
  history: (jadwal_id: number) =>
    db
      .rows<{ apa: string }>(sql`
        select peran || ' ' || apa as apa from riwayat_bilik where jadwal_id = ${jadwal_id} order by riwayat_id`)
      .then((rows) => rows.map(({ apa }) => apa)),
  seats: (jadwal_id: number) =>
    db.rows(sql`select peran, keadaan from bilik where jadwal_id = ${jadwal_id} order by peran`),
})
