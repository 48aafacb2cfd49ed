import {
  drafHari,
  intervalOf,
  type KelasRetensi,
  kelasRetensi,
  type SebabRetensi,
} from '@sehati/contract/record/retensi.rules'
import type { JalanRetensi } from '@sehati/contract/rights/retensi.schema'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'
import { countPasien, tidurJatuh } from './akun-tidur.store.ts'
import { type Bagian, bagianOf, dueBefore, isBagian, type KelasBagian, ofKelas, recordOlder } from './kelas.store.ts'

/** The rows that one statement deletes. */
const ROWS = 1_000

export const findJamBasisData = async (db: Reader): Promise<Date> =>
  new Date(
    (await db.row<{ ms: number }>(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`))?.ms ?? 0,
  )

/** What of a class ends at an instant: its rows, the time of the oldest, and what is older than `batas` ends. */
export type Berakhir = { kelas: KelasRetensi; batas: string; jumlah: number; tertua: string | null }

const batasOf = (kelas: KelasRetensi, now: Date): Sql => sql`(${now}::timestamptz - ${intervalOf(kelas)}::interval)`

function countsOf(kelas: KelasRetensi, now: Date): Sql[] {
  const batas = batasOf(kelas, now)
  const counted = (sejak: Sql, rows: Sql) =>
    sql`select ${kelas}::text as kelas, ${batas} as batas, count(*) as jumlah, min(${sejak}) as tertua ${rows}`
  if (isBagian(kelas)) return bagianOf[kelas].map((bagian) => counted(bagian.sejak, dueBefore(bagian, batas)))
  if (kelas === 'akun_tidur') return [counted(sql`t.sejak`, tidurJatuh(sql`${now}::timestamptz`))]
  const last = sql`(select max(k.selesai) from konsultasi k where k.user_id = u.user_id)`
  return [counted(last, sql`from users u where ${recordOlder(batas)}`)]
}

const every = Object.keys(kelasRetensi) as KelasRetensi[]

/** What ends at an instant, of every class in the order of the contract. */
export const listBerakhir = async (db: Reader, now: Date): Promise<Berakhir[]> => {
  const rows = await db.rows<Berakhir>(sql`
    select kelas, min(batas) as batas, sum(jumlah)::int as jumlah, min(tertua) as tertua
    from (${join(
      every.flatMap((kelas) => countsOf(kelas, now)),
      ' union all ',
    )}) c group by kelas`)
  return rows.sort((a, b) => every.indexOf(a.kelas) - every.indexOf(b.kelas))
}

/** How many rows a class has, due or not. */
export async function countSemua(db: Db, kelas: KelasRetensi): Promise<number> {
  if (!isBagian(kelas)) return countPasien(db)
  const counts = bagianOf[kelas].map((bagian) => sql`select count(*) as n ${ofKelas(bagian)}`)
  return (await db.row<{ n: number }>(sql`select sum(n)::int as n from (${join(counts, ' union all ')}) c`))?.n ?? 0
}

/** Deletes some of the rows of a part that are older; returns how many. One that is changed meanwhile stays. */
async function removeSebagian(db: Db, bagian: Bagian, batas: string): Promise<number> {
  const { tabel, lalu } = bagian
  const after = lalu ? sql`, lalu as (${lalu})` : empty
  const row = await db.row<{ n: number }>(sql`
    with gone as (
      delete from ${raw(tabel)} where ctid = any (array(select t.ctid ${dueBefore(bagian, sql`${batas}::timestamptz`)} limit ${ROWS}))
      returning *
    )${after}
    select count(*)::int as n from gone`)
  return row?.n ?? 0
}

/** Deletes what of a class is older, in batches of a transaction each; says how many after each. */
export async function removeKelas(
  db: Db,
  kelas: KelasBagian,
  batas: string,
  done: (jumlah: number) => void,
): Promise<void> {
  for (const bagian of bagianOf[kelas]) {
    let jumlah = ROWS
    while (jumlah === ROWS) {
      jumlah = await removeSebagian(db, bagian, batas)
      done(jumlah)
    }
  }
}

/** Tells the authors of drafts that they will end. */
export const updateDrafDiingatkan = (db: Db, now: Date): Promise<unknown> =>
  db.rows(sql`
    with lama as (
      update rekam_draf d set diingatkan_pada = ${now} from konsultasi k
      where k.jadwal_id = d.jadwal_id and d.diingatkan_pada is null
        and greatest(d.diubah_pada, k.selesai) < ${now}::timestamptz - ${drafHari.diingatkan} * interval '1 day'
      returning k.profesional_id
    )
    insert into peristiwa (jenis, user_id, sejak)
    select 'draf_berakhir', p.user_id, ${now}::timestamptz from tenaga_profesional p
    where p.profesional_id in (select profesional_id from lama) order by p.user_id`)

export type Jalan = { kelas: KelasRetensi; batas: string; jumlah: number; ms: number; sebab: SebabRetensi | null }

export const insertJalan = (db: Db, { kelas, batas, jumlah, ms, sebab }: Jalan, now: Date): Promise<unknown> =>
  db.rows(sql`
    insert into retensi_jalan (pada, kelas, batas, jumlah, ms, sebab)
    values (${now}, ${kelas}, ${batas}::timestamptz, ${jumlah}, ${ms}, ${sebab})`)

/** The last runs, newest first. */
export const listJalan = (db: Reader): Promise<JalanRetensi[]> =>
  db.rows(sql`
    select pada, sum(jumlah)::int as jumlah,
      coalesce(json_agg(json_build_object('kelas', kelas, 'sebab', sebab) order by jalan_id) filter (where sebab is not null), '[]') as ditolak
    from retensi_jalan group by pada order by pada desc limit 14`)
