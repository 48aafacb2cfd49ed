import type { Actor } from '@sehati/contract/access'
import type { StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import type { Page, PageQuery } from '@sehati/contract/page.schema'
import type { Kontak } from '@sehati/contract/percakapan.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { anywhere } from '../../db/like.ts'
import { findPage } from '../../db/page.ts'
import type { Seal } from '../../db/seal.ts'
import { fotoUrlOf } from '../user/user.store.ts'
import { listPesan } from './percakapan.store.ts'
import { selesaiPada, tutupPadaWib } from './ruang.store.ts'

/** The caller's own among `konsultasi k`, as `isPeserta` says it. */
const mine = (actor: Actor): Sql => {
  if (actor.level_id === 4 || actor.level_id === 5) return sql`k.user_id = ${actor.user_id}`
  if (actor.level_id === 2 || actor.level_id === 3) return sql`k.profesional_id = ${actor.profesional_id ?? 0}`
  return sql`false`
}

/** Messages to person `m` of a conversation that they have not seen; begins where they have come to. */
const unseen = sql`(
  select count(*)::int from percakapan p
  where p.jadwal_id = m.jadwal_id and p.id > m.dibaca_id and p.pengirim_id <> m.user_id and p.dihapus_pada is null)`

type Row = Omit<Kontak, 'pesan_terakhir' | 'tutup_pada'> & {
  terakhir_id: number
  status: StatusKonsultasi
  selesai_pada: string | null
}

/** The caller's conversations, the latest word first, those without a word by their date. */
export async function listKontak(
  db: Db,
  seal: Seal,
  actor: Actor,
  { q, jadwal_id, ...at }: PageQuery & { q?: string | undefined; jadwal_id?: number | undefined },
): Promise<Page<Kontak>> {
  const isPatient = actor.level_id === 4 || actor.level_id === 5
  const other = isPatient ? sql`t.user_id` : sql`k.user_id`
  // A professional's photo is everybody's, as long as they are one.
  const photo = isPatient
    ? sql`case when o.status_user = 'aktif' and o.level_id in (2, 3) then ${fotoUrlOf(sql`o`)} end`
    : fotoUrlOf(sql`o`)
  const one = jadwal_id === undefined ? empty : sql`and k.jadwal_id = ${jadwal_id}`
  const named = q ? sql`and o.name ilike ${anywhere(q)}` : empty
  const select = sql`
    select k.jadwal_id, k.mulai, coalesce(m.terakhir_id, 0) as terakhir_id
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users o on o.user_id = ${other}
    left join percakapan_peserta m on m.jadwal_id = k.jadwal_id and m.user_id = ${actor.user_id}
    where ${mine(actor)} ${one} ${named}`
  const page = await findPage<{ jadwal_id: number; terakhir_id: number }>(
    db,
    select,
    sql`terakhir_id desc, mulai desc, jadwal_id desc`,
    at,
  )
  const [rows, last] = await Promise.all([
    db.rows<Row>(sql`
      select k.jadwal_id, o.user_id, o.name, ${photo} as foto_url, k.mulai as tanggal, k.status,
        ${isPatient ? sql`s.nama_spesialisasi` : sql`null::text`} as nama_spesialisasi, ${selesaiPada} as selesai_pada,
        (select jsonb_build_object('mulai', min(j.jam_mulai), 'selesai', max(j.jam_selesai)) from jadwal_tenaga j
          where j.profesional_id = k.profesional_id and j.is_available having count(*) > 0) as jam_layanan,
        coalesce(m.terakhir_id, 0) as terakhir_id,
        case when m.masuk_id > m.dibaca_id then ${unseen} else 0 end as belum_dibaca
      from konsultasi k
      join tenaga_profesional t on t.profesional_id = k.profesional_id
      join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
      join users o on o.user_id = ${other}
      left join percakapan_peserta m on m.jadwal_id = k.jadwal_id and m.user_id = ${actor.user_id}
      where k.jadwal_id = any(${page.queried.map((row) => row.jadwal_id)}::int[])`),
    listPesan(
      db,
      seal,
      page.queried.flatMap((row) => row.terakhir_id || []),
    ),
  ])
  const known = new Map(rows.map((row) => [row.jadwal_id, row]))
  const words = new Map(last.map((pesan) => [pesan.jadwal_id, pesan]))
  return {
    ...page,
    queried: page.queried.flatMap(({ jadwal_id }) => {
      const row = known.get(jadwal_id)
      if (!row) return []
      const { terakhir_id: _, selesai_pada: ended, ...kontak } = row
      const selesai_pada = ended === null ? null : new Date(ended)
      return {
        ...kontak,
        pesan_terakhir: words.get(jadwal_id) ?? null,
        tutup_pada: tutupPadaWib({ status: row.status, selesai_pada }),
      }
    }),
  }
}

/** Each consultation is looked up by its key: as a join, the planner may go through all of a busy professional's for each. */
export async function countBelumDibaca(db: Db, actor: Actor): Promise<number> {
  const row = await db.row<{ jumlah: number }>(sql`
    select coalesce(sum(${unseen}), 0)::int as jumlah
    from percakapan_peserta m
    where m.user_id = ${actor.user_id} and m.masuk_id > m.dibaca_id
      and (select ${mine(actor)} from konsultasi k where k.jadwal_id = m.jadwal_id)`)
  return row?.jumlah ?? 0
}
