import type { Tanggal } from '@sehati/contract/base/waktu'
import { PANGGILAN_DI_LAYAR } from '@sehati/contract/desk/layar.rules'
import type { Layar, LayarMasukan, LayarTunggu } from '@sehati/contract/desk/layar.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const columns = sql`l.layar_id, l.nama, l.klinik_id, k.nama as nama_klinik, l.created_at as sejak`

export const listLayar = (db: Db): Promise<LayarTunggu[]> =>
  db.rows(sql`select ${columns} from layar l join klinik k using (klinik_id) order by k.klinik_id, l.nama, l.layar_id`)

/** Makes a screen; null where there is no such clinic. */
export const insertLayar = (
  db: Db,
  { nama, klinik_id, token_hash }: LayarMasukan & { token_hash: Buffer },
  now: Date,
): Promise<LayarTunggu | null> =>
  db.row(sql`
    with l as (
      insert into layar (klinik_id, nama, token_hash, created_at)
      select klinik_id, ${nama}, ${token_hash}, ${now} from klinik where klinik_id = ${klinik_id} returning *
    )
    select ${columns} from l join klinik k using (klinik_id)`)

/** Ends a screen, and returns its clinic; null where there is none. */
export const takeLayar = (db: Db, layar_id: number): Promise<{ klinik_id: number } | null> =>
  db.row(sql`delete from layar where layar_id = ${layar_id} returning klinik_id`)

/** What the screen with this token shows of a date; null where the token is unknown or ended. */
export const findLayar = (
  db: Db,
  token_hash: Buffer,
  tanggal: Tanggal,
): Promise<({ klinik_id: number } & Pick<Layar, 'klinik' | 'panggilan' | 'menunggu'>) | null> =>
  db.row(sql`
    select k.klinik_id, k.nama as klinik, (
      select count(*)::int from antrean a join konsultasi using (jadwal_id)
      where a.klinik_id = k.klinik_id and a.tanggal = ${tanggal} and a.keadaan = 'menunggu' and status = 'disetujui'
    ) as menunggu, coalesce((
      select json_agg(p order by p.dipanggil_pada desc, p.nomor desc) from (
        select kode, nomor, ruang, dipanggil as dipanggil_pada from antrean a
        where a.klinik_id = k.klinik_id and a.tanggal = ${tanggal} and a.keadaan in ('dipanggil', 'dilayani', 'selesai')
        order by dipanggil desc, nomor desc limit ${PANGGILAN_DI_LAYAR}
      ) p
    ), '[]') as panggilan
    from layar l join klinik k using (klinik_id)
    where l.token_hash = ${token_hash}`)
