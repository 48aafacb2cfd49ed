import sql from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'

type Fakta = { petugas: string[]; pemulihan: string | null }

/** Who protects the data, and when they were last recovered from a backup, by the trail. */
export const findFakta = async (db: Reader): Promise<Fakta> =>
  (await db.row<Fakta>(sql`
    select array(
        select u.name from tugas t join users u on u.user_id = t.user_id
        where t.tugas = 'petugas_data' and u.status_user = 'aktif' order by ${namaUrut(sql`u.name`)}, u.user_id
      ) as petugas,
      (select waktu from jejak where tindakan = 'pemulihan' order by nomor desc limit 1) as pemulihan`)) as Fakta
