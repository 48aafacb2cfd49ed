import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import { RANGKAIAN_MINGGU, USULAN_HARI, USULAN_PERTEMUAN } from '@sehati/contract/booking/rangkaian.rules'
import type { Rangkaian } from '@sehati/contract/booking/rangkaian.schema'
import { scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import type { UsulanSlot } from '@sehati/contract/schedule/ketersediaan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { exclusive, locks } from '../../base/db/locks.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { readOnce, startsOnDay } from '../../schedule/jenis/slot-jenis.store.ts'

/** The days of a period on which the clinic is closed all day, by their names. */
export async function listHariTutup(db: Db, dari: Tanggal, sampai: Tanggal): Promise<Map<Tanggal, string>> {
  const rows = await db.rows<{ tanggal: Tanggal; nama: string }>(sql`
    select tanggal, nama from hari_libur
    where tanggal between ${dari}::date and ${sampai}::date and not buka and jam_dari is null`)
  return new Map(rows.map(({ tanggal, nama }) => [tanggal, nama]))
}

type Dekat = { urutan: number; tanggal: Tanggal }
type AskDekat = { user_id: number; profesional_id: number; jenis_id: number; jam_mulai?: string | undefined }

/** Free times near each of these dates, of the type, for the professional and the patient: the nearest days, by their hour. */
export function listWaktuDekat(
  db: Db,
  { user_id, profesional_id: profid, jenis_id, jam_mulai }: AskDekat,
  sekitar: readonly Dekat[],
  now: Date,
): Promise<(UsulanSlot & { urutan: number })[]> {
  const days = sekitar.map(({ tanggal }) => tanggal).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return Promise.resolve([])
  const span = { dari: addDays(first, -USULAN_HARI), sampai: addDays(last, USULAN_HARI) }
  const ask = { profid, jenis_id, ...span, pemilih: 'klinik', lanjutan: true, minggu: RANGKAIAN_MINGGU } as const
  const jam = sql`coalesce(${jam_mulai ?? null}::time, f.jam_mulai)`
  return db.rows(sql`
    with ${readOnce(ask, now)}
    select p.urutan, f.*
    from unnest(${sekitar.map(({ urutan }) => urutan)}::int[], ${sekitar.map(({ tanggal }) => tanggal)}::date[]) p (urutan, hari)
    cross join lateral (
      select f.jadwal_tenaga_id, f.tanggal, f.jam_mulai, f.jam_selesai, f.zona from (
        select s.jadwal_tenaga_id, d.tanggal, s.jam_mulai, s.jam_selesai, a.zona, s.mulai, s.selesai
        from a cross join d cross join ${startsOnDay(now, user_id)}
        where d.tanggal between p.hari - ${USULAN_HARI}::int and p.hari + ${USULAN_HARI}::int and not d.luar and s.sebab is null
        offset 0
      ) f
      where not exists (
        select from konsultasi o
        where o.user_id = ${user_id} and o.status <> 'dibatalkan' and tstzrange(o.mulai, o.selesai) && tstzrange(f.mulai, f.selesai))
      order by abs(f.tanggal - p.hari), abs(extract(epoch from f.jam_mulai - ${jam})), f.mulai
      limit ${USULAN_PERTEMUAN}
    ) f
    order by p.urutan, f.tanggal, f.jam_mulai`)
}

/** Takes the locks of a series before it is written: those of its two people, then of the moves to its professional. */
export async function lockRencana(tx: Db, user_id: number, profesional_id: number): Promise<void> {
  await tx.rows(sql`
    select kunci_orang(${user_id}::int, t.user_id) from tenaga_profesional t where t.profesional_id = ${profesional_id}`)
  await tx.rows(sql`select ${exclusive(locks.pindah, sql`${profesional_id}::int`)}`)
}

export type RangkaianBaru = Pick<Rangkaian, 'user_id' | 'profesional_id' | 'jarak_minggu' | 'jumlah'> & {
  jenis_id: number
  oleh: number
}

/** Inserts a series without its meetings, which the same transaction must book. Returns its id. */
export async function insertRangkaian(tx: Db, r: RangkaianBaru, now: Date): Promise<number> {
  const row = await tx.row<{ rangkaian_id: number }>(sql`
    insert into rangkaian (user_id, profesional_id, jenis_id, jarak_minggu, jumlah, oleh, dibuat)
    values (${r.user_id}, ${r.profesional_id}, ${r.jenis_id}, ${r.jarak_minggu}, ${r.jumlah}, ${r.oleh}, ${now})
    returning rangkaian_id`)
  if (!row) throw new Error('an insert returns its row')
  return row.rangkaian_id
}

const shown = (which: Sql): Sql => sql`
  select r.rangkaian_id, r.user_id, p.name, r.profesional_id, pu.name as nama_profesional, r.jarak_minggu, r.jumlah,
    (select json_agg(json_build_object('jadwal_id', k.jadwal_id, 'urutan', k.urutan, 'tanggal', k.mulai,
      'jam_mulai', ${jamDi(sql`k.mulai`, sql`k.zona`)}, 'jam_selesai', ${jamDi(sql`k.selesai`, sql`k.zona`)}, 'zona', k.zona,
      'metode_konsultasi', k.metode_konsultasi, 'status', k.status) order by k.urutan)
      from konsultasi k where k.rangkaian_id = r.rangkaian_id) as pertemuan
  from rangkaian r
  join users p on p.user_id = r.user_id
  join tenaga_profesional t on t.profesional_id = r.profesional_id
  join users pu on pu.user_id = t.user_id
  where ${which}`

/** A series with its meetings. */
export const findRangkaian = (db: Db, rangkaian_id: number): Promise<Rangkaian | null> =>
  db.row(shown(sql`r.rangkaian_id = ${rangkaian_id}`))

/** The series of which a consultation is a meeting. */
export const findRangkaianOf = (db: Db, jadwal_id: number): Promise<Rangkaian | null> =>
  db.row(shown(sql`r.rangkaian_id = (select rangkaian_id from konsultasi where jadwal_id = ${jadwal_id})`))

/** The meetings of a series that are scheduled and have not begun, the first one first. */
export const listPertemuanDepan = async (tx: Db, rangkaian_id: number, now: Date): Promise<number[]> =>
  (
    await tx.rows<{ jadwal_id: number }>(sql`
      select jadwal_id from konsultasi
      where rangkaian_id = ${rangkaian_id} and status = any(${scheduledStatuses}) and mulai > ${now}::timestamptz
      order by mulai`)
  ).map(({ jadwal_id }) => jadwal_id)
