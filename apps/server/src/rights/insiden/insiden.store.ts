import type { Insiden, InsidenMasukan, InsidenRinci, InsidenUbahan } from '@sehati/contract/rights/insiden.schema'
import { batasOf } from '@sehati/contract/rights/tenggat.rules'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'

const ROWS = 200

const ringkas = sql`i.insiden_id, i.judul, i.tingkat, i.diketahui_pada, i.batas, i.dibuka_pada, i.ditutup_pada, i.dikirim_pada,
  i.nomor_bukti, o.terdampak, o.diberitahu`
const hitungan = sql`cross join lateral (
    select count(*)::int as terdampak, count(diberitahu_pada)::int as diberitahu from insiden_terdampak t
    where t.insiden_id = i.insiden_id
  ) o`

/** Open incidents by their deadline, then the closed ones, newest first. */
export const listInsiden = (db: Db): Promise<Insiden[]> =>
  db.rows(sql`
    select ${ringkas} from insiden i ${hitungan}
    order by i.ditutup_pada desc nulls first, i.batas, i.insiden_id limit ${ROWS}`)

export type InsidenIsi = Omit<InsidenRinci, 'langkah' | 'orang' | 'pengaju'>

/** An incident with what its letters say; locked, where it is to be changed. */
export const findInsiden = (db: Db, id: number, lock: Sql = empty): Promise<InsidenIsi | null> =>
  db.row(sql`
    select ${ringkas}, i.kelas_data, i.terjadi_dari, i.terjadi_sampai, i.cara, i.upaya, i.saran
    from insiden i ${hitungan} where i.insiden_id = ${id} ${lock}`)

/** An incident that a transaction changes: no other one changes it meanwhile. */
export const lockInsiden = (tx: Db, id: number): Promise<InsidenIsi | null> =>
  findInsiden(tx, id, sql`for no key update of i`)

export const listLangkah = (db: Db, id: number): Promise<InsidenRinci['langkah']> =>
  db.rows(sql`
    select l.jenis, l.isi, l.pada, u.name as oleh from insiden_langkah l join users u on u.user_id = l.oleh
    where l.insiden_id = ${id} order by l.langkah_id`)

export const listTerdampak = (db: Db, id: number): Promise<InsidenRinci['orang']> =>
  db.rows(sql`
    select t.user_id, u.name as nama, t.cara, u.status_user = 'aktif' as aktif, t.diberitahu_pada, t.dibaca_pada
    from insiden_terdampak t join users u on u.user_id = t.user_id
    where t.insiden_id = ${id} order by ${namaUrut(sql`u.name`)}, t.user_id`)

/** Who asked to send the letters as they are. */
export const findPengaju = (db: Db, id: number): Promise<InsidenRinci['pengaju']> =>
  db.row(sql`select u.user_id, u.name as nama from users u where u.user_id = pengaju_insiden(${id})`)

/** The columns that a body names, with their values. The deadline follows from when the incident became known. */
function columnsOf({ diketahui_pada, ditutup, ...isi }: Partial<InsidenMasukan> & InsidenUbahan, now: Date) {
  const given = Object.entries(isi).filter(([, value]) => value !== undefined)
  return [
    ...given,
    ...(diketahui_pada
      ? [
          ['diketahui_pada', diketahui_pada],
          ['batas', batasOf(new Date(diketahui_pada))],
        ]
      : []),
    ...(ditutup ? [['ditutup_pada', now]] : []),
  ] as [name: string, value: string | string[] | Date | null][]
}

/** Stores an incident, and returns its id. A constraint refuses one that is known only later. */
export async function insertInsiden(tx: Db, body: InsidenMasukan, now: Date): Promise<number> {
  const columns = [...columnsOf(body, now), ['dibuka_pada', now] as const]
  const row = await tx.row<{ insiden_id: number }>(sql`
    insert into insiden (${raw(columns.map(([name]) => name).join(', '))}) values (${join(columns.map(([, value]) => value))})
    returning insiden_id`)
  return (row as { insiden_id: number }).insiden_id
}

/** Changes what the body names. Triggers refuse a closed incident, and a later time at which it became known. */
export async function updateInsiden(tx: Db, id: number, body: InsidenUbahan, now: Date): Promise<void> {
  const sets = columnsOf(body, now).map(([name, value]) => sql`${raw(name)} = ${value}`)
  if (sets.length > 0) await tx.rows(sql`update insiden set ${join(sets)} where insiden_id = ${id}`)
}

type Langkah = { insiden_id: number; jenis: InsidenRinci['langkah'][number]['jenis']; isi: string; oleh: number }

/** Adds a step. A trigger refuses one of a closed incident. */
export const insertLangkah = async (tx: Db, { insiden_id, jenis, isi, oleh }: Langkah, now: Date): Promise<void> => {
  await tx.rows(sql`
    insert into insiden_langkah (insiden_id, jenis, isi, pada, oleh) values (${insiden_id}, ${jenis}, ${isi}, ${now}, ${oleh})`)
}
