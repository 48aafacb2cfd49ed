import sql from 'sql-template-tag'
import type { Db } from '../../src/base/db/db.ts'
import { placeOf } from '../../src/schedule/jadwal-tenaga/tempat.store.ts'
import { type Arranged, closedHours, instant, jamOf, tanggalOf, timeOf } from './oracle.ts'
import type { Rules } from './rules.ts'

type People = {
  profesional_id: number
  /** Asks for the list, and owns the holds marked `own`. */
  asker: number
  /** As many as there are consultations. */
  patients: readonly number[]
  /** An encrypted complaint of this database. */
  keluhan: Buffer
}

let serial = 0
const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

/** Stores a random clinic, and returns the id of its type. There is a clinic in each zone. */
export async function lay(db: Db, r: Rules, { sessions, consultations, holds }: Arranged, of: People): Promise<number> {
  const { profesional_id } = of
  await db.rows(sql`update pengaturan set minggu_ke_depan = ${r.weeks}`)
  await db.rows(sql`
    update tenaga_profesional t set klinik_id = k.klinik_id, zona = k.zona
    from (select klinik_id, zona from klinik where zona = ${r.zone} order by klinik_id limit 1) k
    where t.profesional_id = ${profesional_id}`)
  await db.rows(sql`
    insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai, zona, is_available, berlaku_dari, berlaku_sampai)
    select ${profesional_id}, hari, sesi, mulai, selesai, ${r.zone}, open, dari, sampai
    from json_to_recordset(${JSON.stringify(
      sessions.map(({ day, from, to, open, dates }, n) => ({
        ...(dates && { dari: tanggalOf(dates.day), sampai: tanggalOf(dates.day + dates.days) }),
        hari: dayNames[day - 1],
        sesi: n + 1,
        mulai: jamOf(from),
        selesai: jamOf(to),
        open,
      })),
    )}::json) as s (hari text, sesi int, mulai time, selesai time, open boolean, dari date, sampai date)`)
  const jenis_id = r.type.isUsual ? 1 : await layType(db, r, profesional_id)
  const rows = consultations.map(({ place, status }, n) => ({
    status,
    before: place.before,
    after: place.after,
    user_id: of.patients[n],
    mulai: instant(timeOf(place).from),
    selesai: instant(timeOf(place).to),
  }))
  await db.rows(sql`
    with baru as (
      insert into konsultasi (jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, zona, sesi, jeda_sebelum, jeda_sesudah,
        metode_konsultasi, status, use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum, sebab_batal)
      select (select min(jadwal_tenaga_id) from jadwal_tenaga where profesional_id = ${profesional_id}), ${profesional_id}, user_id,
        mulai, selesai, ${r.zone}, 1, before, after, 'online', status, false, ${of.keluhan}, user_id, user_id, ${instant(0)}, ${instant(0)},
        ${instant(0)}, case status when 'dibatalkan' then 'pasien' end
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as k (user_id int, mulai timestamptz, selesai timestamptz, before int, after int, status text)
      returning *
    )
    insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
    select jadwal_id, 'konsultasi', profesional_id, user_id, lower(${placeOf(sql`baru`)}), upper(${placeOf(sql`baru`)})
    from baru where status <> 'dibatalkan'`)
  // After what is booked: a cap may be lower than that.
  if (r.caps.day !== null || r.caps.week !== null)
    await db.rows(sql`
      insert into batas_tenaga (profesional_id, per_hari, per_minggu) values (${profesional_id}, ${r.caps.day}, ${r.caps.week})`)
  let mine = 0
  const kept = holds.map(({ place, own, ended }, n) => {
    const { from, to } = timeOf(place)
    return {
      ...{
        user_id: own ? of.asker : of.patients[n],
        nomor: own ? ++mine : 1,
        mulai: instant(from),
        selesai: instant(to),
      },
      dari: instant(from - place.before),
      sampai: instant(to + place.after),
      habis_pada: instant(r.now + (ended ? 0 : 3)),
    }
  })
  await db.rows(sql`
    insert into tempat (jenis, profesional_id, user_id, dari, sampai, mulai, selesai, habis_pada, nomor, jenis_id, jadwal_tenaga_id)
    select 'tahan', ${profesional_id}, user_id, dari, sampai, mulai, selesai, habis_pada, nomor, ${jenis_id},
      (select min(jadwal_tenaga_id) from jadwal_tenaga where profesional_id = ${profesional_id})
    from json_to_recordset(${JSON.stringify(kept)}::json) as p (user_id int, dari timestamptz, sampai timestamptz,
      mulai timestamptz, selesai timestamptz, habis_pada timestamptz, nomor int)`)
  // What keeps places back comes after what was booked there.
  for (const [n, { keptBack }] of sessions.entries()) {
    if (keptBack === null) continue
    await db.rows(sql`
      update jadwal_tenaga set cadangan = true, lepas_menit = ${keptBack}
      where profesional_id = ${profesional_id} and sesi = ${n + 1}`)
  }
  if (r.alert !== 'none') await layAlert(db, r, of)
  // What closes days comes last: it stays where a consultation stands on such a day already.
  for (const { day, open, hours } of r.holidays) {
    const [dari, sampai] = timesOf(open ? null : closedHours(hours, false))
    await db.rows(sql`
      insert into hari_libur (tanggal, nama, jenis, buka, jam_dari, jam_sampai)
      values (${tanggalOf(day)}, 'Libur', 'libur kampus', ${open}, ${dari}, ${sampai})`)
  }
  if (r.leave) {
    const { day, days, hours } = r.leave
    const [dari, sampai] = timesOf(closedHours(hours, true))
    await db.rows(sql`
      insert into cuti (profesional_id, dari, sampai, jam_dari, jam_sampai, created_at)
      values (${profesional_id}, ${tanggalOf(day)}, ${tanggalOf(day + days)}, ${dari}, ${sampai}, ${instant(0)})`)
  }
  return jenis_id
}

const timesOf = (hours: ReturnType<typeof closedHours>) =>
  [hours && jamOf(hours.from), hours?.to != null ? jamOf(hours.to) : null] as const

/** An alert about the patient who asks, open or closed. */
async function layAlert(db: Db, { alert, now }: Rules, { asker, keluhan }: People): Promise<void> {
  const closed = alert === 'closed'
  const [who, at, text] = [closed ? asker : null, closed ? instant(now) : null, closed ? keluhan : null]
  await db.rows(sql`
    insert into peringatan (user_id, telepon, dibuat, terakhir, berikut, diakui_oleh, diakui_pada, ditutup_oleh, ditutup_pada, catatan)
    values (${asker}, '0812', ${instant(0)}, ${instant(0)}, ${instant(0)}, ${who}::int, ${at}::timestamptz, ${who}::int,
      ${at}::timestamptz, ${text}::bytea)`)
}

async function layType(db: Db, { type }: Rules, profesional_id: number): Promise<number> {
  const row = await db.row<{ jenis_id: number }>(sql`
    with k as (
      insert into jenis_konsultasi (nama_jenis, menit, jeda_sebelum, jeda_sesudah, langkah, pemberitahuan_menit, bidang,
        mendesak, aktif)
      values (${`Jenis acak ${++serial}`}, ${type.menit}, ${type.before}, ${type.after}, ${type.step}, ${type.notice}, ${type.field},
        ${type.isUrgent}, ${type.isActive})
      returning jenis_id
    ), x as (
      insert into jenis_tenaga (profesional_id, jenis_id, menit)
      select ${profesional_id}, jenis_id, ${type.own} from k where ${type.isOffered}
    )
    select jenis_id from k`)
  if (!row) throw new Error('an insert returns its row')
  return row.jenis_id
}
