import type { Penilaian } from '@sehati/contract/care/skrining.rules'
import type { Instrumen, InstrumenMasukan, InstrumenTerdaftar } from '@sehati/contract/care/skrining.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** The instruments that can be filled in. The bands stay here: no client calculates a score. */
export const listAktif = (db: Db): Promise<Instrumen[]> =>
  db.rows(sql`
    select kode, versi, isi ->> 'nama' as nama, isi ->> 'bahasa' as bahasa, izin, isi ->> 'izin_bahasa' as izin_bahasa, (isi -> 'jendela_hari')::int as jendela_hari,
      isi ->> 'pengantar' as pengantar, isi -> 'butir' as butir, isi -> 'skala' as skala, isi -> 'butir_bahaya' as butir_bahaya
    from instrumen where aktif order by kode desc`)

/** What a score is made of. */
export type Dinilai = Penilaian & { butir_bahaya: number[] }

/** An instrument that can be filled in; null where there is none. */
export const findAktif = async (tx: Db, kode: string, versi: string): Promise<Dinilai | null> =>
  (
    await tx.row<{ isi: Dinilai }>(sql`
      select isi from instrumen where kode = ${kode} and versi = ${versi} and aktif`)
  )?.isi ?? null

/** Every instrument, active ones first. */
export const listTerdaftar = (db: Db): Promise<InstrumenTerdaftar[]> =>
  db.rows(sql`
    select i.kode, i.versi, i.isi ->> 'nama' as nama, i.isi ->> 'sumber' as sumber, i.izin,
      jsonb_array_length(i.isi -> 'butir') as butir, i.aktif,
      exists (select from skrining s where s.kode = i.kode and s.versi = i.versi) as dipakai
    from instrumen i order by i.kode, i.aktif desc, i.versi`)

/** Takes the active version of a code out of use. */
export async function updateNonaktif(tx: Db, kode: string): Promise<void> {
  await tx.rows(sql`update instrumen set aktif = false where kode = ${kode} and aktif`)
}

/** Stores an instrument, active. The primary key refuses a version that is there. */
export async function insertInstrumen(tx: Db, { kode, versi, izin, ...isi }: InstrumenMasukan): Promise<void> {
  const stored = JSON.stringify({ ...isi, nama: isi.nama ?? kode })
  await tx.rows(
    sql`insert into instrumen (kode, versi, izin, isi) values (${kode}, ${versi}, ${izin}, ${stored}::jsonb)`,
  )
}
