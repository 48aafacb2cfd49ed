import { type Actor, isAdmin, isPatient } from '@sehati/contract/access'
import { HARGA } from '@sehati/contract/constants'
import { openStatuses } from '@sehati/contract/konsultasi/rules'
import type { Page, PageQuery } from '@sehati/contract/page/schema'
import type {
  TenagaProfesional,
  TenagaProfesionalPerubahan,
  TenagaProfesionalPilihan,
  TenagaProfesionalPublik,
} from '@sehati/contract/tenaga-profesional/schema'
import type { User } from '@sehati/contract/user/schema'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { anywhere } from '../../db/like.ts'
import { findKeptPage } from '../../db/page.ts'
import { fotoUrl } from '../user/user.store.ts'

/** The visible data of `tenaga_profesional t` with their person and specialisation. */
const publicColumns = sql`
  t.profesional_id, t.user_id, u.level_id, u.name, u.status_user, u.country, t.spesialisasi_id, s.nama_spesialisasi,
  t.lokasi, ${HARGA}::int as harga, round(t.total_rating::numeric / nullif(t.jumlah_ulasan, 0), 1) as rating,
  t.jumlah_ulasan, ${fotoUrl} as foto_url, u.gender, t.topik, t.bahasa`
const columns = sql`${publicColumns}, u.email, u.no_bpjs, t.biografi, t.no_str, t.no_sip`

const professionals = sql`
  tenaga_profesional t
  join users u on u.user_id = t.user_id
  join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id`

/** A person who left, or is no longer a doctor or psychologist, cannot be chosen. */
const isActive = sql`u.status_user = 'aktif' and u.level_id in (2, 3)`

export const listTenagaProfesionalPublik = (db: Db): Promise<TenagaProfesionalPublik[]> =>
  db.rows(sql`
    select ${publicColumns} from ${professionals} where ${isActive} order by lower(u.name), t.profesional_id`)

const statusIs = (status?: User['status_user']) => (status ? sql`u.status_user = ${status}` : sql`true`)

export type TenagaProfesionalFilter = {
  q?: string | undefined
  level_id?: number | undefined
  spesialisasi_id?: number | undefined
  profesional_id?: number | undefined
  status_user?: User['status_user'] | undefined
}

/**
 * Active professionals that match; an admin sees all, or those of one status. A patient also sees the state of their open
 * request with each; there is at most one.
 */
export function pageTenagaProfesional(
  db: Db,
  actor: Actor,
  filter: TenagaProfesionalFilter,
  at: PageQuery,
): Promise<Page<TenagaProfesionalPilihan>> {
  const ownRequest = sql`, (
    select k.status from konsultasi k
    where k.profesional_id = t.profesional_id and k.user_id = ${actor.user_id} and k.status in (${join(openStatuses)})
  ) as status_pengajuan`
  const parts = isAdmin(actor.level_id) ? [statusIs(filter.status_user)] : [isActive]
  if (filter.level_id) parts.push(sql`u.level_id = ${filter.level_id}`)
  if (filter.spesialisasi_id) parts.push(sql`t.spesialisasi_id = ${filter.spesialisasi_id}`)
  if (filter.profesional_id) parts.push(sql`t.profesional_id = ${filter.profesional_id}`)
  if (filter.q) parts.push(sql`t.profesional_id in (select profesional_id from bernama)`)
  const cocok = sql`${filter.q ? bernama(anywhere(filter.q)) : empty} cocok as materialized (
    select t.profesional_id, lower(u.name) as nama from tenaga_profesional t ${personOf(filter)}
    where ${join(parts, ' and ')})`
  return findKeptPage(
    db,
    {
      sebelumnya: [cocok],
      total: sql`select count(*) from cocok`,
      halaman: sql`select profesional_id from cocok order by nama, profesional_id
        limit ${at.limit} offset ${(at.page - 1) * at.limit}`,
      shown: sql`select ${publicColumns} ${isPatient(actor.level_id) ? ownRequest : empty} from ${professionals}
        where t.profesional_id = h.profesional_id`,
      order: sql`lower(page.name), page.profesional_id`,
    },
    at,
  )
}

/**
 * Where few professionals are left, each person is read by key: a merge join could read all people
 * after the last professional.
 */
const personOf = ({ q, spesialisasi_id, profesional_id }: TenagaProfesionalFilter): Sql =>
  q || spesialisasi_id || profesional_id
    ? sql`cross join lateral (select name, status_user, level_id from users where user_id = t.user_id offset 0) u`
    : sql`join users u on u.user_id = t.user_id`

/** Those with this text in their name, kind or place, each found by its own index. */
const bernama = (like: string): Sql => sql`
  orang as materialized (select user_id from users where name ilike ${like}),
  bernama as materialized (
    select t.profesional_id from orang o join tenaga_profesional t on t.user_id = o.user_id
    union
    select profesional_id from tenaga_profesional
    where spesialisasi_id in (select spesialisasi_id from spesialisasi where nama_spesialisasi ilike ${like})
    union
    select profesional_id from tenaga_profesional where lokasi ilike ${like}
  ),`

/** Active or not. */
export const findTenagaProfesional = (db: Db, profesional_id: number): Promise<TenagaProfesional | null> =>
  db.row(sql`select ${columns} from ${professionals} where t.profesional_id = ${profesional_id}`)

export const findTenagaProfesionalByUser = (db: Db, user_id: number): Promise<TenagaProfesional | null> =>
  db.row(sql`select ${columns} from ${professionals} where t.user_id = ${user_id}`)

/** Returns the new `profesional_id`. Sets off a trigger (docs/database.md#tenaga_profesional) that notifies every process. */
export async function insertTenagaProfesional(
  db: Db,
  of: { user_id: number; spesialisasi_id: number; lokasi: string },
): Promise<number> {
  const row = await db.row<{ profesional_id: number }>(sql`
    insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
    values (${of.user_id}, ${of.spesialisasi_id}, ${of.lokasi})
    returning profesional_id`)
  return (row as { profesional_id: number }).profesional_id
}

/** Missing fields stay unchanged. Sets off a trigger (docs/database.md#tenaga_profesional): another speciality moves the kept counts. */
export async function updateTenagaProfesional(
  db: Db,
  profesional_id: number,
  change: TenagaProfesionalPerubahan,
): Promise<void> {
  const given = (value: string | null | undefined, column: Sql) => (value === undefined ? column : sql`${value}`)
  await db.rows(sql`
    update tenaga_profesional
    set spesialisasi_id = coalesce(${change.spesialisasi_id ?? null}, spesialisasi_id),
      lokasi = coalesce(${change.lokasi ?? null}, lokasi),
      topik = coalesce(${change.topik ?? null}::text[], topik),
      bahasa = coalesce(${change.bahasa ?? null}::text[], bahasa),
      biografi = ${given(change.biografi, sql`biografi`)},
      no_str = ${given(change.no_str, sql`no_str`)},
      no_sip = ${given(change.no_sip, sql`no_sip`)}
    where profesional_id = ${profesional_id}`)
}
