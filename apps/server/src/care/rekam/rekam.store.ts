import type { Ditandatangani, DrafRekamMasukan, DrafTersimpan, JenisRekam } from '@sehati/contract/care/rekam.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import type { PihakRekam } from './rekam.policy.ts'
import { type IsiRekam, kemas, sidikOf } from './sidik.ts'

const pihak = (jadwal_id: number): Sql => sql`
  select k.jadwal_id, k.user_id, k.profesional_id, t.kelas
  from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id where k.jadwal_id = ${jadwal_id}`

export const findPihakRekam = (db: Db, jadwal_id: number): Promise<PihakRekam | null> => db.row(pihak(jadwal_id))

/** The same, and locks the consultation until the transaction ends: what is written of its notes takes turns. */
export const lockPihakRekam = (tx: Db, jadwal_id: number): Promise<PihakRekam | null> =>
  tx.row(sql`${pihak(jadwal_id)} for no key update of k`)

/** Whether this account reads the notes because their client asks for them and their author is gone. */
export const hasPermintaan = async (db: Db, jadwal_id: number, user_id: number): Promise<boolean> =>
  (await db.row(sql`select where ${user_id} in (select pembaca_rekam(${jadwal_id}))`)) !== null

/** A signed version as it is stored, encrypted. */
export type RekamRow = {
  rekam_id: number
  jadwal_id: number
  jenis: JenisRekam
  versi: number
  isi: Buffer
  alasan: Buffer | null
  sidik: Buffer
  penulis_id: number
  oleh: string
  ditandatangani_pada: string
  /** The same in milliseconds since 1970: the text above has no parts of a second. */
  waktu_ms: number
  dirilis_pada: string | null
}

const versions = sql`
  select r.rekam_id, r.jadwal_id, r.jenis, r.versi, r.isi, r.alasan, r.sidik, r.penulis_id, u.name as oleh, r.ditandatangani_pada,
    (extract(epoch from r.ditandatangani_pada) * 1000)::float8 as waktu_ms, s.pada as dirilis_pada
  from rekam r join users u on u.user_id = r.penulis_id left join rekam_rilis s on s.rekam_id = r.rekam_id`

/** The signed versions of these kinds, newest first. */
export const listRekam = (db: Db, jadwal_id: number, jenis: readonly JenisRekam[]): Promise<RekamRow[]> =>
  db.rows(
    sql`${versions} where r.jadwal_id = ${jadwal_id} and r.jenis = any (${[...jenis]}::text[]) order by r.versi desc`,
  )

/** The released version with the highest number, in a list of at most one. */
export const listDirilis = (db: Db, jadwal_id: number): Promise<RekamRow[]> =>
  db.rows(sql`${versions} where r.jadwal_id = ${jadwal_id} and s.pada is not null order by r.versi desc limit 1`)

/** The next released notes about a person, in the order of their numbers. */
export const listDirilisMilik = (db: Db, user_id: number, after: number): Promise<RekamRow[]> =>
  db.rows(sql`${versions} join konsultasi k on k.jadwal_id = r.jadwal_id
    where k.user_id = ${user_id} and s.pada is not null and r.rekam_id > ${after} order by r.rekam_id limit ${DIRILIS}`)
/** The released notes of one batch. */
const DIRILIS = 200

/** A draft as it is stored, encrypted. */
export type DrafRow = DrafTersimpan & { jenis: JenisRekam; isi: Buffer }

export const listDraf = (db: Db, jadwal_id: number): Promise<DrafRow[]> =>
  db.rows(sql`select jenis, isi, dasar_versi, revisi, diubah_pada from rekam_draf where jadwal_id = ${jadwal_id}`)

/** The number of the newest signed version, 0 where there is none, and the draft. */
export type Tersimpan = { versi: number; draf: DrafRow | null }

export async function findTersimpan(tx: Db, jadwal_id: number, jenis: JenisRekam): Promise<Tersimpan> {
  const newest = await tx.row<{ versi: number }>(sql`
    select max(versi)::int as versi from rekam where jadwal_id = ${jadwal_id} and jenis = ${jenis} having count(*) > 0`)
  const draf = await tx.row<DrafRow>(sql`
    select jenis, isi, dasar_versi, revisi, diubah_pada from rekam_draf
    where jadwal_id = ${jadwal_id} and jenis = ${jenis}`)
  return { versi: newest?.versi ?? 0, draf }
}

export const putDraf = async (
  tx: Db,
  seal: Seal,
  jadwal_id: number,
  { jenis, isi, dasar_versi }: DrafRekamMasukan,
  now: Date,
): Promise<DrafTersimpan> => {
  const sealed = seal.seal(`rekam_draf.isi:${jadwal_id}:${jenis}`, isi)
  return (await tx.row<DrafTersimpan>(sql`
    insert into rekam_draf (jadwal_id, jenis, isi, dasar_versi, revisi, diubah_pada)
    values (${jadwal_id}, ${jenis}, ${sealed}, ${dasar_versi}, 1, ${now})
    on conflict (jadwal_id, jenis) do update
      set isi = excluded.isi, dasar_versi = excluded.dasar_versi, revisi = rekam_draf.revisi + 1, diubah_pada = excluded.diubah_pada,
        diingatkan_pada = null
    returning dasar_versi, revisi, diubah_pada`)) as DrafTersimpan
}

export const removeDraf = (tx: Db, jadwal_id: number, jenis: JenisRekam) =>
  tx.rows(sql`delete from rekam_draf where jadwal_id = ${jadwal_id} and jenis = ${jenis}`)

/** Stores a signed version, encrypted. `sidik` is what the trail records of it. */
export async function insertRekam(tx: Db, seal: Seal, of: IsiRekam): Promise<Ditandatangani & { sidik: Buffer }> {
  const { jadwal_id, jenis, versi, penulis_id, ditandatangani_pada, alasan, teks } = of
  const row = `${jadwal_id}:${jenis}:${versi}`
  const isi = kemas(teks)
  const sidik = sidikOf(isi.garam, of)
  const signed = (await tx.row<Ditandatangani>(sql`
    insert into rekam (jadwal_id, jenis, versi, isi, sidik, penulis_id, ditandatangani_pada, alasan)
    values (${jadwal_id}, ${jenis}, ${versi}, ${seal.seal(`rekam.isi:${row}`, JSON.stringify(isi))}, ${sidik}, ${penulis_id},
      ${ditandatangani_pada}, ${alasan && seal.seal(`rekam.alasan:${row}`, alasan)})
    returning rekam_id, versi, ditandatangani_pada`)) as Ditandatangani
  return { ...signed, sidik }
}

/** A limited note with its consultation, `newest` where no later version is signed; null for a full one. */
export type Terbatas = {
  rekam_id: number
  jadwal_id: number
  sidik: Buffer
  newest: boolean
  dirilis_pada: string | null
}

export const findTerbatas = (db: Db, rekam_id: number): Promise<Terbatas | null> =>
  db.row(sql`
    select r.rekam_id, r.jadwal_id, r.sidik, s.pada as dirilis_pada,
      not exists (select from rekam n where n.jadwal_id = r.jadwal_id and n.jenis = r.jenis and n.versi > r.versi) as newest
    from rekam r left join rekam_rilis s on s.rekam_id = r.rekam_id
    where r.rekam_id = ${rekam_id} and r.jenis = 'terbatas'`)

/** Releases a note; the client is notified. Returns when. */
export const insertRilis = async (tx: Db, rekam_id: number, oleh: number, now: Date): Promise<string> => {
  const row = await tx.row<{ pada: string }>(sql`
    with rilis as (
      insert into rekam_rilis (rekam_id, oleh, pada) values (${rekam_id}, ${oleh}, ${now}) returning *
    ), kabar as (
      insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
      select 'rekam_dirilis', k.jadwal_id, rilis.oleh, k.mulai, rilis.pada
      from rilis join rekam r using (rekam_id) join konsultasi k on k.jadwal_id = r.jadwal_id
    )
    select pada from rilis`)
  return (row as { pada: string }).pada
}
