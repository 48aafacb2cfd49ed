import {
  type AlasanTolak,
  checkPernyataan,
  HAPUS_JAM,
  isTerbuka,
  type JenisPermintaan,
  type KanalPermintaan,
  type StatusPermintaan,
} from '@sehati/contract/rights/permintaan.rules'
import type { Permintaan, PermintaanBaris, PermintaanLengkap } from '@sehati/contract/rights/permintaan.schema'
import { batasOf } from '@sehati/contract/rights/tenggat.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Place, Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

/** The most requests of one list. */
const ROWS = 200

type Teks = 'isi' | 'jawaban' | 'pernyataan'
const tempat = (kolom: Teks, permintaan_id: number): Place => `permintaan.${kolom}:${permintaan_id}`
const opened = (
  seal: Seal,
  kolom: 'isi' | 'jawaban',
  row: { permintaan_id: number; isi: Buffer | null; jawaban: Buffer | null },
) => {
  const value = row[kolom]
  return value && seal.read(tempat(kolom, row.permintaan_id), value)
}

/** When a confirmed erasure is carried out. */
const dilaksanakan: Sql = sql`p.dikonfirmasi_pada + ${HAPUS_JAM} * interval '1 hour'`

const pokok = (now: Date): Sql => sql`
  p.permintaan_id, p.jenis, p.jadwal_id, (select o.name from users o where o.user_id = p.penulis_id) as penulis, p.kanal, p.diterima_pada, p.batas,
  p.ditutup_pada is null and p.batas < ${now}::timestamptz as terlambat,
  p.status, p.ditutup_pada, p.dikonfirmasi_pada, ${dilaksanakan} as dilaksanakan_pada`

const langkah = sql`(
  select json_agg(json_build_object('ke', l.ke, 'pada', ${isoOf(sql`l.pada`)}) order by l.langkah_id)
  from permintaan_langkah l where l.permintaan_id = p.permintaan_id) as langkah`

type Tersegel<T> = Omit<T, 'isi' | 'jawaban'> & { isi: Buffer | null; jawaban: Buffer | null }
const terbuka = <T extends { isi: string | null; jawaban: string | null }>(
  seal: Seal,
  row: Tersegel<T> & { permintaan_id: number },
) => ({ ...row, isi: opened(seal, 'isi', row), jawaban: opened(seal, 'jawaban', row) }) as unknown as T

type PermintaanRow = Omit<Tersegel<Permintaan>, 'pernyataan' | 'boleh_pernyataan'> & { pernyataan: Buffer | null }

/** The requests of a person, newest first; one of them, where its number is given. */
export async function listPermintaanSaya(
  db: Db,
  seal: Seal,
  { user_id, permintaan_id }: { user_id: number; permintaan_id?: number },
  now: Date,
): Promise<Permintaan[]> {
  const rows = await db.rows<PermintaanRow>(sql`
    select ${pokok(now)}, p.isi, p.jawaban, p.alasan_tolak, ${langkah},
      pembatasan_berlaku(p) as berlaku, p.pernyataan
    from permintaan p
    where p.user_id = ${user_id} and p.permintaan_id = coalesce(${permintaan_id ?? null}::int, p.permintaan_id)
    order by p.permintaan_id desc limit ${ROWS}`)
  return rows.map((row) => ({
    ...terbuka<Omit<Permintaan, 'pernyataan' | 'boleh_pernyataan'>>(seal, row),
    pernyataan: row.pernyataan && seal.read(tempat('pernyataan', row.permintaan_id), row.pernyataan),
    boleh_pernyataan: checkPernyataan({ ...row, isStated: row.pernyataan !== null }) === null,
  }))
}

/** Whether an officer may open the notes: their author is gone, and a psychologist who reviews is there. */
const bolehIzinkan = sql`(
  p.ditutup_pada is null and p.diizinkan_oleh is null and penulis_pergi(p) and exists (select penjawab_akses(p)))`

const baris = (now: Date): Sql => sql`
  ${pokok(now)}, p.user_id, u.name as nama, (select o.name from users o where o.user_id = p.penanggung_jawab) as petugas,
  exists (select penjawab_akses(p)) as oleh_psikolog, ${bolehIzinkan} as boleh_izinkan`

/** The open requests, soonest deadline first; or the last ones that were closed. */
export const listPermintaan = (db: Db, { isClosed }: { isClosed: boolean }, now: Date): Promise<PermintaanBaris[]> =>
  db.rows(sql`
    select ${baris(now)} from permintaan p join users u on u.user_id = p.user_id
    where (p.ditutup_pada is not null) = ${isClosed}
    order by p.ditutup_pada desc, p.batas limit ${ROWS}`)

export const findPermintaanBaris = (db: Db, permintaan_id: number, now: Date): Promise<PermintaanBaris | null> =>
  db.row(sql`
    select ${baris(now)} from permintaan p join users u on u.user_id = p.user_id where p.permintaan_id = ${permintaan_id}`)

/** A request with its words and its steps, for an officer. */
export async function findPermintaanLengkap(
  db: Db,
  seal: Seal,
  permintaan_id: number,
  now: Date,
): Promise<PermintaanLengkap | null> {
  const row = await db.row<Tersegel<PermintaanLengkap>>(sql`
    select ${baris(now)}, p.isi, p.jawaban, p.alasan_tolak, (
        select json_agg(json_build_object('ke', l.ke, 'pada', ${isoOf(sql`l.pada`)}, 'oleh', o.name) order by l.langkah_id)
        from permintaan_langkah l join users o on o.user_id = l.oleh where l.permintaan_id = p.permintaan_id) as langkah
    from permintaan p join users u on u.user_id = p.user_id where p.permintaan_id = ${permintaan_id}`)
  return row && terbuka<PermintaanLengkap>(seal, row)
}

export type PermintaanBaru = {
  user_id: number
  jenis: JenisPermintaan
  jadwal_id?: number | null
  /** The psychologist all of whose notes are asked for. */
  penulis_id?: number | null
  isi: string | null
  kanal: KanalPermintaan
  dicatat_oleh: number
  diterima_pada: Date
}

/** Stores a request with its deadline; null where the same is open. A trigger keeps the first step. */
export async function insertPermintaan(
  tx: Db,
  seal: Seal,
  { user_id, jenis, jadwal_id = null, penulis_id = null, isi, kanal, dicatat_oleh, diterima_pada }: PermintaanBaru,
  now: Date,
): Promise<number | null> {
  const id = await takeId(tx, 'permintaan', 'permintaan_id')
  const row = await tx.row<{ permintaan_id: number }>(sql`
    insert into permintaan (permintaan_id, user_id, jadwal_id, penulis_id, jenis, isi, kanal, dicatat_oleh, diterima_pada, dicatat_pada, batas,
      diubah_oleh, diubah_pada)
    values (${id}, ${user_id}, ${jadwal_id}, ${penulis_id}, ${jenis}, ${isi === null ? null : seal.seal(tempat('isi', id), isi)}, ${kanal},
      ${dicatat_oleh}, ${diterima_pada}, ${now}, ${batasOf(diterima_pada)}, ${dicatat_oleh}, ${now})
    on conflict do nothing returning permintaan_id`)
  return row?.permintaan_id ?? null
}

/** What decides about a step of a request; the row is locked until the transaction ends. */
export type FaktaPermintaan = {
  permintaan_id: number
  user_id: number
  jenis: JenisPermintaan
  status: StatusPermintaan
  isConfirmed: boolean
  /** A restriction that is in force. */
  berlaku: boolean
  jadwal_id: number | null
  isStated: boolean
  isPsikolog: boolean
  boleh_izinkan: boolean
}
export const lockPermintaan = (tx: Db, permintaan_id: number): Promise<FaktaPermintaan | null> =>
  tx.row(sql`
    select permintaan_id, user_id, jenis, status, jadwal_id, pernyataan is not null as "isStated", dikonfirmasi_pada is not null as "isConfirmed",
      pembatasan_berlaku(p) as berlaku, exists (select penjawab_akses(p)) as "isPsikolog", ${bolehIzinkan} as boleh_izinkan
    from permintaan p where permintaan_id = ${permintaan_id} for update`)

/** The psychologists who wrote notes about this person. */
export async function listPenulis(tx: Db, user_id: number): Promise<number[]> {
  const rows = await tx.rows<{ penulis_id: number }>(sql`
    select distinct penulis_id from catatan_diminta(${user_id}, null, null) order by penulis_id`)
  return rows.map(({ penulis_id }) => penulis_id)
}

type Langkah = { permintaan_id: number; ke: StatusPermintaan; oleh: number }

/** Takes a step: another status, by whom. A trigger keeps it. */
export async function updateStatus(
  tx: Db,
  seal: Seal,
  {
    permintaan_id,
    ke,
    oleh,
    petugas = false,
    ...of
  }: Langkah & {
    /** `oleh` is the officer who handles it. */
    petugas?: boolean
    jawaban?: string | null
    alasan_tolak?: AlasanTolak | null
  },
  now: Date,
): Promise<void> {
  const jawaban = of.jawaban ? seal.seal(tempat('jawaban', permintaan_id), of.jawaban) : null
  await tx.rows(sql`
    update permintaan set status = ${ke}, diubah_oleh = ${oleh}, diubah_pada = ${now},
      penanggung_jawab = case when ${petugas} then ${oleh}::int else penanggung_jawab end,
      jawaban = coalesce(${jawaban}::bytea, jawaban), alasan_tolak = ${of.alasan_tolak ?? null},
      ditutup_pada = ${isTerbuka(ke) ? null : now}::timestamptz
    where permintaan_id = ${permintaan_id}`)
}

/** Confirms an erasure, once; false where it was confirmed before or is not open. */
export const updateDikonfirmasi = async (
  tx: Db,
  { permintaan_id, oleh }: { permintaan_id: number; oleh: number },
  now: Date,
): Promise<boolean> =>
  (await tx.row(sql`
    update permintaan set dikonfirmasi_pada = ${now}, status = 'diproses', diubah_oleh = ${oleh}, diubah_pada = ${now}
    where permintaan_id = ${permintaan_id} and jenis = 'penghapusan' and dikonfirmasi_pada is null and ditutup_pada is null
    returning permintaan_id`)) !== null

/** Lets the psychologists who review read the notes, until the request has ended. */
export async function updateDiizinkan(
  tx: Db,
  { permintaan_id, oleh }: { permintaan_id: number; oleh: number },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update permintaan set diizinkan_oleh = ${oleh}, diizinkan_pada = ${now}, diubah_oleh = ${oleh}, diubah_pada = ${now}
    where permintaan_id = ${permintaan_id}`)
}

export async function updateBerakhir(tx: Db, permintaan_id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update permintaan set berakhir_pada = ${now}, diubah_pada = ${now} where permintaan_id = ${permintaan_id}`)
}

/** Adds the person's statement to the record. A trigger refuses to change it later. */
export async function updatePernyataan(
  tx: Db,
  seal: Seal,
  of: { permintaan_id: number; isi: string },
  now: Date,
): Promise<void> {
  const { permintaan_id } = of
  await tx.rows(sql`
    update permintaan set pernyataan = ${seal.seal(tempat('pernyataan', permintaan_id), of.isi)}, pernyataan_pada = ${now}
    where permintaan_id = ${permintaan_id}`)
}

/** Whether this consultation is the person's. */
export const hasKonsultasi = async (
  tx: Db,
  { jadwal_id, user_id }: { jadwal_id: number; user_id: number },
): Promise<boolean> =>
  (await tx.row(sql`select from konsultasi where jadwal_id = ${jadwal_id} and user_id = ${user_id}`)) !== null
