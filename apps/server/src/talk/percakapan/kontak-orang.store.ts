import { type Actor, isPatient } from '@sehati/contract/base/access'
import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { KontakOrang } from '@sehati/contract/talk/percakapan.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { anywhere, isNamed } from '../../base/db/like.ts'
import { findKeptPage } from '../../base/db/page.ts'
import type { Seal } from '../../base/db/seal.ts'
import { fotoOfOther, mine, nameOfOther, unseen } from './kontak.store.ts'
import { listPesan } from './percakapan.store.ts'

/** So many consultations with one person are listed; the unseen messages of all are counted. */
const MOST = 50

type Row = Omit<KontakOrang, 'pesan_terakhir'> & { terakhir_id: number }

/** The other person of `konsultasi k`, by the id that consultations name them with. */
const other = (actor: Actor): Sql => (isPatient(actor.level_id) ? sql`k.profesional_id` : sql`k.user_id`)

/** Own marks `m` beside `konsultasi k`, and which conversations the inbox shows: a cancelled one only with a message. */
const marked = (actor: Actor): Sql => sql`
  konsultasi k left join percakapan_peserta m on m.jadwal_id = k.jadwal_id and m.user_id = ${actor.user_id}`
const shownInInbox = sql`(k.status <> 'dibatalkan' or m.terakhir_id > 0)`

/**
 * The people of the caller's consultations: those with messages by their latest, then those without by their date. The
 * caller's own rows are gone through once, in covering indexes.
 */
export async function listKontakOrang(
  db: Db,
  seal: Seal,
  actor: Actor,
  { q, jadwal_id, ...at }: PageQuery & { q?: string | undefined; jadwal_id?: number | undefined },
): Promise<Page<KontakOrang>> {
  const sebelumnya = [
    sql`orang as materialized (
      select ${other(actor)} as lawan, max(coalesce(m.terakhir_id, 0)) as terakhir_id, max(k.mulai) as mulai
      from ${marked(actor)}
      where ${mine(actor)} and ${shownInInbox}
        ${jadwal_id === undefined ? empty : sql`and ${other(actor)} = (${otherOf(actor, jadwal_id)})`}
        ${q ? sql`and ${isNamed(nameOfOther(actor), anywhere(q))}` : empty}
      group by 1)`,
  ]
  const page = await findKeptPage<Row>(
    db,
    {
      sebelumnya,
      total: sql`select count(*) from orang`,
      halaman: sql`select * from orang order by terakhir_id desc, mulai desc, lawan
        limit ${at.limit} offset ${(at.page - 1) * at.limit}`,
      shown: shown(actor),
      order: sql`page.terakhir_id desc, page.mulai desc, page.lawan`,
    },
    at,
  )
  const ids = page.queried.flatMap(({ terakhir_id }) => terakhir_id || [])
  const words = new Map((ids.length > 0 ? await listPesan(db, seal, ids) : []).map((pesan) => [pesan.id, pesan]))
  return {
    ...page,
    queried: page.queried.map(({ user_id, name, foto_url, nama_spesialisasi, terakhir_id, ...rest }) => ({
      user_id,
      name,
      foto_url,
      nama_spesialisasi,
      pesan_terakhir: words.get(terakhir_id) ?? null,
      jadwal_id: rest.jadwal_id,
      belum_dibaca: rest.belum_dibaca,
      konsultasi: rest.konsultasi,
    })),
  }
}

/** The other person of one of the caller's consultations; none of any other. */
const otherOf = (actor: Actor, jadwal_id: number): Sql =>
  sql`select ${other(actor)} from konsultasi k where k.jadwal_id = ${jadwal_id} and ${mine(actor)}`

/** Columns of the person `h`, and of all consultations with them. */
function shown(actor: Actor): Sql {
  const forPatient = isPatient(actor.level_id)
  const person = forPatient
    ? sql`tenaga_profesional t join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
        join users o on o.user_id = t.user_id`
    : sql`users o`
  return sql`
    select o.user_id, o.name, ${fotoOfOther(actor)} as foto_url,
      ${forPatient ? sql`s.nama_spesialisasi` : sql`null::text`} as nama_spesialisasi,
      h.terakhir_id, h.mulai, h.lawan, all_with.*
    from ${person} cross join lateral (
      select (array_agg(each.jadwal_id order by each.status = 'dibatalkan', each.ke))[1] as jadwal_id,
        sum(each.belum_dibaca)::int as belum_dibaca,
        json_agg(json_build_object('jadwal_id', each.jadwal_id, 'tanggal', each.tanggal, 'zona', each.zona, 'status', each.status,
          'belum_dibaca', each.belum_dibaca) order by each.ke) filter (where each.ke <= ${MOST}) as konsultasi
      from (
        select k.jadwal_id, k.mulai as tanggal, k.zona, k.status,
          case when m.masuk_id > m.dibaca_id then ${unseen} else 0 end as belum_dibaca,
          row_number() over (order by k.mulai desc, k.jadwal_id desc) as ke
        from ${marked(actor)} where ${mine(actor)} and ${other(actor)} = h.lawan and ${shownInInbox}
      ) each
    ) all_with
    where ${forPatient ? sql`t.profesional_id` : sql`o.user_id`} = h.lawan`
}
