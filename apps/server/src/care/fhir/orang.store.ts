import sql, { empty } from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import type { Batas, Rentang } from './cari.ts'
import { dalam, penanda, sesudah } from './halaman.store.ts'
import type { PasienFhir, TenagaFhir } from './orang.ts'

type Berpenanda<Row> = Row & { penanda: string }
type Saring = { diubah?: Rentang | undefined; batas: Batas | null; count: number; id?: number | undefined }

/** Patients, in the order in which they changed. Of a person who was erased or has restricted their data, nothing leaves. */
export const listPasien = (db: Reader, { diubah, batas, count, id }: Saring): Promise<Berpenanda<PasienFhir>[]> =>
  db.rows(sql`
    select u.user_id, u.name, u.email, u.phone_number, u.gender, u.status_user = 'aktif' as aktif, u.updated_at,
      ${penanda(sql`u.updated_at`, sql`u.user_id`)}
    from users u
    where u.level_id in (4, 5) and u.dihapus_pada is null and not dibatasi(u.user_id)
      ${id === undefined ? empty : sql`and u.user_id = ${id}`}
      ${diubah ? dalam(sql`u.updated_at`, diubah) : empty}
      ${sesudah(sql`u.updated_at`, sql`u.user_id`, batas, 'naik')}
    order by u.updated_at, u.user_id
    limit ${count + 1}`)

type SaringTenaga = Saring & { profesional_id?: number | undefined }

/** Professionals, in the order in which their accounts changed. `id` is the account. */
export const listTenaga = (
  db: Reader,
  { diubah, batas, count, id, profesional_id }: SaringTenaga,
): Promise<Berpenanda<TenagaFhir>[]> =>
  db.rows(sql`
    select t.user_id, t.profesional_id, l.nama_level as profesi, u.name, u.gender,
      u.status_user = 'aktif' and u.level_id in (2, 3) as aktif, t.no_str, t.no_sip, t.bahasa, s.nama_spesialisasi, t.klinik_id,
      u.updated_at, ${penanda(sql`u.updated_at`, sql`u.user_id`)}
    from tenaga_profesional t
    join users u on u.user_id = t.user_id and u.dihapus_pada is null and not dibatasi(u.user_id)
    join level l on l.level_id = u.level_id
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    where true
      ${id === undefined ? empty : sql`and t.user_id = ${id}`}
      ${profesional_id === undefined ? empty : sql`and t.profesional_id = ${profesional_id}`}
      ${diubah ? dalam(sql`u.updated_at`, diubah) : empty}
      ${sesudah(sql`u.updated_at`, sql`u.user_id`, batas, 'naik')}
    order by u.updated_at, u.user_id
    limit ${count + 1}`)
