import type { semuaHasilTawaranWaktu } from '@sehati/contract/absence/tawaran-waktu.rules'
import type { TawaranWaktu, WaktuDitawarkan, WaktuMasukan } from '@sehati/contract/absence/tawaran-waktu.schema'
import { hariOf } from '@sehati/contract/base/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { jamDi, takesPlaceOn } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { chosenTime } from '../../schedule/jenis/mulai.store.ts'

/** The times of the offer `w`, as JSON. */
const times = sql`(
  select json_agg(json_build_object('nomor', x.nomor, 'jadwal_tenaga_id', x.jadwal_tenaga_id, 'tanggal', x.mulai::date,
    'jam_mulai', ${jamDi(sql`x.mulai`, sql`x.zona`)}, 'jam_selesai', ${jamDi(sql`x.selesai`, sql`x.zona`)}, 'zona', x.zona) order by x.nomor)
  from waktu_ditawarkan x where x.tawaran_waktu_id = w.tawaran_waktu_id)`

/** How the offer `w` for the consultation `k` stands: an open one is over where none of its times is ahead, or where `k` has begun. */
export const hasilOf = (now: Date): Sql => sql`coalesce(w.hasil, case when k.mulai > ${now}::timestamptz and exists (
      select from waktu_ditawarkan x where x.tawaran_waktu_id = w.tawaran_waktu_id and x.mulai > ${now}::timestamptz
    ) then 'menunggu' else 'lewat' end)`

const shown = (which: Sql, now: Date): Sql => sql`
  select w.tawaran_waktu_id, w.jadwal_id, w.dibuat, w.diambil, ${times} as waktu, ${hasilOf(now)} as hasil
  from tawaran_waktu w join konsultasi k on k.jadwal_id = w.jadwal_id
  where ${which}`

/** The newest offer for a consultation; null where there was none. */
export const findTawaran = (db: Db, jadwal_id: number, now: Date): Promise<TawaranWaktu | null> =>
  db.row(sql`${shown(sql`w.jadwal_id = ${jadwal_id}`, now)} order by w.tawaran_waktu_id desc limit 1`)

/** The newest offer for each consultation of a professional that lies ahead, soonest first. */
export const listTawaran = (db: Db, profesional_id: number, now: Date): Promise<TawaranWaktu[]> =>
  db.rows(sql`
    ${shown(
      sql`k.profesional_id = ${profesional_id} and k.mulai > ${now}::timestamptz and w.tawaran_waktu_id = (
        select max(n.tawaran_waktu_id) from tawaran_waktu n where n.jadwal_id = k.jadwal_id)`,
      now,
    )}
    order by k.mulai, k.jadwal_id`)

export type TawaranBaru = {
  jadwal_id: number
  profesional_id: number
  jenis_id: number
  oleh: number
  waktu: readonly WaktuMasukan[]
}

/**
 * Offers these times for a locked consultation, in place of an open offer, and notifies the patient. The caller has checked them by
 * the rules of a move. False where a session does not have such a time any more.
 */
export async function insertTawaran(
  tx: Db,
  seal: Seal,
  k: TawaranBaru & { pesan: string | null },
  now: Date,
): Promise<boolean> {
  await end(tx, sql`jadwal_id = ${k.jadwal_id}`, sql`hasil = 'diganti', berakhir_pada = ${now}`)
  const pesan = k.pesan ? seal.seal(`konsultasi.pesan_pindah:${k.jadwal_id}`, k.pesan) : null
  const row = await tx.row<{ tawaran_waktu_id: number }>(sql`
    with pesan as (
      update konsultasi set pesan_pindah = ${pesan}::bytea, diubah_oleh = ${k.oleh}, updated_at = ${now}
      where jadwal_id = ${k.jadwal_id} and ${pesan !== null}
    ), kabar as (
      insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
      select 'waktu_ditawarkan', jadwal_id, ${k.oleh}, mulai, ${now} from konsultasi where jadwal_id = ${k.jadwal_id}
    )
    insert into tawaran_waktu (jadwal_id, profesional_id, oleh, dibuat)
    values (${k.jadwal_id}, ${k.profesional_id}, ${k.oleh}, ${now})
    returning tawaran_waktu_id`)
  let stored = 0
  for (const [at, one] of k.waktu.entries()) {
    const { jadwal_tenaga_id, tanggal } = one
    const time = await tx.row(sql`
      insert into waktu_ditawarkan (tawaran_waktu_id, nomor, profesional_id, jadwal_tenaga_id, mulai, selesai, zona)
      select ${row?.tawaran_waktu_id}, ${at + 1}, j.profesional_id, j.jadwal_tenaga_id, s.mulai, s.selesai, j.zona
      from jadwal_tenaga j
      ${chosenTime({ ...one, jenis_id: k.jenis_id, pemilih: 'klinik' }, now)}
      where j.jadwal_tenaga_id = ${jadwal_tenaga_id} and j.profesional_id = ${k.profesional_id}
        and ${takesPlaceOn(sql`${tanggal}::date`, sql`${hariOf(tanggal)}`)} and s.mulai is not null
      returning nomor`)
    if (time) stored++
  }
  return stored === k.waktu.length
}

/** An offer, locked until the transaction ends: how it ended, whether the professional made it, and its times. */
export type TawaranTerkunci = Pick<TawaranWaktu, 'diambil' | 'waktu'> & {
  hasil: (typeof semuaHasilTawaranWaktu)[number] | null
  dariTenaga: boolean
}

export const lockTawaran = (
  tx: Db,
  of: { jadwal_id: number; tawaran_waktu_id: number },
): Promise<TawaranTerkunci | null> =>
  tx.row(sql`
    select w.hasil, w.diambil, w.oleh = t.user_id as "dariTenaga", ${times} as waktu
    from tawaran_waktu w join tenaga_profesional t on t.profesional_id = w.profesional_id
    where w.tawaran_waktu_id = ${of.tawaran_waktu_id} and w.jadwal_id = ${of.jadwal_id}
    for update of w`)

const end = (tx: Db, which: Sql, set: Sql) =>
  tx.rows(sql`update tawaran_waktu set ${set} where ${which} and hasil is null`)

/** Records the time that the patient takes, before the consultation moves. A trigger refuses the commit where it is not at it. */
export const updateDiambil = (tx: Db, tawaran_waktu_id: number, { nomor }: Pick<WaktuDitawarkan, 'nomor'>, now: Date) =>
  end(
    tx,
    sql`tawaran_waktu_id = ${tawaran_waktu_id}`,
    sql`hasil = 'diambil', diambil = ${nomor}::smallint, berakhir_pada = ${now}`,
  )

/** Records that the patient declines, and notifies the professional. */
export const updateDitolak = (tx: Db, tawaran_waktu_id: number, oleh: number, now: Date) =>
  tx.rows(sql`
    with ditolak as (
      update tawaran_waktu set hasil = 'ditolak', berakhir_pada = ${now}
      where tawaran_waktu_id = ${tawaran_waktu_id} and hasil is null
      returning jadwal_id
    )
    insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
    select 'waktu_ditolak', jadwal_id, ${oleh}, k.mulai, ${now} from ditolak join konsultasi k using (jadwal_id)`)
