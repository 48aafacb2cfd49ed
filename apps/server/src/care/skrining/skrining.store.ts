import { KUOTA_SKRINING } from '@sehati/contract/base/constants'
import type { Hasil, Jawaban } from '@sehati/contract/care/skrining.rules'
import type { Skrining } from '@sehati/contract/care/skrining.schema'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

const ROWS = 100
/** Every encrypted result has this length: that of its words would say how many questions were skipped, and the level. */
const PANJANG = 512

const tempat = (skrining_id: number) => `skrining.isi:${skrining_id}` as const

/** What is encrypted of a result. */
type Isi = Hasil & { jawaban: Jawaban }
type Row = Omit<Skrining, 'skor' | 'tingkat' | 'terbaca'> & { isi: Buffer }

/** The results of a person, the newest first. One that no available key decrypts is part of the list, without a score. */
export async function listSkrining(db: Db, seal: Seal, user_id: number): Promise<Skrining[]> {
  const rows = await db.rows<Row>(sql`
    select s.skrining_id, s.kode, s.versi, i.isi ->> 'nama' as nama, (i.isi -> 'jendela_hari')::int as jendela_hari,
      jsonb_array_length(i.isi -> 'butir') * (i.isi #> '{skala,-1,nilai}')::int as skor_maks, s.bahaya, s.isi, s.dibuat_pada
    from skrining s join instrumen i on i.kode = s.kode and i.versi = s.versi
    where s.user_id = ${user_id} order by s.skrining_id desc limit ${ROWS}`)
  return rows.map(({ isi, ...row }) => {
    const text = seal.readOrNull(tempat(row.skrining_id), isi)
    if (text === null) return { ...row, skor: null, tingkat: null, terbaca: false }
    const { skor, tingkat } = JSON.parse(text) as Isi
    return { ...row, skor, tingkat, terbaca: true }
  })
}

/** How many results a person has saved within a day. Call `lockUser` first, so that two at once are counted one after the other. */
export async function countSehari(tx: Db, user_id: number, now: Date): Promise<number> {
  const row = await tx.row<{ jumlah: number }>(sql`
    select count(*)::int as jumlah from (
      select dibuat_pada from skrining where user_id = ${user_id} order by skrining_id desc limit ${KUOTA_SKRINING}
    ) s where dibuat_pada > ${now}::timestamptz - interval '24 hours'`)
  return row?.jumlah ?? 0
}

type Baru = { user_id: number; kode: string; versi: string; isi: Isi; bahaya: boolean }

/**
 * Stores a result. Where `bahaya` is set, the same statement raises the alert. The id is
 * fetched first, because the result is encrypted for it.
 */
export async function insertSkrining(
  tx: Db,
  seal: Seal,
  { user_id, kode, versi, isi, bahaya }: Baru,
  now: Date,
): Promise<Pick<Skrining, 'skrining_id' | 'dibuat_pada'>> {
  const id = await takeId(tx, 'skrining', 'skrining_id')
  const sealed = seal.seal(tempat(id), JSON.stringify(isi).padEnd(PANJANG))
  return (await tx.row<Pick<Skrining, 'skrining_id' | 'dibuat_pada'>>(sql`
    with baru as (
      insert into skrining (skrining_id, user_id, kode, versi, isi, bahaya, dibuat_pada)
      values (${id}, ${user_id}, ${kode}, ${versi}, ${sealed}, ${bahaya}, ${now})
      returning skrining_id, dibuat_pada
    )
    select * ${bahaya ? sql`, peringatkan(${user_id}, 'skrining', null, ${now})` : empty} from baru`)) as Pick<
    Skrining,
    'skrining_id' | 'dibuat_pada'
  >
}

/** Raises the alert of a screening that is not stored. */
export async function putBahaya(tx: Db, user_id: number, now: Date): Promise<void> {
  await tx.rows(sql`select peringatkan(${user_id}, 'skrining', null, ${now})`)
}
