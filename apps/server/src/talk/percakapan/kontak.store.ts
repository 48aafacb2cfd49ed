import { type Actor, isPatient, isProfessional } from '@sehati/contract/base/access'
import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { anywhere, isNamed } from '../../base/db/like.ts'
import { findKeptPage } from '../../base/db/page.ts'
import type { Seal } from '../../base/db/seal.ts'
import { fotoUrlOf } from '../../people/user/user.store.ts'
import { listPesan } from './percakapan.store.ts'
import { selesaiPada, tutupPadaWib } from './ruang.store.ts'

/** The caller's own among `konsultasi k`, by the rule of `isPeserta`. */
export const mine = (actor: Actor): Sql => {
  if (isPatient(actor.level_id)) return sql`k.user_id = ${actor.user_id}`
  if (isProfessional(actor.level_id)) return sql`k.profesional_id = ${actor.profesional_id ?? 0}`
  return sql`false`
}

/** Unseen messages to person `m` of a conversation, after their mark. */
export const unseen = sql`(
  select count(*)::int from percakapan p
  where p.jadwal_id = m.jadwal_id and p.id > m.dibaca_id and p.pengirim_id <> m.user_id and p.dihapus_pada is null)`

/** The name of the other person of `konsultasi k`. */
export const nameOfOther = (actor: Actor): Sql =>
  isProfessional(actor.level_id)
    ? sql`(select o.name from users o where o.user_id = k.user_id)`
    : sql`(select o.name from tenaga_profesional t join users o on o.user_id = t.user_id where t.profesional_id = k.profesional_id)`

/** The photo of `users o`, the other person. A professional's is visible to every user, as long as they are a professional. */
export const fotoOfOther = (actor: Actor): Sql =>
  isPatient(actor.level_id)
    ? sql`case when o.status_user = 'aktif' and o.level_id in (2, 3) then ${fotoUrlOf(sql`o`)} end`
    : fotoUrlOf(sql`o`)

type Row = Omit<Kontak, 'pesan_terakhir' | 'tutup_pada'> & {
  terakhir_id: number
  status: StatusKonsultasi
  selesai_pada: string | null
}

/** The caller's conversations: those with messages by their latest, then those without by their date. */
export async function listKontak(
  db: Db,
  seal: Seal,
  actor: Actor,
  { q, jadwal_id, ...at }: PageQuery & { q?: string | undefined; jadwal_id?: number | undefined },
): Promise<Page<Kontak>> {
  const source = q || jadwal_id !== undefined ? filtered(actor, { q, jadwal_id }, at) : all(actor, at)
  const order = sql`page.terakhir_id desc, page.tanggal desc, page.jadwal_id desc`
  const page = await findKeptPage<Row>(db, { ...source, shown: shown(actor), order }, at)
  const ids = page.queried.flatMap((row) => row.terakhir_id || [])
  const words = new Map((ids.length > 0 ? await listPesan(db, seal, ids) : []).map((pesan) => [pesan.jadwal_id, pesan]))
  return {
    ...page,
    queried: page.queried.map(({ terakhir_id: _, selesai_pada: ended, ...kontak }) => ({
      ...kontak,
      pesan_terakhir: words.get(kontak.jadwal_id) ?? null,
      tutup_pada: tutupPadaWib({ status: kontak.status, selesai_pada: ended === null ? null : new Date(ended) }),
    })),
  }
}

/** Columns of the consultation `h`. */
function shown(actor: Actor): Sql {
  const forPatient = isPatient(actor.level_id)
  return sql`
    select k.jadwal_id, o.user_id, o.name, ${fotoOfOther(actor)} as foto_url, k.mulai as tanggal, k.zona, k.status,
      ${forPatient ? sql`s.nama_spesialisasi` : sql`null::text`} as nama_spesialisasi, ${selesaiPada} as selesai_pada,
      (select jsonb_build_object('mulai', min(j.jam_mulai), 'selesai', max(j.jam_selesai)) from jadwal_tenaga j
        where j.profesional_id = k.profesional_id and j.is_available having count(*) > 0) as jam_layanan,
      coalesce(m.terakhir_id, 0) as terakhir_id,
      case when m.masuk_id > m.dibaca_id then ${unseen} else 0 end as belum_dibaca
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    join users o on o.user_id = ${forPatient ? sql`t.user_id` : sql`k.user_id`}
    left join percakapan_peserta m on m.jadwal_id = k.jadwal_id and m.user_id = ${actor.user_id}
    where k.jadwal_id = h.jadwal_id`
}

type Source = Pick<Parameters<typeof findKeptPage>[1], 'sebelumnya' | 'total' | 'halaman'>
const latestFirst = sql`order by terakhir_id desc, mulai desc, jadwal_id desc`

/** Conversations with messages by one index, the others by another: of each as many rows as could be shown. */
function all(actor: Actor, { page, limit }: PageQuery): Source {
  const most = page * limit
  return {
    sebelumnya: [],
    total: sql`select count(*) from konsultasi k where ${mine(actor)}`,
    halaman: sql`
      select jadwal_id from (
        (select m.jadwal_id, m.terakhir_id, null::timestamptz as mulai from percakapan_peserta m
          where m.user_id = ${actor.user_id} and m.terakhir_id > 0
            and (select ${mine(actor)} from konsultasi k where k.jadwal_id = m.jadwal_id)
          order by m.terakhir_id desc limit ${most})
        union all
        (select k.jadwal_id, 0, k.mulai from konsultasi k
          where ${mine(actor)} and coalesce((select m.terakhir_id from percakapan_peserta m
            where m.jadwal_id = k.jadwal_id and m.user_id = ${actor.user_id}), 0) = 0
          order by k.mulai desc, k.jadwal_id desc limit ${most})
      ) either ${latestFirst} limit ${limit} offset ${most - limit}`,
  }
}

/** The caller's conversations with matching names, or one of them: all rows are read once. */
function filtered(
  actor: Actor,
  { q, jadwal_id }: { q?: string | undefined; jadwal_id?: number | undefined },
  { page, limit }: PageQuery,
): Source {
  return {
    sebelumnya: [
      sql`cocok as materialized (
        select k.jadwal_id, k.mulai, coalesce((select m.terakhir_id from percakapan_peserta m
          where m.jadwal_id = k.jadwal_id and m.user_id = ${actor.user_id}), 0) as terakhir_id
        from konsultasi k
        where ${mine(actor)} ${jadwal_id === undefined ? empty : sql`and k.jadwal_id = ${jadwal_id}`}
          ${q ? sql`and ${isNamed(nameOfOther(actor), anywhere(q))}` : empty})`,
    ],
    total: sql`select count(*) from cocok`,
    halaman: sql`select jadwal_id from cocok ${latestFirst} limit ${limit} offset ${(page - 1) * limit}`,
  }
}

/** Each consultation is read by its key: for a join, the planner may read all of a busy professional's for each. */
export async function countBelumDibaca(db: Db, actor: Actor): Promise<number> {
  const row = await db.row<{ jumlah: number }>(sql`
    select coalesce(sum(${unseen}), 0)::int as jumlah
    from percakapan_peserta m
    where m.user_id = ${actor.user_id} and m.masuk_id > m.dibaca_id
      and (select ${mine(actor)} from konsultasi k where k.jadwal_id = m.jadwal_id)`)
  return row?.jumlah ?? 0
}
