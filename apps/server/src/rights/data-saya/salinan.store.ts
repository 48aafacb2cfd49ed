import { register } from '@sehati/contract/record/pemrosesan.register'
import { type DataOrang, kolomOf, milikOf } from '@sehati/contract/record/pemrosesan.rules'
import { alasanKeselamatan } from '@sehati/contract/rights/permintaan.rules'
import { type BagianSalinan, salinanTexts } from '@sehati/contract/rights/salinan.texts'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { placeIn } from '../../base/db/reseal.store.ts'
import { type SealedTable, sealedColumns } from '../../base/db/seal.ts'

// One statement for every table of the copy, made of the register. Names of tables and columns are the product's, never input.

/** The rows of one batch; fewer are the last. */
export const ROWS = 1_000

/** The columns of the primary key of each table. */
export type Kunci = ReadonlyMap<string, readonly string[]>

export async function listKunci(db: Reader): Promise<Kunci> {
  const rows = await db.rows<{ tabel: string; kolom: string }>(sql`
    select c.relname::text as tabel, string_agg(a.attname::text, ',' order by k.urutan) as kolom
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    cross join unnest(i.indkey) with ordinality k (nomor, urutan)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.nomor
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
    group by c.relname`)
  return new Map(rows.map(({ tabel, kolom }) => [tabel, kolom.split(',')]))
}

/** Two tables have no primary key: their few rows are told apart by where they are stored. */
const kunciOf = (kunci: Kunci, tabel: string): readonly string[] => kunci.get(tabel) ?? ['ctid']

/** Which rows of a table, here called `t`, are this person's. */
export function milikDari(kunci: Kunci, tabel: string, user_id: number): Sql {
  const milik = milikOf(register[tabel] as DataOrang)
  if (typeof milik === 'string') return sql`t.${raw(milik)} = ${user_id}`
  // The column of the same name, or else the primary key.
  const isNamed = kolomOf(register[milik.lewat] as DataOrang).some(({ nama }) => nama === milik.kolom)
  const id = isNamed ? milik.kolom : kunciOf(kunci, milik.lewat)[0]
  return sql`t.${raw(milik.kolom)} in (
    select t.${raw(id as string)} from ${raw(milik.lewat)} t where ${milikDari(kunci, milik.lewat, user_id)})`
}

/** Other people are named as the person knows them: professionals by name and speciality, staff as staff. */
const bernama = sql`u.name || ' (' || s.nama_spesialisasi || ')' from tenaga_profesional p
  join users u on u.user_id = p.user_id join spesialisasi s on s.spesialisasi_id = p.spesialisasi_id`
const tenaga = (id: Sql): Sql => sql`(select ${bernama} where p.profesional_id = ${id})`
const orang = (id: Sql, user_id: number): Sql => sql`case
  when ${id} is null then null when ${id} = ${user_id} then ${salinanTexts.anda}::text
  else coalesce((select ${bernama} where p.user_id = ${id}), ${salinanTexts.petugas}::text) end`

/** The columns that name a person, a professional or a row of a list. What they hold is replaced by its name. */
export const rujukan: Readonly<Record<string, (id: Sql, user_id: number) => Sql>> = {
  ...Object.fromEntries(
    [
      'oleh',
      'pengaju_id',
      'diubah_oleh',
      'dibalas_oleh',
      'penulis_id',
      'pengirim_id',
      'diakui_oleh',
      'ditutup_oleh',
      'pelaku_id',
      'user_id',
    ].map((kolom) => [kolom, orang]),
  ),
  profesional_id: tenaga,
  kepada: tenaga,
  jenis_id: (id) => sql`(select j.nama_jenis from jenis_konsultasi j where j.jenis_id = ${id})`,
  spesialisasi_id: (id) => sql`(select s.nama_spesialisasi from spesialisasi s where s.spesialisasi_id = ${id})`,
  semester_id: (id) => sql`(select s.nama from semester s where s.semester_id = ${id})`,
  level_id: (id) => sql`(select l.nama_level from level l where l.level_id = ${id})`,
}

/** The encrypted column of a table that holds a file; the copy has it as one. */
export const berkasOf: Partial<Record<string, string>> = { lampiran: 'penuh', foto: 'isi' }

export const isTersegel = (tabel: string, kolom: string): tabel is SealedTable =>
  ((sealedColumns as Record<string, readonly string[]>)[tabel] ?? []).includes(kolom)

/** A row as the database has it: encrypted columns with their places (`tempat_…`), and its primary key as text. */
export type BarisSalinan = Record<string, unknown> & { kunci: string[] }

function pilih(tabel: string, kolom: string, user_id: number): Sql {
  const [t, c] = [sql`t.${raw(kolom)}`, raw(`"${kolom}"`)]
  if (berkasOf[tabel] === kolom) return sql`true as ${c}`
  if (isTersegel(tabel, kolom)) return sql`${t} as ${c}, ${placeIn(tabel, kolom)} as ${raw(`"tempat_${kolom}"`)}`
  const nama = rujukan[kolom]
  return sql`${nama ? nama(t, user_id) : t} as ${c}`
}

/**
 * The next rows of a table that belong to the person, in the order of its primary key. The keys of all of them are found before some
 * are taken: then the statement reads no rows of other people, however few are asked for.
 */
export async function listBarisSalinan(
  db: Reader,
  { tabel, kolom }: Pick<BagianSalinan, 'tabel' | 'kolom'>,
  { kunci, user_id, after }: { kunci: Kunci; user_id: number; after: readonly string[] | null },
): Promise<BarisSalinan[]> {
  const keys = kunciOf(kunci, tabel)
  const names = Object.keys(kolom).filter((nama) => !(tabel === 'lampiran' && nama === 'kecil'))
  const each = (write: (key: string, at: number) => string, between = ', ') => raw(keys.map(write).join(between))
  const places = each((_, at) => `kunci_${at}`)
  const beyond = after ? sql`where (${places}) > (${join([...after])})` : empty
  return db.rows<BarisSalinan>(sql`
    with milik as materialized (
      select ${each((key, at) => `t.${key} as kunci_${at}`)} from ${raw(tabel)} t
      where ${milikDari(kunci, tabel, user_id)}
    ), sebagian as materialized (select * from milik ${beyond} order by ${places} limit ${ROWS})
    select json_build_array(${each((key) => `t.${key}::text`)}) as kunci,
      ${join(names.map((nama) => pilih(tabel, nama, user_id)))}
    from sebagian join ${raw(tabel)} t on ${each((key, at) => `t.${key} = kunci_${at}`, ' and ')}
    order by ${places}`)
}

/** The file of a row, encrypted, with its place and its type. */
export const findBerkas = (
  db: Reader,
  tabel: SealedTable,
  kunci: Kunci,
  key: readonly string[],
): Promise<{ sealed: Buffer | null; tempat: string } | null> => {
  const kolom = berkasOf[tabel] as string
  const ids = raw(kunciOf(kunci, tabel).join(', '))
  return db.row(sql`
    select t.${raw(kolom)} as sealed, ${placeIn(tabel, kolom)} as tempat
    from ${raw(tabel)} t where (${ids}) = (${join([...key])})`)
}

/**
 * What the copy leaves out of the notes of the person's psychologists: `ditahan`, those to which the person asked for access and were
 * refused it for safety, by the last decision; `lain`, others that were not released.
 */
export const findCatatanLain = async (db: Reader, user_id: number): Promise<{ ditahan: boolean; lain: boolean }> =>
  (await db.row<{ ditahan: boolean; lain: boolean }>(sql`
    select coalesce(bool_or(ditahan), false) as ditahan, coalesce(bool_or(not ditahan), false) as lain
    from (
      select coalesce((
        select p.status = 'ditolak' and p.alasan_tolak = any (${[...alasanKeselamatan]}::text[]) from permintaan p
        where p.user_id = ${user_id} and p.jenis = 'akses' and p.status in ('dijawab', 'ditolak')
          and coalesce(p.jadwal_id, k.jadwal_id) = k.jadwal_id and coalesce(p.penulis_id, t.user_id) = t.user_id
        order by p.ditutup_pada desc, p.permintaan_id desc limit 1), false) as ditahan
      from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
      where k.user_id = ${user_id} and (
        exists (select from rekam_draf d where d.jadwal_id = k.jadwal_id)
        or exists (select from rekam r where r.jadwal_id = k.jadwal_id
          and not exists (select from rekam_rilis s where s.rekam_id = r.rekam_id)))
    ) hidden`)) as { ditahan: boolean; lain: boolean }

/** How many copies the person has asked for since then. */
export const countSalinan = async (db: Reader, user_id: number, since: Date): Promise<number> => {
  const own = sql`pelaku_id = ${user_id} and tindakan = 'ekspor' and objek = 'salinan_data' and waktu > ${since}`
  const row = await db.row<{ n: number }>(sql`
    select ((select count(*) from jejak where ${own}) + (select count(*) from jejak_baru where ${own}))::int as n`)
  return row?.n ?? 0
}
