import type { KanalPersetujuan, Sikap } from '@sehati/contract/people/persetujuan.schema'
import type { Naskah } from '@sehati/contract/rights/naskah.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'

/** Of a notice `n`, as it is served. */
export const columnsNaskah: Sql = sql`
  n.keperluan, n.versi, n.judul, n.pernyataan, n.bagian, encode(n.sidik, 'hex') as sidik, n.terbit_pada, n.berlaku_sejak, n.wajib_ulang`

/** A notice: the named version, or the one in force. */
export const findNaskah = (
  db: Reader,
  { keperluan, versi }: { keperluan: string; versi?: number | undefined },
  now: Date,
): Promise<Naskah | null> =>
  db.row(sql`
    select ${columnsNaskah} from naskah n
    where n.keperluan = ${keperluan}
      and n.versi = coalesce(${versi ?? null}::int, naskah_berlaku(${keperluan}, ${now}::timestamptz))`)

/** An answer with the notice that was shown. */
export type Bukti = Naskah & {
  persetujuan_id: number
  nama: string
  psikolog: string | null
  sikap: Sikap
  kanal: KanalPersetujuan
  pada: string
}

/** An answer of this person; null where it is another person's. */
export const findBukti = (db: Reader, { id, user_id }: { id: number; user_id: number }): Promise<Bukti | null> =>
  db.row(sql`
    select p.persetujuan_id, u.name as nama, pu.name as psikolog, p.sikap, p.kanal, p.pada, ${columnsNaskah}
    from persetujuan p
    join users u on u.user_id = p.user_id
    left join tenaga_profesional t on t.profesional_id = p.profesional_id
    left join users pu on pu.user_id = t.user_id
    join naskah n on (n.keperluan, n.versi) = (p.keperluan, p.versi)
    where p.persetujuan_id = ${id} and p.user_id = ${user_id}`)
