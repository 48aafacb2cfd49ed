import type { InsidenRinci, InsidenSaya, TerdampakMasukan } from '@sehati/contract/rights/insiden.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** What an account did from one instant to another: the trail, and what waits to be chained to it. What it was refused, it did not read. */
const actsOf = ({ pelaku_id, dari, sampai }: TerdampakMasukan): Sql => sql`
  (select subjek_id, tindakan::text, pelaku_id, waktu from jejak
   union all select subjek_id, tindakan::text, pelaku_id, waktu from jejak_baru) j
  where j.pelaku_id = ${pelaku_id} and j.waktu >= ${dari}::timestamptz and j.waktu <= ${sampai}::timestamptz and j.tindakan <> 'ditolak'`

/** The accounts of a list, by number or by address. */
const named = ({ user_id = [], alamat = [] }: TerdampakMasukan): Sql =>
  sql`(user_id = any (${user_id}::int[]) or lower(email) = any (${alamat.map((one) => one.toLowerCase())}::text[]))`

/** Those of the addresses that no account has. */
export const listTidakDikenal = async (tx: Db, { alamat = [] }: TerdampakMasukan): Promise<string[]> =>
  (
    await tx.rows<{ alamat: string }>(sql`
      select a as alamat from unnest(${alamat}::text[]) a
      where not exists (select from users u where lower(u.email) = lower(a)) order by a`)
  ).map((row) => row.alamat)

/** The people of a way of finding them. */
function peopleOf(ask: TerdampakMasukan): Sql {
  if (ask.cara === 'pembuka')
    return sql`select distinct j.subjek_id as user_id from ${actsOf(ask)} and j.subjek_id <> ${ask.pelaku_id}`
  if (ask.cara === 'tenaga')
    return sql`select distinct user_id from konsultasi where profesional_id = ${ask.profesional_id}`
  return sql`select user_id from users where ${named(ask)}`
}

/** Adds the people who are found, and returns how many they are, and how many of them are new. */
export async function insertTerdampak(
  tx: Db,
  insiden_id: number,
  ask: TerdampakMasukan,
  now: Date,
): Promise<{ ditemukan: number; baru: number }> {
  const counted = await tx.row<{ ditemukan: number; baru: number }>(sql`
    with orang as materialized (${peopleOf(ask)}), baru as (
      insert into insiden_terdampak (insiden_id, user_id, cara, ditambah_pada)
      select ${insiden_id}::int, o.user_id, ${ask.cara}, ${now}::timestamptz from orang o join users u on u.user_id = o.user_id
      order by o.user_id
      on conflict do nothing returning user_id
    )
    select (select count(*) from orang)::int as ditemukan, (select count(*) from baru)::int as baru`)
  return counted as { ditemukan: number; baru: number }
}

/** How many lists an account read that do not name their people one by one. */
export const countDaftar = async (tx: Db, ask: TerdampakMasukan): Promise<number> =>
  ask.cara === 'pembuka'
    ? ((
        await tx.row<{ n: number }>(sql`
          select count(*)::int as n from ${actsOf(ask)} and j.subjek_id is null and j.tindakan in ('lihat', 'ekspor')`)
      )?.n ?? 0)
    : 0

/** Whether what a way of finding people names is there: the account, the professional, each account of the list. */
export const hasNamed = async (tx: Db, { cara, pelaku_id, profesional_id, user_id = [] }: TerdampakMasukan) => {
  const found = await tx.row<{ ada: boolean }>(
    cara === 'tenaga'
      ? sql`select exists (select from tenaga_profesional where profesional_id = ${profesional_id}) as ada`
      : sql`select count(*) = ${cara === 'pembuka' ? 1 : new Set(user_id).size} as ada from users
          where user_id = any (${cara === 'pembuka' ? [pelaku_id] : user_id}::int[])`,
  )
  return found?.ada === true
}

/**
 * Notifies the affected people who are not notified yet: an event for each, of which notices and mails are made. Returns how many. A closed
 * account reads neither: it counts as notified when a letter was sent on paper.
 */
export const updateDiberitahu = async (tx: Db, insiden_id: number, now: Date): Promise<number> =>
  (
    await tx.rows(sql`
      with baru as (
        update insiden_terdampak set diberitahu_pada = ${now} where insiden_id = ${insiden_id} and diberitahu_pada is null
          and user_id in (select user_id from users where status_user = 'aktif')
        returning user_id
      )
      insert into peristiwa (jenis, user_id, sejak) select 'insiden', user_id, ${now}::timestamptz from baru order by user_id
      returning user_id`)
  ).length

/** Notes a letter on paper to a person with a closed account; false where no such person waits for one. */
export const updateDisurati = async (
  tx: Db,
  { insiden_id, user_id }: { insiden_id: number; user_id: number },
  now: Date,
): Promise<boolean> =>
  (await tx.row(sql`
    update insiden_terdampak t set diberitahu_pada = ${now}
    from users u where u.user_id = t.user_id and u.status_user <> 'aktif'
      and t.insiden_id = ${insiden_id} and t.user_id = ${user_id} and t.diberitahu_pada is null
    returning t.user_id`)) !== null

type InsidenKu = Omit<InsidenSaya, 'bagian'> &
  Pick<InsidenRinci, 'kelas_data' | 'terjadi_dari' | 'terjadi_sampai' | 'cara' | 'upaya' | 'saran'>

/** The incidents of which a person is notified, newest first. */
export const listInsidenOf = (db: Db, user_id: number): Promise<InsidenKu[]> =>
  db.rows(sql`
    select i.insiden_id, t.diberitahu_pada, t.dibaca_pada is not null as dibaca, i.kelas_data, i.terjadi_dari, i.terjadi_sampai,
      i.cara, i.upaya, i.saran
    from insiden_terdampak t join insiden i on i.insiden_id = t.insiden_id
    where t.user_id = ${user_id} and t.diberitahu_pada is not null order by t.diberitahu_pada desc, i.insiden_id desc`)

/** A person has read what they were told; null where they were told of no such incident. */
export const updateDibaca = (
  db: Db,
  { insiden_id, user_id }: { insiden_id: number; user_id: number },
  now: Date,
): Promise<object | null> =>
  db.row(sql`
    update insiden_terdampak set dibaca_pada = coalesce(dibaca_pada, ${now})
    where insiden_id = ${insiden_id} and user_id = ${user_id} and diberitahu_pada is not null returning insiden_id`)
