import type { Layanan, NomorDaruratSemua } from '@sehati/contract/clinic/layanan.schema'
import sql from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'

/** There is always exactly one row: the migration inserted it, and a check refuses a second. */
export const findLayanan = async (db: Reader): Promise<Layanan> =>
  (await db.row<Layanan>(sql`
    select versi, versi_nomor, nama, alamat, jam_buka, telepon, email, petunjuk_arah, peta_url, biaya, pembayaran, bpjs,
      pengembalian,
      (select json_agg(json_build_object('label', label, 'label_en', label_en, 'nomor', nomor, 'ext', ext, 'jam', jam,
          'dilayani', case when hari is not null then json_build_object('hari', hari, 'dari', dari, 'sampai', sampai) end,
          'wilayah', wilayah, 'diperiksa', diperiksa) order by urutan)
        from nomor_darurat) as nomor_darurat
    from layanan`)) as Layanan

type JumlahOrang = { tenaga: number; pengguna: number }

/** How many people the service has now, exactly: the caller rounds before it publishes them. */
export const countOrang = async (db: Reader): Promise<JumlahOrang> =>
  (await db.row<JumlahOrang>(sql`
    select
      (select count(*)::int from tenaga_profesional join users using (user_id) where status_user = 'aktif') as tenaga,
      (select count(*)::int from users where status_user = 'aktif') as pengguna`)) as JumlahOrang

/** Locks what the clinic says until the transaction ends, so that two admins do not write at once. */
export const lockLayanan = (tx: Db) => tx.row(sql`select from layanan for update`)

type Keterangan = Omit<Layanan, 'versi' | 'versi_nomor' | 'nomor_darurat'>

/** Writes all texts, and counts the version up. Sets off a trigger that notifies every process. */
export const putKeterangan = (tx: Db, k: Keterangan) =>
  tx.row(sql`
    update layanan set versi = versi + 1, nama = ${k.nama}, alamat = ${k.alamat}, jam_buka = ${k.jam_buka},
      telepon = ${k.telepon}::text[], email = ${k.email}, petunjuk_arah = ${k.petunjuk_arah}, peta_url = ${k.peta_url},
      biaya = ${k.biaya}, pembayaran = ${k.pembayaran}, bpjs = ${k.bpjs}, pengembalian = ${k.pengembalian}`)

/** Removes all. Sets off triggers: at the commit there must be numbers again. */
export const removeNomorDarurat = (tx: Db) => tx.rows(sql`delete from nomor_darurat`)

/** Writes the numbers in their order; those before must be gone. Sets off a trigger that notifies. */
export const insertNomorDarurat = (tx: Db, nomor: NomorDaruratSemua['nomor_darurat']) =>
  tx.rows(sql`
    insert into nomor_darurat (urutan, label, label_en, nomor, ext, jam, hari, dari, sampai, wilayah, diperiksa)
    select n, r->>'label', r->>'label_en', r->>'nomor', r->>'ext', r->>'jam',
      (select array_agg(h) from jsonb_array_elements_text(r->'dilayani'->'hari') h),
      (r->'dilayani'->>'dari')::time, (r->'dilayani'->>'sampai')::time, r->>'wilayah', (r->>'diperiksa')::date
    from jsonb_array_elements(${JSON.stringify(nomor)}::jsonb) with ordinality as rows (r, n)`)

/** Counts the version of the numbers up. Sets off a trigger that notifies every process. */
export const countUpVersiNomor = (tx: Db) => tx.row(sql`update layanan set versi_nomor = versi_nomor + 1`)
