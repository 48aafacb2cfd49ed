import type { IzinRekam, RekamDibagikan } from '@sehati/contract/care/rekam.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Whether the grant `i` counts at an instant. */
const berlaku = (now: Date): Sql =>
  sql`(i.dicabut_pada is null and i.diberi_pada <= ${now}::timestamptz and i.sampai > ${now}::timestamptz)`
/** A grant ends with a day in Jakarta; this is the last one. */
const sampai = sql`(i.sampai - interval '1 microsecond')::date`

/** Whether a professional may read the limited notes of a consultation now. */
export async function hasIzin(db: Db, jadwal_id: number, profesional_id: number, now: Date): Promise<boolean> {
  const row = await db.row(sql`
    select from izin_rekam i where i.jadwal_id = ${jadwal_id} and i.kepada = ${profesional_id} and ${berlaku(now)}`)
  return row !== null
}

const shown = (now: Date): Sql => sql`
  select i.izin_id, i.jadwal_id, i.kepada as profesional_id, u.name as nama, s.nama_spesialisasi, i.diberi_pada, ${sampai} as sampai,
    i.dicabut_pada, ${berlaku(now)} as berlaku
  from izin_rekam i
  join tenaga_profesional t on t.profesional_id = i.kepada
  join users u on u.user_id = t.user_id
  join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id`

/** The grants of a consultation, newest first. */
export const listIzin = (db: Db, jadwal_id: number, now: Date): Promise<IzinRekam[]> =>
  db.rows(sql`${shown(now)} where i.jadwal_id = ${jadwal_id} order by i.izin_id desc`)

export const findIzin = (db: Db, izin_id: number, now: Date): Promise<IzinRekam | null> =>
  db.row(sql`${shown(now)} where i.izin_id = ${izin_id}`)

/** Whether it is a professional with an active account. */
export async function hasTenagaAktif(db: Db, profesional_id: number): Promise<boolean> {
  const row = await db.row(sql`
    select from tenaga_profesional t join users u on u.user_id = t.user_id
    where t.profesional_id = ${profesional_id} and u.status_user = 'aktif' and u.level_id in (2, 3)`)
  return row !== null
}

/** Writes the event that notifies the professional of a grant, the row `izin`. */
const kabarIzin = (jenis: 'izin_diberi' | 'izin_dicabut', now: Date): Sql => sql`kabar as (
      insert into peristiwa (jenis, user_id, sejak)
      select ${jenis}, t.user_id, ${now}::timestamptz from izin join tenaga_profesional t on t.profesional_id = izin.kepada
    )`

/** Gives a grant that ends at the instant `sampai`; the professional is notified. Null where they have a grant that counts. */
export const insertIzin = (
  tx: Db,
  of: { jadwal_id: number; kepada: number; sampai: Date },
  now: Date,
): Promise<{ izin_id: number } | null> =>
  tx.row(sql`
    with izin as (
      insert into izin_rekam (jadwal_id, kepada, diberi_pada, sampai)
      values (${of.jadwal_id}, ${of.kepada}, ${now}, ${of.sampai})
      on conflict on constraint izin_rekam_satu do nothing
      returning izin_id, kepada
    ), ${kabarIzin('izin_diberi', now)}
    select izin_id from izin`)

/** Withdraws a grant that counts; the professional is notified. Null where it had ended. */
export const updateDicabut = (tx: Db, izin_id: number, now: Date): Promise<{ izin_id: number } | null> =>
  tx.row(sql`
    with izin as (
      update izin_rekam i set dicabut_pada = ${now} where i.izin_id = ${izin_id} and ${berlaku(now)}
      returning i.izin_id, i.kepada
    ), ${kabarIzin('izin_dicabut', now)}
    select izin_id from izin`)

/** The consultations whose limited notes a professional may read now, the newest grant first. */
export const listDibagikan = (db: Db, profesional_id: number, now: Date): Promise<RekamDibagikan[]> =>
  db.rows(sql`
    select i.izin_id, i.jadwal_id, p.name as klien, pu.name as psikolog, k.mulai as tanggal, k.zona, ${sampai} as sampai,
      exists (select from rekam r where r.jadwal_id = i.jadwal_id and r.jenis = 'terbatas') as ada_catatan
    from izin_rekam i
    join konsultasi k on k.jadwal_id = i.jadwal_id
    join users p on p.user_id = k.user_id
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users pu on pu.user_id = t.user_id
    where i.kepada = ${profesional_id} and ${berlaku(now)}
    order by i.izin_id desc`)
