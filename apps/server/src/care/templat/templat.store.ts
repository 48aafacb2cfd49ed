import { TEMPLAT_TERBANYAK } from '@sehati/contract/base/constants'
import type { Templat, TemplatMasukan } from '@sehati/contract/care/templat.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const columns = sql`templat_id, judul, isi`

export const listTemplat = (db: Db, profesional_id: number): Promise<Templat[]> =>
  db.rows(
    sql`select ${columns} from templat where profesional_id = ${profesional_id} order by lower(judul), templat_id`,
  )

/** Locks the professional until the transaction ends, so that two templates are not put into one place. */
export const lockPemilik = (tx: Db, profesional_id: number) =>
  tx.row(sql`select from tenaga_profesional where profesional_id = ${profesional_id} for no key update`)

/** Puts it into the first free place; null where all are taken. */
export const insertTemplat = (
  tx: Db,
  profesional_id: number,
  { judul, isi }: TemplatMasukan,
  now: Date,
): Promise<Templat | null> =>
  tx.row(sql`
    insert into templat (profesional_id, nomor, judul, isi, created_at, updated_at)
    select ${profesional_id}, n, ${judul}, ${isi}, ${now}, ${now}
    from generate_series(1, ${TEMPLAT_TERBANYAK}::int) n
    where not exists (select from templat t where t.profesional_id = ${profesional_id} and t.nomor = n)
    order by n limit 1
    returning ${columns}`)

/** Null where the professional has no such template. */
export const updateTemplat = (
  db: Db,
  of: { templat_id: number; profesional_id: number },
  { judul, isi }: TemplatMasukan,
  now: Date,
): Promise<Templat | null> =>
  db.row(sql`
    update templat set judul = ${judul}, isi = ${isi}, updated_at = ${now}
    where templat_id = ${of.templat_id} and profesional_id = ${of.profesional_id}
    returning ${columns}`)

/** Returns what it removes; null where the professional has no such template. */
export const takeTemplat = (db: Db, of: { templat_id: number; profesional_id: number }): Promise<Templat | null> =>
  db.row(sql`
    delete from templat where templat_id = ${of.templat_id} and profesional_id = ${of.profesional_id}
    returning ${columns}`)
