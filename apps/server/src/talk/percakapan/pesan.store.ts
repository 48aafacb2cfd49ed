import type { Lampiran } from '@sehati/contract/talk/percakapan.schema'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { exclusive, locks } from '../../base/db/locks.ts'
import type { Seal } from '../../base/db/seal.ts'
import { type Tempat, tempatOf } from './percakapan.store.ts'

/** A file with its content. `penuh` is the whole file; `kecil` is the small copy of a picture, null for a PDF. */
export type Isi = Lampiran & { penuh: Uint8Array; kecil: Uint8Array | null }

export type PesanBaru = Tempat & {
  /** Empty for a message with a file only. */
  pesan: string
  balas_id: number | null
  diteruskan: boolean
  lampiran: Isi | null
  /** Whether the patient writes words of danger. The statement raises the alert; this is not kept. */
  bahaya: boolean
  now: Date
}

/**
 * Inserts a message in one statement and returns its id; null where the sender has sent this client id before. The
 * statement locks the conversation before it draws the id, so that messages become visible in the order of their ids: a
 * client that requests the messages after its last one misses none. It raises the alert of a
 * message with words of danger.
 */
export async function insertPesan(db: Db, seal: Seal, p: PesanBaru): Promise<number | null> {
  const at = tempatOf(p)
  const f = p.lampiran
  const row = await db.row<{ id: number }>(sql`
    with k as materialized (
      select k.jadwal_id, k.user_id, t.user_id as tenaga_id, ${exclusive(locks.percakapan, sql`k.jadwal_id`)} as terkunci
      from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
      where k.jadwal_id = ${p.jadwal_id}
    ), baru as (
      insert into percakapan (jadwal_id, pengirim_id, pesan, client_id, balas_id, diteruskan, ada_lampiran, waktu_kirim)
      select k.jadwal_id, ${p.pengirim_id}::int, ${p.pesan === '' ? null : seal.seal(`percakapan.pesan:${at}`, p.pesan)}::bytea,
        ${p.client_id}::uuid, ${p.balas_id}::int, ${p.diteruskan}::boolean, ${f !== null}::boolean,
        ${p.now}::timestamptz
      from k where k.terkunci is not null
      on conflict (jadwal_id, pengirim_id, client_id) do nothing
      returning id, jadwal_id, pengirim_id, ada_lampiran
    ), berkas as (
      insert into lampiran (pesan_id, nama, jenis, ukuran, lebar, tinggi, penuh, kecil)
      select baru.id, ${f && seal.seal(`lampiran.nama:${at}`, f.nama)}::bytea, ${f?.jenis ?? null}::text, ${f?.ukuran ?? null}::int,
        ${f?.lebar ?? null}::int, ${f?.tinggi ?? null}::int, ${f && seal.sealBytes(`lampiran.penuh:${at}`, f.penuh)}::bytea,
        ${f?.kecil ? seal.sealBytes(`lampiran.kecil:${at}`, f.kecil) : null}::bytea
      from baru where baru.ada_lampiran
    ), peserta as (
      insert into percakapan_peserta as s (jadwal_id, user_id, terakhir_id, masuk_id)
      select baru.jadwal_id, who.user_id, baru.id, case when who.user_id = baru.pengirim_id then 0 else baru.id end
      from baru, k, lateral (values (k.user_id), (k.tenaga_id)) who (user_id)
      on conflict (jadwal_id, user_id) do update
      set terakhir_id = excluded.terakhir_id, masuk_id = greatest(s.masuk_id, excluded.masuk_id)
    )
    select id ${p.bahaya ? sql`, peringatkan((select user_id from k), 'percakapan', baru.jadwal_id, ${p.now})` : empty}
    from baru`)
  return row?.id ?? null
}

export const hasPesan = async (db: Db, jadwal_id: number, id: number): Promise<boolean> =>
  (await db.row(sql`select from percakapan where jadwal_id = ${jadwal_id} and id = ${id}`)) !== null

type Sealed = Tempat &
  Omit<Lampiran, 'jenis' | 'nama'> & {
    pesan: Buffer | null
    jenis: Lampiran['jenis'] | null
    nama: Buffer
    penuh: Buffer
    kecil: Buffer | null
  }

/** Text and file of a message, decrypted, for a message that forwards them; null where the message was deleted. */
export async function findIsi(db: Db, seal: Seal, id: number): Promise<Pick<PesanBaru, 'pesan' | 'lampiran'> | null> {
  const row = await db.row<Sealed>(sql`
    select p.jadwal_id, p.pengirim_id, p.client_id, p.pesan, l.nama, l.jenis, l.ukuran, l.lebar, l.tinggi, l.penuh, l.kecil
    from percakapan p left join lampiran l on l.pesan_id = p.id
    where p.id = ${id} and p.dihapus_pada is null`)
  if (!row) return null
  const { jenis, ukuran, lebar, tinggi } = row
  const at = tempatOf(row)
  const lampiran = jenis && {
    jenis,
    ukuran,
    lebar,
    tinggi,
    nama: seal.open(`lampiran.nama:${at}`, row.nama),
    penuh: seal.openBytes(`lampiran.penuh:${at}`, row.penuh),
    kecil: row.kecil && seal.openBytes(`lampiran.kecil:${at}`, row.kecil),
  }
  return { pesan: row.pesan === null ? '' : seal.open(`percakapan.pesan:${at}`, row.pesan), lampiran }
}

/** The file of a message in one of its sizes, decrypted; null where there is none. */
export async function findBerkas(
  db: Db,
  seal: Seal,
  id: number,
  ukuran: 'penuh' | 'kecil',
): Promise<{ isi: Buffer; jenis: Lampiran['jenis']; nama: string } | null> {
  const row = await db.row<Tempat & { isi: Buffer | null; jenis: Lampiran['jenis']; nama: Buffer }>(sql`
    select p.jadwal_id, p.pengirim_id, p.client_id, l.jenis, l.nama, ${ukuran === 'penuh' ? sql`l.penuh` : sql`l.kecil`} as isi
    from percakapan p join lampiran l on l.pesan_id = p.id where p.id = ${id}`)
  if (!row?.isi) return null
  const at = tempatOf(row)
  return {
    isi: seal.openBytes(`lampiran.${ukuran}:${at}`, row.isi),
    jenis: row.jenis,
    nama: seal.read(`lampiran.nama:${at}`, row.nama),
  }
}

/** Removes text and file of a message. Its row stays and marks a deleted message. */
export const removePesan = (db: Db, id: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.rows(sql`
      update percakapan set pesan = null, ada_lampiran = false, dihapus_pada = ${now}
      where id = ${id} and dihapus_pada is null`)
    await tx.rows(sql`delete from lampiran where pesan_id = ${id}`)
  })
