import type { LevelId } from '@sehati/contract/base/access'
import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { JenisPemberitahuan, Pemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import sql, { type Sql } from 'sql-template-tag'
import { konfirmasiUntuk } from '../../absence/kehadiran/konfirmasi.store.ts'
import { usulanUntuk } from '../../absence/terdampak/usulan.store.ts'
import type { Db } from '../../base/db/db.ts'
import { findKeptPage } from '../../base/db/page.ts'

/** Newest first, with the name of the other person of the consultation. Counted in an index; only those shown are read. */
export const pagePemberitahuan = (db: Db, user_id: number, at: PageQuery): Promise<Page<Pemberitahuan>> =>
  findKeptPage<Pemberitahuan>(
    db,
    {
      sebelumnya: [],
      total: sql`select count(*) from pemberitahuan where user_id = ${user_id}`,
      halaman: sql`select pemberitahuan_id from pemberitahuan where user_id = ${user_id}
        order by pemberitahuan_id desc limit ${at.limit} offset ${(at.page - 1) * at.limit}`,
      shown: sql`
        select n.pemberitahuan_id, n.jenis, n.jadwal_id, n.mulai as tanggal, k.zona,
          case when n.tentang is not null then o.name when k.user_id = n.user_id then tu.name else p.name end as nama,
          n.perangkat, n.dibaca_pada is not null as dibaca, n.created_at,
          ${usulanUntuk(sql`n`)} as usulan, ${konfirmasiUntuk(sql`n`)} as konfirmasi_sampai
        from pemberitahuan n
        left join users o on o.user_id = n.tentang
        left join konsultasi k on k.jadwal_id = n.jadwal_id
        left join users p on p.user_id = k.user_id
        left join tenaga_profesional t on t.profesional_id = k.profesional_id
        left join users tu on tu.user_id = t.user_id
        where n.pemberitahuan_id = h.pemberitahuan_id`,
      order: sql`page.pemberitahuan_id desc`,
    },
    at,
  )

export async function countBelumDibaca(db: Db, user_id: number): Promise<number> {
  const row = await db.row<{ jumlah: number }>(sql`
    select count(*)::int as jumlah from pemberitahuan where user_id = ${user_id} and dibaca_pada is null`)
  return row?.jumlah ?? 0
}

/** Marks a user's unread notices, one or all up to one, and returns how many they were. */
export async function updateDibaca(
  db: Db,
  user_id: number,
  which: { pemberitahuan_id: number } | { sampai: number },
  now: Date,
): Promise<number> {
  const these: Sql =
    'sampai' in which ? sql`pemberitahuan_id <= ${which.sampai}` : sql`pemberitahuan_id = ${which.pemberitahuan_id}`
  const rows = await db.rows(sql`
    update pemberitahuan set dibaca_pada = ${now}
    where user_id = ${user_id} and dibaca_pada is null and ${these} returning pemberitahuan_id`)
  return rows.length
}

/** A user who can get notices: one whose account is active. */
export const findPembaca = (
  db: Db,
  user_id: number,
): Promise<{ user_id: number; level_id: LevelId; alamat_tanda: number } | null> =>
  db.row(sql`select user_id, level_id, alamat_tanda from users where user_id = ${user_id} and status_user = 'aktif'`)

/** The kinds of which a user has turned off the mail, the pushes, or both. */
export const listTanpa = (db: Db, user_id: number): Promise<{ jenis: JenisPemberitahuan; cara: 'email' | 'push' }[]> =>
  db.rows(sql`
    select jenis, 'email' as cara from tanpa_surat where user_id = ${user_id}
    union all select jenis, 'push' from tanpa_push where user_id = ${user_id}`)

/** Turns the mail or the pushes of a kind on or off; null leaves them as they are. */
export async function putTanpa(
  db: Db,
  user_id: number,
  { jenis, email, push }: { jenis: JenisPemberitahuan; email: boolean | null; push: boolean | null },
): Promise<void> {
  await db.rows(sql`
    with mails_on as (
      delete from tanpa_surat where user_id = ${user_id} and jenis = ${jenis} and ${email}::boolean
    ), mails_off as (
      insert into tanpa_surat (user_id, jenis) select ${user_id}::int, ${jenis}::text where not ${email}::boolean
      on conflict do nothing
    ), pushes_on as (
      delete from tanpa_push where user_id = ${user_id} and jenis = ${jenis} and ${push}::boolean
    )
    insert into tanpa_push (user_id, jenis) select ${user_id}::int, ${jenis}::text where not ${push}::boolean
    on conflict do nothing`)
}
