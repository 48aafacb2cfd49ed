import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { Hari, Tanggal } from '@sehati/contract/base/waktu'
import { dalamTunggu } from '@sehati/contract/waiting/tunggu.rules'
import type { Tunggu, TungguStaf } from '@sehati/contract/waiting/tunggu.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import { findKeptPage } from '../../base/db/page.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'

/** The entry `d` is in line. */
export const inLine = sql`d.status = any(${[...dalamTunggu]}::text[])`
/** The order in line: urgent entries first, then by when they began to wait. */
const inOrder = (d: Sql): Sql => sql`(not ${d}.mendesak, ${d}.sejak, ${d}.tunggu_id)`

/** The speciality of the entry `d`: its own, or that of its professional `t`. */
const speciality = sql`coalesce(d.spesialisasi_id, t.spesialisasi_id)`

/** The place in line of the entry `d`: who waits for the same professional, or for anyone of the speciality. */
const place = sql`(
  select 1 + count(*) from daftar_tunggu o
  where o.status = any(${[...dalamTunggu]}::text[]) and ${inOrder(sql`o`)} < ${inOrder(sql`d`)}
    and (o.profesional_id = d.profesional_id or o.spesialisasi_id = ${speciality}))::int`

const columns = sql`
  d.tunggu_id, d.profesional_id, u.name as nama_profesional, s.spesialisasi_id, s.nama_spesialisasi, d.jenis_id, n.nama_jenis,
  d.metode as metode_konsultasi, d.dari, d.sampai, d.hari, d.jam_dari, d.jam_sampai, d.jadwal_id, d.mendesak, d.status, ${place} as urutan,
  d.sejak`

const joins = sql`
  left join tenaga_profesional t on t.profesional_id = d.profesional_id
  left join users u on u.user_id = t.user_id
  join spesialisasi s on s.spesialisasi_id = ${speciality}
  join jenis_konsultasi n on n.jenis_id = d.jenis_id`

const offer = sql`(
  select json_build_object('tawaran_id', w.tawaran_id, 'profesional_id', w.profesional_id, 'nama_profesional', wu.name,
    'tanggal', ${isoOf(sql`w.mulai`)}, 'jam_mulai', ${jamDi(sql`w.mulai`, sql`w.zona`)}, 'jam_selesai', ${jamDi(sql`w.selesai`, sql`w.zona`)},
    'zona', w.zona, 'habis_pada', ${isoOf(sql`w.habis_pada`)})
  from tawaran w
  join tenaga_profesional wt on wt.profesional_id = w.profesional_id
  join users wu on wu.user_id = wt.user_id
  where w.tunggu_id = d.tunggu_id and w.jawaban is null)`

const own = (which: Sql): Sql => sql`
  select ${columns}, d.boleh_malam, d.jeda_sampai, ${offer} as tawaran from daftar_tunggu d ${joins} where ${inLine} and ${which}`

/** The entries of a person that are in line, in the order in which they were made. */
export const listTunggu = (db: Db, user_id: number): Promise<Tunggu[]> =>
  db.rows(sql`${own(sql`d.user_id = ${user_id}`)} order by d.tunggu_id`)

/** One of them; null where it is another person's, or no longer in line. */
export const findTunggu = (db: Db, of: { tunggu_id: number; user_id: number }): Promise<Tunggu | null> =>
  db.row(own(sql`d.tunggu_id = ${of.tunggu_id} and d.user_id = ${of.user_id}`))

const staff = (now: Date) =>
  sql`${columns}, d.user_id, p.name, (tanggal_wib(${now}) - tanggal_wib(d.sejak)) as hari_menunggu`
const staffJoins = sql`join users p on p.user_id = d.user_id ${joins} left join users m on m.user_id = d.mendesak_oleh`

type StafRow = Omit<TungguStaf, 'mendesak_alasan'> & { alasan: Buffer | null }
const opened =
  (seal: Pick<Seal, 'open'>) =>
  ({ alasan, ...row }: StafRow): TungguStaf => ({
    ...row,
    mendesak_alasan: alasan && seal.open(`daftar_tunggu.mendesak_alasan:${row.tunggu_id}`, alasan),
  })

const forAdmin = (now: Date) =>
  sql`select ${staff(now)}, m.name as mendesak_oleh, d.mendesak_alasan as alasan from daftar_tunggu d ${staffJoins}`

/** A page of all who are in line, in their order. */
export async function pageTunggu(db: Db, seal: Seal, at: PageQuery, now: Date): Promise<Page<TungguStaf>> {
  const page = await findKeptPage<StafRow>(
    db,
    {
      sebelumnya: [],
      total: sql`select count(*) from daftar_tunggu d where ${inLine}`,
      halaman: sql`select d.tunggu_id from daftar_tunggu d where ${inLine}
        order by d.mendesak desc, d.sejak, d.tunggu_id limit ${at.limit} offset ${(at.page - 1) * at.limit}`,
      shown: sql`${forAdmin(now)} where d.tunggu_id = h.tunggu_id`,
      order: sql`mendesak desc, sejak, tunggu_id`,
    },
    at,
  )
  return { ...page, queried: page.queried.map(opened(seal)) }
}

/** One entry that is in line, as admins see it; null where there is none. */
export async function findTungguStaf(db: Db, seal: Seal, tunggu_id: number, now: Date): Promise<TungguStaf | null> {
  const row = await db.row<StafRow>(sql`${forAdmin(now)} where ${inLine} and d.tunggu_id = ${tunggu_id}`)
  return row && opened(seal)(row)
}

/** The entry is for this professional, or for anyone of their speciality. */
const isFor = (profesional_id: number): Sql => sql`(d.profesional_id = ${profesional_id} or d.spesialisasi_id = (
  select x.spesialisasi_id from tenaga_profesional x where x.profesional_id = ${profesional_id}))`

/** Who is in line for a professional. Why one of them is urgent may be the words of a colleague: not shown. */
export const listTungguTenaga = (db: Db, profesional_id: number, now: Date): Promise<TungguStaf[]> =>
  db.rows(sql`
    select ${staff(now)}, null as mendesak_oleh, null as mendesak_alasan from daftar_tunggu d ${staffJoins}
    where ${inLine} and ${isFor(profesional_id)} order by d.mendesak desc, d.sejak, d.tunggu_id`)

export type TungguBaru = {
  user_id: number
  profesional_id: number | null
  spesialisasi_id: number | null
  jenis_id: number
  metode: 'online' | 'offline'
  use_bpjs: boolean
  dari: Tanggal
  sampai: Tanggal
  hari: readonly Hari[] | null
  jam_dari: string | null
  jam_sampai: string | null
  boleh_malam: boolean
  jadwal_id: number | null
  keluhan: string | null
  /** From when on the place in line counts. */
  sejak: Date
}

/** Puts a person in line and returns the number of the entry. */
export async function insertTunggu(tx: Db, seal: Seal, k: TungguBaru, now: Date): Promise<number> {
  const id = await takeId(tx, 'daftar_tunggu', 'tunggu_id')
  const keluhan = k.keluhan === null ? null : seal.seal(`daftar_tunggu.keluhan:${id}`, k.keluhan)
  await tx.rows(sql`
    insert into daftar_tunggu (tunggu_id, user_id, profesional_id, spesialisasi_id, jenis_id, metode, use_bpjs, dari, sampai, hari,
      jam_dari, jam_sampai, boleh_malam, jadwal_id, keluhan, sejak, dibuat)
    overriding system value
    values (${id}, ${k.user_id}, ${k.profesional_id}, ${k.spesialisasi_id}, ${k.jenis_id}, ${k.metode}, ${k.use_bpjs}, ${k.dari},
      ${k.sampai}, ${k.hari === null ? null : [...k.hari]}::text[], ${k.jam_dari}, ${k.jam_sampai}, ${k.boleh_malam}, ${k.jadwal_id}, ${keluhan}, ${k.sejak}, ${now})`)
  return id
}

/** When the person asked before, in a request of the last days that was not answered: their place in line counts from there. */
export async function findTakDijawab(
  db: Db,
  of: Pick<TungguBaru, 'user_id' | 'profesional_id' | 'spesialisasi_id'>,
  since: Date,
): Promise<Date | null> {
  const row = await db.row<{ sejak: string }>(sql`
    select k.created_at as sejak from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    where k.user_id = ${of.user_id} and k.sebab_batal = 'tidak_dijawab' and k.updated_at > ${since}::timestamptz
      and (t.profesional_id = ${of.profesional_id}::int or t.spesialisasi_id = ${of.spesialisasi_id}::int)
    order by k.created_at limit 1`)
  return row && new Date(row.sejak)
}

/** Ends the pause of an entry; false where it is not in line. */
export const updateLanjut = async (db: Db, of: { tunggu_id: number; user_id: number }): Promise<boolean> =>
  (await db.row(sql`
    update daftar_tunggu d set jeda_sampai = null, diam = 0
    where d.tunggu_id = ${of.tunggu_id} and d.user_id = ${of.user_id} and ${inLine} returning d.tunggu_id`)) !== null

/** Puts an entry before the others, or back; returns whose it is, null where it is not in line, or not for this professional. */
export const updateMendesak = (
  tx: Db,
  seal: Seal,
  k: { tunggu_id: number; mendesak: boolean; alasan: string; oleh: number; tenaga: number | null },
): Promise<{ user_id: number } | null> =>
  tx.row(sql`
    update daftar_tunggu d set mendesak = ${k.mendesak}, mendesak_oleh = ${k.oleh},
      mendesak_alasan = ${seal.seal(`daftar_tunggu.mendesak_alasan:${k.tunggu_id}`, k.alasan)}
    where d.tunggu_id = ${k.tunggu_id} and ${inLine} and ${k.tenaga === null ? sql`true` : isFor(k.tenaga)}
    returning d.user_id`)
