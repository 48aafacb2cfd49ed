import { levelsOf } from '@sehati/contract/base/access'
import { akunTidur } from '@sehati/contract/record/retensi.rules'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/**
 * The last sign of life of an account `u`: a login, a visit, a change of its data. A session lasts a month at most, so a login is
 * never much older than the last use.
 */
const lastUse = sql`greatest(u.created_at, u.updated_at,
  (select j.waktu from jejak j where j.tindakan = 'masuk' and j.pelaku_id = u.user_id order by j.nomor desc limit 1),
  (select max(k.selesai) from konsultasi k where k.user_id = u.user_id),
  (select max(s.last_used_at) from auth_session s where s.user_id = u.user_id))`

const patients = join([...levelsOf.users])

/** Accounts `u` that may sleep: of patients without a duty, active, not held. */
const maySleep = sql`u.level_id in (${patients}) and u.status_user = 'aktif' and u.dihapus_pada is null
  and not exists (select from tugas d where d.user_id = u.user_id)
  and u.user_id <> all (array(select yang_ditahan()))`

/** How many accounts are written to, or erased, in one night: the rest follows the next night. */
const AT_ONCE = 1_000

/** Accounts that are used again, or may not sleep, leave the table. */
export const removeBangun = (db: Db): Promise<unknown> =>
  db.rows(sql`
    delete from akun_tidur t using users u where u.user_id = t.user_id and (not (${maySleep}) or ${lastUse} > t.sejak)`)

/** Writes to the people of accounts that no one has used for long. */
export const insertSuratPertama = (db: Db, now: Date): Promise<unknown> =>
  db.rows(sql`
    with baru as (
      insert into akun_tidur (user_id, sejak, surat_pertama)
      select u.user_id, p.terakhir, ${now}::timestamptz
      from users u cross join lateral (select ${lastUse} as terakhir) p
      where ${maySleep} and p.terakhir < ${now}::timestamptz - ${akunTidur.suratBulan} * interval '1 month'
        and not exists (select from akun_tidur t where t.user_id = u.user_id)
      order by u.user_id limit ${AT_ONCE}
      returning user_id
    )
    insert into peristiwa (jenis, user_id, sejak) select 'akun_tidur', user_id, ${now} from baru order by user_id`)

/** Writes to them once more. */
export const updateSuratKedua = (db: Db, now: Date): Promise<unknown> =>
  db.rows(sql`
    with lagi as (
      update akun_tidur set surat_kedua = ${now}
      where surat_kedua is null and surat_pertama <= ${now}::timestamptz - ${akunTidur.suratKeduaHari} * interval '1 day'
      returning user_id
    )
    insert into peristiwa (jenis, user_id, sejak) select 'akun_tidur', user_id, ${now} from lagi order by user_id`)

/** The accounts `u` of `akun_tidur t` whose time is over: both mails have left, and their person had days to react. */
export const tidurJatuh = (now: Sql): Sql => sql`
  from akun_tidur t join users u on u.user_id = t.user_id
  where t.sejak < ${now} - ${akunTidur.bulan} * interval '1 month'
    and t.surat_kedua <= ${now} - ${akunTidur.hapusHari} * interval '1 day'
    and ${maySleep} and ${lastUse} <= t.sejak
    and not exists (select from peristiwa p where p.user_id = u.user_id and p.jenis = 'akun_tidur')
    and not exists (select from surat s where s.user_id = u.user_id and s.jenis = 'akun_tidur' and s.status = 'antre')`

export const listTidurJatuh = (db: Db, now: Date): Promise<{ user_id: number }[]> =>
  db.rows(sql`select u.user_id ${tidurJatuh(sql`${now}::timestamptz`)} order by u.user_id limit ${AT_ONCE}`)

/** Locks it until the transaction ends; null where it is used again meanwhile. */
export const lockTidurJatuh = (tx: Db, user_id: number, now: Date): Promise<{ user_id: number } | null> =>
  tx.row(sql`select u.user_id ${tidurJatuh(sql`${now}::timestamptz`)} and u.user_id = ${user_id} for update of u`)

export const countPasien = async (db: Db): Promise<number> =>
  (await db.row<{ n: number }>(sql`select count(*)::int as n from users u where ${maySleep}`))?.n ?? 0
