import { type LevelId, roles } from '@sehati/contract/base/access'
import type { HasilTinjauan, Objek } from '@sehati/contract/record/jejak.rules'
import type { JejakSaya, JejakSayaQuery, KeadaanJejak } from '@sehati/contract/record/jejak.schema'
import sql from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { NEWEST } from './cari.store.ts'

/** Rows of others. A person's own acts are not in their trail. */
const OF_OTHERS = sql`subjek_id is not null and pelaku_id is distinct from subjek_id`
/** Of those, all but the lists and profiles that admins read: the words of the index that has these alone. */
const SHOWN = sql`${OF_OTHERS} and (dasar <> 'administrasi' or tindakan not in ('lihat', 'lihat_daftar'))`

type Darurat = NonNullable<JejakSaya['darurat']>
type SayaRow = Omit<JejakSaya, 'darurat' | 'laporan' | 'pelaku' | 'tentang'> &
  Omit<Darurat, 'alasan' | 'buka_id'> & { buka_id: number | null; alasan: Buffer } & LaporanRow & {
    objek: Objek
    jadwal_id: number | null
    mulai: string | null
    nama: string | null
    pelaku_level: LevelId | null
    nama_spesialisasi: string | null
  }
type LaporanRow = {
  keberatan_id: number | null
  isi_laporan: Buffer
  dibuat_pada: string
  hasil_laporan: HasilTinjauan | null
  isi_tanggapan: Buffer
  ditanggapi_pada: string
}

/**
 * What others did with a person's data, and the exports and restores that concern many people, newest first: two
 * ranges of an index each, which are read without the table, and the newest of both. Exports count from the person's registration
 * on. What was done through an emergency access carries its reason, and the result of its review; what the person reported, the
 * report and its answer.
 *
 * The numbers of the page are one array: then PostgreSQL fetches its rows by their key, and expects ten of them and not one, so
 * that it reads the professionals once and not for each row.
 */
export async function listJejakSaya(
  db: Reader,
  seal: Seal,
  user_id: number,
  { sebelum = NEWEST, limit, administratif }: JejakSayaQuery,
): Promise<JejakSaya[]> {
  const rows = await db.rows<SayaRow>(sql`
    with milik as (
      select nomor from jejak
      where subjek_id = ${user_id} and nomor < ${sebelum} and ${administratif ? OF_OTHERS : SHOWN}
      order by nomor desc limit ${limit}
    ), banyak as (
      select j.nomor from jejak j
      where j.subjek_id is null and j.tindakan in ('ekspor', 'pemulihan') and j.nomor < ${sebelum}
        and j.pelaku_id is distinct from ${user_id}
        and j.waktu >= (select created_at from users where user_id = ${user_id})
        and (j.objek <> 'daftar_tenaga' or exists (select from tenaga_profesional where user_id = ${user_id}))
      order by j.nomor desc limit ${limit}
    ), semua as (
      select j.* from jejak j
      where j.nomor = any (array(
        select nomor from milik union all select nomor from banyak order by nomor desc limit ${limit}
      ))
    )
    select j.nomor, j.waktu, j.tindakan, j.dasar, j.jumlah as kali, j.objek, k.jadwal_id, k.mulai, u.name as nama,
      j.pelaku_level, s.nama_spesialisasi, b.buka_id, b.kategori, b.alasan, r.hasil, l.keberatan_id, l.isi as isi_laporan,
      l.dibuat_pada, a.hasil as hasil_laporan, a.isi as isi_tanggapan, a.ditanggapi_pada
    from semua j
    left join buka_darurat b on b.buka_id = j.buka_id
    left join tinjauan_darurat r on r.buka_id = b.buka_id
    left join keberatan l on l.user_id = ${user_id} and l.nomor = j.nomor
    left join tanggapan_keberatan a on a.keberatan_id = l.keberatan_id
    left join users u on u.user_id = j.pelaku_id
    left join tenaga_profesional t on t.user_id = j.pelaku_id
    left join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    left join percakapan p on j.objek = 'lampiran' and p.id = j.objek_id
    left join izin_rekam i on j.objek = 'izin_rekam' and i.izin_id = j.objek_id
    left join konsultasi k on k.jadwal_id = case when j.objek in ('konsultasi', 'percakapan', 'rekam') then j.objek_id
      else coalesce(p.jadwal_id, i.jadwal_id) end
    order by j.nomor desc`)
  return rows.map((row) => sayaOf(seal, row))
}

function sayaOf(seal: Seal, row: SayaRow): JejakSaya {
  const { nomor, waktu, tindakan, dasar, kali, buka_id, kategori, hasil, nama, pelaku_level, nama_spesialisasi } = row
  const peran = pelaku_level === null ? null : roles[pelaku_level].nama
  const pelaku = nama === null ? null : { nama, peran, nama_spesialisasi }
  const tentang = { jenis: row.objek, jadwal_id: row.jadwal_id, tanggal: row.mulai }
  const alasan = () => seal.read(`buka_darurat.alasan:${buka_id as number}`, row.alasan)
  const darurat = buka_id === null ? null : { buka_id, kategori, alasan: alasan(), hasil }
  return { nomor, waktu, tindakan, dasar, kali, tentang, pelaku, darurat, laporan: laporanOf(seal, row) }
}

function laporanOf(seal: Seal, row: LaporanRow): JejakSaya['laporan'] {
  const { keberatan_id: id, hasil_laporan: hasil, ditanggapi_pada, dibuat_pada } = row
  if (id === null) return null
  const tanggapan = () => seal.read(`tanggapan_keberatan.isi:${id}`, row.isi_tanggapan)
  return {
    isi: seal.read(`keberatan.isi:${id}`, row.isi_laporan),
    dibuat_pada,
    tanggapan: hasil === null ? null : { hasil, isi: tanggapan(), ditanggapi_pada },
  }
}

/** The end of the trail, what waits, the last anchor, and the last nightly check. */
export const findKeadaan = async (db: Reader): Promise<KeadaanJejak> =>
  (await db.row<KeadaanJejak>(sql`
    select
      (select json_build_object('nomor', nomor, 'dicatat', ${isoOf(sql`dicatat`)}) from jejak order by nomor desc limit 1) as terakhir,
      (select count(*)::int from jejak_baru) as menunggu,
      (select coalesce(extract(epoch from now() - min(sejak)), 0)::float8 from jejak_baru) as tertua_detik,
      (select json_build_object('hari', hari, 'nomor', nomor, 'rantai', encode(rantai, 'hex'))
        from jangkar_jejak order by hari desc limit 1) as jangkar,
      (select json_build_object('hari', hari, 'selesai', ${isoOf(sql`selesai`)}, 'baris', baris, 'nomor', nomor, 'rusak', rusak, 'temuan', temuan)
        from pemeriksaan_jejak order by hari desc limit 1) as pemeriksaan`)) as KeadaanJejak
