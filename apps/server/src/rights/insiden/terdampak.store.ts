import type { InsidenRinci, InsidenSaya, TerdampakMasukan } from '@sehati/contract/rights/insiden.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** What an account did from one instant to another: the trail, and what waits to be chained to it. What it was refused, it did not read. */
const actsOf = ({ pelaku_id, dari, sampai }: TerdampakMasukan): Sql => sql`
  (select subjek_id, tindakan::text, pelaku_id, waktu from jejak
   union all select subjek_id, tindakan::text, pelaku_id, waktu from jejak_baru) j
  where j.pelaku_id = ${pelaku_id} and j.waktu >= ${dari}::timestamptz and j.waktu <= ${sampai}::timestamptz and j.tindakan <> 'ditolak'`

/** The people of a way of finding them. */
function peopleOf(ask: TerdampakMasukan): Sql {
  if (ask.cara === 'pembuka')
    return sql`select distinct j.subjek_id as user_id from ${actsOf(ask)} and j.subjek_id <> ${ask.pelaku_id}`
  if (ask.cara === 'tenaga')
    return sql`select distinct user_id from konsultasi where profesional_id = ${ask.profesional_id}`
  return sql`select user_id from users where user_id = any (${ask.user_id}::int[])`
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

/** Notifies the affected people who are not notified yet: an event for each, of which notices and mails are made. Returns how many. */
export const updateDiberitahu = async (tx: Db, insiden_id: number, now: Date): Promise<number> =>
  (
    await tx.rows(sql`
      with baru as (
        update insiden_terdampak set diberitahu_pada = ${now} where insiden_id = ${insiden_id} and diberitahu_pada is null
        returning user_id
      )
      insert into peristiwa (jenis, user_id, sejak) select 'insiden', user_id, ${now}::timestamptz from baru order by user_id
      returning user_id`)
  ).length

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
