import { type Actor, isAdmin, isPatient, levelsOf } from '@sehati/contract/base/access'
import { SLOT_HALAMAN_TENAGA, TENAGA_BERANDA, ULASAN_HALAMAN_TENAGA } from '@sehati/contract/base/constants'
import type { Page } from '@sehati/contract/base/page.schema'
import { openStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import type { pageTenagaProfesional as endpoint } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import type {
  TenagaBeranda,
  TenagaProfesionalDetail,
  TenagaProfesionalPilihan,
} from '@sehati/contract/schedule/tenaga-profesional.schema'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import type * as z from 'zod/mini'
import type { Db, Reader } from '../../base/db/db.ts'
import { anywhere, isNamed } from '../../base/db/like.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'
import { findKeptPage } from '../../base/db/page.ts'
import type { Seal } from '../../base/db/seal.ts'
import { windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { daysOfWindow, freeSlots, startOfSlot } from '../jadwal-tenaga/ketersediaan.store.ts'
import { hasOpenSession } from '../jadwal-tenaga/sesi-terbuka.store.ts'
import { offersMore } from '../jenis/mulai.store.ts'
import { hasQuota } from '../semester/kelonggaran.store.ts'
import { isActive, professionals, publicColumns } from '../tenaga-profesional/tenaga-profesional.store.ts'
import { openKomentar } from './komentar.ts'

export type Choice = z.output<typeof endpoint.query>

/**
 * Active professionals that match; an admin sees all, or those of one status. A patient also sees the state of their open
 * request with each (there is at most one) and the next free slot; those who have treated them come first, where no other order is
 * chosen. Slots of all that match are read only where they filter
 * or sort, else those of the rows on the page.
 */
export function pageTenagaProfesional(
  db: Db,
  actor: Actor,
  choice: Choice,
  now: Date,
): Promise<Page<TenagaProfesionalPilihan>> {
  const needsSlots = choice.hari !== undefined || choice.urut === 'terdekat'
  const start = startOfSlot
  const slot = sql`left join ${freeSlots(now, 1)} slot on true`
  const isShown = isPatient(actor.level_id)
  const pernah = isShown ? hasTreated : sql`false`
  const cocok = sql`${choice.q ? bernama(anywhere(choice.q)) : empty} cocok as materialized (
    select t.profesional_id, ${namaUrut(sql`u.name`)} as nama, ${needsSlots ? start : sql`null::timestamptz`} as terdekat,
      ${pernah} as pernah
    from tenaga_profesional t ${personOf(choice)} ${needsSlots ? slot : empty}
    where ${join(conditions(actor, choice, now), ' and ')})`
  const soonest = choice.urut === 'terdekat'
  return findKeptPage(
    db,
    {
      sebelumnya: [daysOfWindow(now, choice.hari), ...(isShown ? [pernahMenangani(actor, now)] : []), cocok],
      total: sql`select count(*) from cocok`,
      halaman: sql`select profesional_id, terdekat, pernah, ${soonest ? sql`terdekat` : sql`null::timestamptz`} as urut from cocok
        order by urut, pernah desc, nama, profesional_id
        limit ${choice.limit} offset ${(choice.page - 1) * choice.limit}`,
      shown: sql`select ${publicColumns}, h.urut, h.pernah ${isShown ? ofPatient(actor, now, needsSlots ? sql`h.terdekat` : start) : empty}
        from ${professionals} ${isShown && !needsSlots ? slot : empty}
        where t.profesional_id = h.profesional_id`,
      order: sql`page.urut, page.pernah desc, ${namaUrut(sql`page.name`)}, page.profesional_id`,
    },
    choice,
  )
}

/**
 * The professionals who have treated the patient, as a common table expression `pernah`: where a consultation is `selesai`, or was approved
 * and has ended.
 */
export const pernahMenangani = ({ user_id }: Actor, now: Date): Sql => sql`pernah as materialized (
  select distinct k.profesional_id from konsultasi k
  where k.user_id = ${user_id} and (k.status = 'selesai' or k.status = 'disetujui' and k.selesai <= ${now}::timestamptz))`
/** Whether the professional `t` is one of them. */
export const hasTreated = sql`exists (select from pernah where pernah.profesional_id = t.profesional_id)`

/** What a patient also sees of the professional `t`; `terdekat` is when the next free slot begins. */
export const ofPatient = ({ user_id }: Actor, now: Date, terdekat: Sql): Sql => sql`, (
    select k.status from konsultasi k
    where k.profesional_id = t.profesional_id and k.user_id = ${user_id} and k.status in (${join(openStatuses)})
  ) as status_pengajuan, ${offersMore(user_id)} as jenis_lain, ${hasQuota(now)} as ada_jatah, ${windowEnd(now)} as terdekat_hingga,
  ${terdekat} as terdekat`

export function conditions(actor: Actor, choice: Choice, now: Date): Sql[] {
  const { status_user, level_id, spesialisasi_id, profesional_id, gender, bahasa, hari, sesi, q } = choice
  const status = status_user ? sql`u.status_user = ${status_user}` : sql`true`
  const parts = [isAdmin(actor.level_id) ? status : isActive]
  if (level_id) parts.push(sql`u.level_id = ${level_id}`)
  if (spesialisasi_id) parts.push(sql`t.spesialisasi_id = ${spesialisasi_id}`)
  if (profesional_id) parts.push(sql`t.profesional_id = ${profesional_id}`)
  if (gender) parts.push(sql`u.gender = ${gender}`)
  if (bahasa) parts.push(sql`t.bahasa @> array[${bahasa}]`)
  if (hari) parts.push(sql`slot.tanggal is not null`)
  if (sesi) parts.push(hasOpenSession(now))
  if (q) parts.push(sql`t.profesional_id in (select profesional_id from bernama)`)
  return parts
}

/**
 * Where few professionals are left, each person is read by key: a merge join could read all people
 * after the last professional.
 */
export const personOf = ({ q, spesialisasi_id, profesional_id, bahasa }: Choice): Sql =>
  q || spesialisasi_id || profesional_id || bahasa
    ? sql`cross join lateral (
        select name, status_user, level_id, gender from users where user_id = t.user_id offset 0) u`
    : sql`join users u on u.user_id = t.user_id`

/** Those with this text in their name, kind or place, each found by its own index. */
export const bernama = (like: string): Sql => sql`
  orang as materialized (select user_id from users where ${isNamed(sql`name`, like)}),
  bernama as materialized (
    select t.profesional_id from orang o join tenaga_profesional t on t.user_id = o.user_id
    union
    select profesional_id from tenaga_profesional
    where spesialisasi_id in (select spesialisasi_id from spesialisasi where ${isNamed(sql`nama_spesialisasi`, like)})
    union
    select profesional_id from tenaga_profesional where lokasi ilike ${like}
  ),`

/** The languages of active professionals, each once. */
export const listBahasa = async (db: Db): Promise<string[]> =>
  (
    await db.rows<{ nama: string }>(sql`
      select distinct b.nama from ${professionals} cross join unnest(t.bahasa) as b (nama) where ${isActive} order by b.nama`)
  ).map(({ nama }) => nama)

/** The first active professionals of each profession who have an open session, by name. */
export const listTenagaBeranda = (db: Reader, now: Date): Promise<TenagaBeranda[]> =>
  db.rows(sql`
    select first.* from unnest(${[...levelsOf.tenpro]}::int[]) as profession (level_id)
    cross join lateral (
      select u.name, u.level_id, s.nama_spesialisasi from ${professionals}
      where ${isActive} and u.level_id = profession.level_id and ${hasOpenSession(now)}
      order by ${namaUrut(sql`u.name`)}, t.profesional_id limit ${TENAGA_BERANDA}
    ) first
    order by first.level_id, ${namaUrut(sql`first.name`)}`)

type Ulasan = TenagaProfesionalDetail['ulasan'][number]
/** With encrypted comments in base64. */
type WithSealed = Omit<TenagaProfesionalDetail, 'ulasan'> & { ulasan: (Ulasan & { jadwal_id: number })[] }

/** What every visitor may know of an active professional, in one statement; null where there is none. */
export async function findTenagaPublik(
  db: Db,
  seal: Seal,
  profesional_id: number,
  now: Date,
): Promise<TenagaProfesionalDetail | null> {
  const row = await db.row<WithSealed>(sql`
    with ${daysOfWindow(now)}
    select ${publicColumns}, t.biografi, t.no_str, t.no_sip, ${windowEnd(now)} as terdekat_hingga,
      (select coalesce(json_agg(slot order by slot.tanggal, slot.jam_mulai), '[]')
        from ${freeSlots(now, SLOT_HALAMAN_TENAGA)} slot) as slot,
      (select coalesce(json_agg(f), '[]') from (
        select jadwal_id, rating, encode(komentar, 'base64') as komentar, to_char(created_at, 'YYYY-MM') as bulan
        from feedback where profesional_id = t.profesional_id and tampil_publik
        order by feedback_id desc limit ${ULASAN_HALAMAN_TENAGA}
      ) f) as ulasan
    from ${professionals}
    where t.profesional_id = ${profesional_id} and ${isActive}`)
  if (!row) return null
  const ulasan = row.ulasan.map(({ jadwal_id, komentar, ...rest }) => ({
    ...rest,
    komentar: openKomentar(seal, jadwal_id, Buffer.from(komentar, 'base64')),
  }))
  return { ...row, ulasan }
}
