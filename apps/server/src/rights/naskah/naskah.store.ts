import { Keperluan } from '@sehati/contract/people/persetujuan.schema'
import type { IsiNaskah } from '@sehati/contract/rights/naskah.rules'
import type { Naskah } from '@sehati/contract/rights/naskah.schema'
import type { NaskahKelola, RancanganMasukan } from '@sehati/contract/rights/naskah-kelola.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import { columnsNaskah } from '../persetujuan/naskah.store.ts'

/** A draft without its digest, which is not stored. */
type RancanganTersimpan = Omit<NonNullable<NaskahKelola['rancangan']>, 'sidik'>
type Row = Omit<NaskahKelola, 'rancangan'> & { rancangan: RancanganTersimpan | null }

/** Every purpose, or one, with its versions, newest first, and its draft. */
export const listNaskah = (db: Db, now: Date, keperluan: readonly Keperluan[] = Keperluan.options): Promise<Row[]> =>
  db.rows(sql`
    select k.keperluan, naskah_berlaku(k.keperluan, ${now}::timestamptz)::int as berlaku,
      (select jsonb_agg(to_jsonb(v) order by v.versi desc)
        from (select ${columnsNaskah} from naskah n where n.keperluan = k.keperluan) v) as terbit,
      (select jsonb_build_object('judul', r.judul, 'pernyataan', r.pernyataan, 'bagian', r.bagian,
          'diubah_pada', ${isoOf(sql`r.diubah_pada`)}, 'oleh', u.name)
        from naskah_rancangan r join users u on u.user_id = r.oleh where r.keperluan = k.keperluan) as rancangan
    from unnest(${[...keperluan]}::text[]) with ordinality as k (keperluan, urut) order by k.urut`)

export const putRancangan = (
  tx: Db,
  { keperluan, judul, pernyataan, bagian }: RancanganMasukan,
  { oleh, now }: { oleh: number; now: Date },
): Promise<object[]> =>
  tx.rows(sql`
    insert into naskah_rancangan (keperluan, judul, pernyataan, bagian, diubah_pada, oleh)
    values (${keperluan}, ${judul}, ${pernyataan}, ${JSON.stringify(bagian)}::jsonb, ${now}, ${oleh})
    on conflict (keperluan) do update set judul = excluded.judul, pernyataan = excluded.pernyataan,
      bagian = excluded.bagian, diubah_pada = excluded.diubah_pada, oleh = excluded.oleh`)

/** Takes the draft away; of two who publish it at once, one has it. */
export const takeRancangan = (tx: Db, keperluan: Keperluan): Promise<IsiNaskah | null> =>
  tx.row(sql`delete from naskah_rancangan where keperluan = ${keperluan} returning judul, pernyataan, bagian`)

/** From when the newest version counts; null where it always has. */
export async function findTerakhir(tx: Db, keperluan: Keperluan): Promise<Date | null> {
  const row = await tx.row<{ berlaku_sejak: string | null }>(sql`
    select berlaku_sejak from naskah where keperluan = ${keperluan} order by versi desc limit 1`)
  return row?.berlaku_sejak ? new Date(row.berlaku_sejak) : null
}

type Terbitan = Pick<Naskah, 'keperluan' | 'sidik' | 'wajib_ulang'> & {
  isi: IsiNaskah
  berlaku_sejak: Date
  oleh: number
}

/** Adds the next version. */
export const insertNaskah = (
  tx: Db,
  { keperluan, sidik, wajib_ulang, isi: { judul, pernyataan, bagian }, berlaku_sejak, oleh }: Terbitan,
  now: Date,
): Promise<object[]> =>
  tx.rows(sql`
    insert into naskah (keperluan, versi, judul, pernyataan, bagian, sidik, terbit_pada, berlaku_sejak, wajib_ulang, diterbitkan_oleh)
    select ${keperluan}, max(versi) + 1, ${judul}, ${pernyataan}, ${JSON.stringify(bagian)}::jsonb, decode(${sidik}, 'hex'),
      ${now}::timestamptz, ${berlaku_sejak}::timestamptz, ${wajib_ulang}::boolean, ${oleh}::int
    from naskah where keperluan = ${keperluan}`)

/**
 * An event for every active patient whom the notice concerns, of which the relay makes notices and mails: of psychology those who have
 * said something to it. Returns how many they are.
 */
export const insertKabar = async (
  tx: Db,
  { keperluan, berlaku_sejak }: Pick<Terbitan, 'keperluan' | 'berlaku_sejak'>,
  now: Date,
): Promise<number> =>
  (
    await tx.rows(sql`
      insert into peristiwa (jenis, user_id, mulai, sejak)
      select 'naskah_baru', u.user_id, ${berlaku_sejak}::timestamptz, ${now}::timestamptz from users u
      where u.status_user = 'aktif' and u.level_id in (4, 5) and (${keperluan}::text <> 'psikologi'
        or exists (select from persetujuan p where p.user_id = u.user_id and p.keperluan = 'psikologi'))
      order by u.user_id
      returning user_id`)
  ).length
