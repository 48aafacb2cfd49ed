import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { AlasanKunjungan } from '@sehati/contract/consultation/konsultasi.schema'
import type { Alasan, AlasanMasukan, AlasanPilihan } from '@sehati/contract/schedule/alasan.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'
import { activeProfessional } from '../jadwal-tenaga/hari-layanan.store.ts'
import { isFor, isOffered } from '../jenis/mulai.store.ts'

/** A reason with the words of this moment. */
export type AlasanTerpilih = AlasanKunjungan & { alasan_id: number }

const choice = sql`alasan_id, kata, kata_en, bidang, mendesak, kekerasan`
const all = sql`${choice}, spesialisasi_id, jenis_id, aktif`
const order = sql`order by urutan, alasan_id`

/** The reasons that patients see. */
export const listAlasan = (db: Reader): Promise<AlasanPilihan[]> =>
  db.rows(sql`select ${choice} from alasan where aktif ${order}`)

/** All reasons, or one. */
export const listAlasanAdmin = (db: Reader, alasan_id?: number): Promise<Alasan[]> =>
  db.rows(
    sql`select ${all} from alasan ${alasan_id === undefined ? empty : sql`where alasan_id = ${alasan_id}`} ${order}`,
  )

/** The words of a reason, also of one that patients no longer see; null where there is none. */
export const findAlasan = (db: Reader, alasan_id: number): Promise<AlasanTerpilih | null> =>
  db.row(sql`select alasan_id, kata, kata_en from alasan where alasan_id = ${alasan_id}`)

/** Inserts a reason as the last one and returns its id. A constraint refuses a word that another reason has. */
export async function insertAlasan(db: Db, a: AlasanMasukan): Promise<number> {
  const row = await db.row<{ alasan_id: number }>(sql`
    insert into alasan (kata, kata_en, bidang, spesialisasi_id, jenis_id, mendesak, kekerasan, aktif, urutan)
    select ${a.kata}, ${a.kata_en}, ${a.bidang}, ${a.spesialisasi_id}::int, ${a.jenis_id}::int, ${a.mendesak}::boolean,
      ${a.kekerasan}::boolean, ${a.aktif}::boolean, coalesce(max(urutan), 0) + 1 from alasan
    returning alasan_id`)
  if (!row) throw new Error('an insert returns its row')
  return row.alasan_id
}

/** False where the id does not exist. A constraint refuses a word that another reason has. */
export const updateAlasan = async (db: Db, alasan_id: number, a: AlasanMasukan): Promise<boolean> =>
  (await db.row(sql`
    update alasan
    set kata = ${a.kata}, kata_en = ${a.kata_en}, bidang = ${a.bidang}, spesialisasi_id = ${a.spesialisasi_id},
      jenis_id = ${a.jenis_id}, mendesak = ${a.mendesak}, kekerasan = ${a.kekerasan}, aktif = ${a.aktif}
    where alasan_id = ${alasan_id}
    returning alasan_id`)) !== null

/**
 * Gives the reasons the order of these ids; those that are left out come after them, in the order that they had. Returns how many
 * of the ids exist. The rows are locked in one order first: of two orders at once, one counts.
 */
export async function putUrutan(db: Db, ids: readonly number[]): Promise<number> {
  await db.rows(sql`select from alasan order by alasan_id for update`)
  const rows = await db.rows<{ named: boolean }>(sql`
    update alasan a set urutan = b.baru
    from (
      select s.alasan_id, n.tempat is not null as named,
        row_number() over (order by n.tempat, s.urutan, s.alasan_id) as baru
      from alasan s left join unnest(${ids}::int[]) with ordinality n (alasan_id, tempat) on n.alasan_id = s.alasan_id
    ) b
    where a.alasan_id = b.alasan_id
    returning b.named`)
  return rows.filter(({ named }) => named).length
}

/** Where a reason leads; null is everywhere. */
export type Tujuan = { level_id: 2 | 3 | null; spesialisasi_id: number | null; jenis_id: number | null }

/** The professional `t` offers the type `jenis_id` to the patient `pemilih`. */
export const offersType = (jenis_id: Sql, pemilih: number): Sql => sql`exists (
  select from jenis_tenaga x join jenis_konsultasi k on k.jenis_id = x.jenis_id
  where x.profesional_id = t.profesional_id and k.jenis_id = ${jenis_id} and ${isOffered(sql`t.profesional_id`)} ${isFor(pemilih)})`

/**
 * The professionals to whom a reason leads the patient `pemilih`; null where there is no such reason. A speciality without an active professional of
 * the profession does not count, nor a type that none of those who are left offers: the reason still leads to the profession.
 */
export const findTujuan = (db: Reader, alasan_id: number, pemilih: number): Promise<Tujuan | null> =>
  db.row(sql`
    with a as materialized (
      select spesialisasi_id, nullif(jenis_id, ${JENIS_UMUM.jenis_id}) as jenis_id,
        (select level_id from level where nama_level = bidang) as level_id
      from alasan where alasan_id = ${alasan_id}
    ), aktif as materialized (
      select t.profesional_id, t.spesialisasi_id, a.jenis_id is not null and ${offersType(sql`a.jenis_id`, pemilih)} as sedia
      from a cross join tenaga_profesional t ${activeProfessional}
      where a.level_id is null or u.level_id = a.level_id
    ), s as (
      select a.*, exists (select from aktif where aktif.spesialisasi_id = a.spesialisasi_id) as ada from a
    )
    select s.level_id, case when s.ada then s.spesialisasi_id end as spesialisasi_id,
      case when exists (select from aktif where aktif.sedia and (not s.ada or aktif.spesialisasi_id = s.spesialisasi_id))
        then s.jenis_id end as jenis_id
    from s`)

/**
 * Counts one booking of the week of `minggu`, its Monday, for a reason. The row is the same for all bookings of the week: this is
 * the last statement of its transaction, so that none waits for another while it has the row.
 */
export const countUpHitungan = (db: Db, alasan_id: number, minggu: Tanggal): Promise<unknown> =>
  db.rows(sql`
    insert into hitungan_alasan (minggu, alasan_id, jumlah) values (${minggu}::date, ${alasan_id}, 1)
    on conflict (minggu, alasan_id) do update set jumlah = hitungan_alasan.jumlah + 1`)
