import type { Naskah } from '@sehati/contract/rights/naskah.schema'
import sql from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'

/** A notice: the named version, or the one in force. */
export const findNaskah = (
  db: Reader,
  { keperluan, versi }: { keperluan: string; versi?: number | undefined },
): Promise<Naskah | null> =>
  db.row(sql`
    select keperluan, versi, judul, pernyataan, bagian, encode(sidik, 'hex') as sidik, terbit_pada from naskah
    where keperluan = ${keperluan} and versi = coalesce(${versi ?? null}::int, versi) order by naskah.versi desc limit 1`)
