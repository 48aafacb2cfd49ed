import type { Kutipan, Lampiran, Percakapan, StatusPesan } from '@sehati/contract/talk/percakapan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'

/** What the ciphertext of a text or file is bound to (its associated data): it opens for this consultation, sender and client id alone. */
export type Tempat = { jadwal_id: number; pengirim_id: number; client_id: string }
export const tempatOf = ({ jadwal_id, pengirim_id, client_id }: Tempat) =>
  `${jadwal_id}:${pengirim_id}:${client_id}` as const

type Row = Tempat & {
  id: number
  pesan: Buffer | null
  waktu_kirim: string
  nama_pengirim: string
  status: StatusPesan
  diteruskan: boolean
  dihapus: boolean
  lampiran: Omit<Lampiran, 'nama'> | null
  nama_lampiran: Buffer | null
  kutipan: (Omit<Kutipan, 'pesan'> & { client_id: string }) | null
  pesan_kutipan: Buffer | null
}

/**
 * `b` is the row of the other of the two participants with their marks, `q` the quoted message. The content of a file is not
 * read.
 */
const select = sql`
  select p.id, p.jadwal_id, p.pengirim_id, p.pesan, p.waktu_kirim, u.name as nama_pengirim, p.client_id, p.diteruskan,
    p.dihapus_pada is not null as dihapus,
    case when b.dibaca_id >= p.id then 'read' when b.terkirim_id >= p.id then 'delivered' else 'sent' end as status,
    case when l.pesan_id is not null then
      jsonb_build_object('jenis', l.jenis, 'ukuran', l.ukuran, 'lebar', l.lebar, 'tinggi', l.tinggi) end as lampiran,
    l.nama as nama_lampiran,
    case when q.id is not null then
      jsonb_build_object('id', q.id, 'pengirim_id', q.pengirim_id, 'nama_pengirim', qu.name, 'client_id', q.client_id,
        'dihapus', q.dihapus_pada is not null, 'ada_lampiran', q.ada_lampiran) end as kutipan,
    q.pesan as pesan_kutipan
  from percakapan p
  join users u on u.user_id = p.pengirim_id
  left join percakapan_peserta b on b.jadwal_id = p.jadwal_id and b.user_id <> p.pengirim_id
  left join lampiran l on l.pesan_id = p.id and p.ada_lampiran
  left join percakapan q on q.jadwal_id = p.jadwal_id and q.id = p.balas_id and p.dihapus_pada is null
  left join users qu on qu.user_id = q.pengirim_id`

const readPesan = (seal: Seal, tempat: Tempat, pesan: Buffer | null): string =>
  pesan === null ? '' : seal.read(`percakapan.pesan:${tempatOf(tempat)}`, pesan)

function open(seal: Seal, row: Row): Percakapan {
  const { pesan, lampiran, nama_lampiran, kutipan, pesan_kutipan, ...rest } = row
  return {
    ...rest,
    pesan: readPesan(seal, row, pesan),
    lampiran: lampiran &&
      nama_lampiran && { ...lampiran, nama: seal.read(`lampiran.nama:${tempatOf(row)}`, nama_lampiran) },
    balasan: kutipan && {
      ...kutipan,
      pesan: readPesan(seal, { ...kutipan, jadwal_id: row.jadwal_id }, pesan_kutipan),
    },
  }
}

const listWhere = async (db: Db, seal: Seal, where: Sql): Promise<Percakapan[]> =>
  (await db.rows<Row>(sql`${select} ${where}`)).map((row) => open(seal, row))

/** At most `limit` messages between the two ids, oldest first: the earliest of them with `after`, the latest without it. */
export async function listPercakapan(
  db: Db,
  seal: Seal,
  { jadwal_id, after, before, limit }: { jadwal_id: number; after?: number; before?: number; limit: number },
): Promise<Percakapan[]> {
  const from = sql`where p.jadwal_id = ${jadwal_id} and p.id > ${after ?? 0}`
  const to = before === undefined ? sql`` : sql`and p.id < ${before}`
  if (after !== undefined) return listWhere(db, seal, sql`${from} ${to} order by p.id limit ${limit}`)
  return (await listWhere(db, seal, sql`${from} ${to} order by p.id desc limit ${limit}`)).reverse()
}

export const listPesan = (db: Db, seal: Seal, ids: number[]): Promise<Percakapan[]> =>
  listWhere(db, seal, sql`where p.id = any(${ids}::int[])`)

export const findPesan = async (db: Db, seal: Seal, id: number): Promise<Percakapan | null> =>
  (await listPesan(db, seal, [id]))[0] ?? null

/** The message of this sender with this client id. */
export const findByClientId = async (db: Db, seal: Seal, of: Tempat): Promise<Percakapan | null> =>
  (
    await listWhere(
      db,
      seal,
      sql`where p.jadwal_id = ${of.jadwal_id} and p.pengirim_id = ${of.pengirim_id} and p.client_id = ${of.client_id}::uuid`,
    )
  )[0] ?? null
