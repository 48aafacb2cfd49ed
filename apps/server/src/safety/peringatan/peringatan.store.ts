import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { Hubungi, HubungiMasukan, Peringatan } from '@sehati/contract/safety/peringatan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { findKeptPage } from '../../base/db/page.ts'
import type { Seal } from '../../base/db/seal.ts'

/** Where the texts of an alert are encrypted. */
const tempatTempat = (peringatan_id: number) => `peringatan.tempat:${peringatan_id}` as const
const tempatCatatan = (peringatan_id: number) => `peringatan.catatan:${peringatan_id}` as const

type Row = Omit<Peringatan, 'tempat'> & { tempat: Buffer | null }

/** The alert with the key `h`. No text of a consultation is read. */
const dilihat = (user_id: number, now: Date): Sql => sql`
  select p.peringatan_id, p.user_id, u.name, coalesce(p.telepon, u.phone_number) as phone_number, p.tempat, p.dibuat, p.terakhir,
    s.sebab, s.kali, p.hubungi_sebelum, o.name as penangan, p.diakui_pada,
    p.diakui_oleh is not distinct from ${user_id}::int as milik_saya, (
      select json_build_object('tanggal', k.mulai, 'zona', k.zona)
      from konsultasi k join jenis_konsultasi j on j.jenis_id = k.jenis_id and j.mendesak
      where k.user_id = p.user_id and k.mulai > ${now}::timestamptz and k.status not in ('dibatalkan', 'selesai')
      order by k.mulai limit 1
    ) as kunjungan
  from peringatan p
  join users u on u.user_id = p.user_id
  left join users o on o.user_id = p.diakui_oleh
  cross join lateral (
    select sum(kali)::int as kali, json_agg(json_build_object('sumber', sumber, 'jadwal_id', jadwal_id, 'terakhir', terakhir, 'kali', kali)
      order by terakhir desc, jadwal_id) as sebab
    from peringatan_sebab where peringatan_id = p.peringatan_id
  ) s
  where p.peringatan_id = h.peringatan_id`
const terbuka = sql`from peringatan where ditutup_pada is null`
const urut = sql`order by diakui_oleh is not null, dibuat, peringatan_id`

const decrypt =
  (seal: Seal) =>
  ({ tempat, ...row }: Row): Peringatan => ({
    ...row,
    tempat: tempat && seal.read(tempatTempat(row.peringatan_id), tempat),
  })

/** Every open alert: those without a person first, each oldest first. `user_id` is the reader. */
export async function listPeringatan(db: Db, seal: Seal, user_id: number, now: Date): Promise<Peringatan[]> {
  const rows = await db.rows<Row>(sql`
    select r.* from (select peringatan_id, row_number() over (${urut}) as ke ${terbuka}) h
    cross join lateral (${dilihat(user_id, now)}) r order by h.ke`)
  return rows.map(decrypt(seal))
}

/** A page of the same. */
export async function pagePeringatan(
  db: Db,
  seal: Seal,
  user_id: number,
  now: Date,
  at: PageQuery,
): Promise<Page<Peringatan>> {
  const page = await findKeptPage<Row>(
    db,
    {
      sebelumnya: [],
      total: sql`select count(*) ${terbuka}`,
      halaman: sql`select peringatan_id ${terbuka} ${urut} limit ${at.limit} offset ${(at.page - 1) * at.limit}`,
      shown: dilihat(user_id, now),
      order: sql`page.diakui_pada is not null, page.dibuat, page.peringatan_id`,
    },
    at,
  )
  return { ...page, queried: page.queried.map(decrypt(seal)) }
}

export type Terbuka = { peringatan_id: number; user_id: number; diakui_oleh: number | null }

/** An open alert, locked until the transaction ends; null where there is none. */
export const lockTerbuka = (tx: Db, peringatan_id: number): Promise<Terbuka | null> =>
  tx.row(sql`
    select peringatan_id, user_id, diakui_oleh from peringatan
    where peringatan_id = ${peringatan_id} and ditutup_pada is null for no key update`)

/** The account acknowledges an alert. Triggers demand its duty, and send the event to open lists. */
export async function updateDiakui(tx: Db, peringatan_id: number, oleh: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update peringatan set diakui_oleh = ${oleh}, diakui_pada = ${now} where peringatan_id = ${peringatan_id}`)
}

/** The alert is without a person again, and the next step of its escalation is due: every holder of the duty.
 * A trigger sends the event to open lists. */
export async function updateDiserahkan(tx: Db, peringatan_id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update peringatan
    set diakui_oleh = null, diakui_pada = null, putaran = putaran + 1, langkah = 0, berikut = ${now}
    where peringatan_id = ${peringatan_id}`)
}

/** Closes an alert. Triggers demand the duty, and send the event to open lists. */
export async function updateDitutup(
  tx: Db,
  seal: Seal,
  { peringatan_id, oleh, catatan }: { peringatan_id: number; oleh: number; catatan: string },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update peringatan
    set ditutup_oleh = ${oleh}, ditutup_pada = ${now}, catatan = ${seal.seal(tempatCatatan(peringatan_id), catatan)}
    where peringatan_id = ${peringatan_id}`)
}

type FaktaJaga = { sampai: string | null; jaga_berikut: string | null }

/** When the last shift ends that is at `now`, and when the next one begins; null where there is none. */
export const findJaga = async (tx: Db, now: Date): Promise<FaktaJaga> =>
  (await tx.row<FaktaJaga>(sql`
    select (select max(selesai) from jaga where mulai <= ${now}::timestamptz and selesai > ${now}::timestamptz) as sampai,
      (select min(mulai) from jaga where mulai > ${now}::timestamptz) as jaga_berikut`)) as FaktaJaga

/**
 * Raises the alert of a patient who asks to be called, or raises the open one again with this number and place. That keeps its promise
 * while the promised time lies ahead; a place that is not said again stays.
 */
export async function putDiminta(
  tx: Db,
  seal: Seal,
  { user_id, phone_number, tempat, sebelum }: HubungiMasukan & { user_id: number; sebelum: Date | null },
  now: Date,
): Promise<{ peringatan_id: number } & Pick<Hubungi, 'sebelum'>> {
  const { peringatan_id } = (await tx.row(
    sql`select peringatkan(${user_id}, 'diminta', null, ${now}) as peringatan_id`,
  )) as { peringatan_id: number }
  const sealed = tempat ? seal.seal(tempatTempat(peringatan_id), tempat) : null
  return (await tx.row(sql`
    update peringatan set telepon = ${phone_number}, tempat = coalesce(${sealed}::bytea, tempat),
      hubungi_sebelum = case when hubungi_sebelum > ${now}::timestamptz then hubungi_sebelum else ${sebelum}::timestamptz end
    where peringatan_id = ${peringatan_id}
    returning peringatan_id, hubungi_sebelum as sebelum`)) as { peringatan_id: number; sebelum: string | null }
}
