import type { Hubungi, HubungiMasukan, Peringatan } from '@sehati/contract/peringatan/schema'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import type { Seal } from '../../db/seal.ts'

const ROWS = 200

/** Where the texts of an alert are encrypted. */
const tempatTempat = (peringatan_id: number) => `peringatan.tempat:${peringatan_id}` as const
const tempatCatatan = (peringatan_id: number) => `peringatan.catatan:${peringatan_id}` as const

type Row = Omit<Peringatan, 'tempat'> & { tempat: Buffer | null }

/** The alerts that are not closed: those without a person first, each oldest first. No text of a consultation is read. */
export async function listPeringatan(db: Db, seal: Seal, user_id: number, now: Date): Promise<Peringatan[]> {
  const rows = await db.rows<Row>(sql`
    select p.peringatan_id, p.sumber, p.user_id, u.name, coalesce(p.telepon, u.phone_number) as phone_number, p.tempat,
      p.jadwal_id, p.dibuat, p.terakhir, p.terakhir > p.dibuat as muncul_lagi, p.hubungi_sebelum, o.name as penangan, p.diakui_pada,
      p.diakui_oleh is not distinct from ${user_id}::int as milik_saya, (
        select json_build_object('tanggal', k.mulai, 'zona', k.zona)
        from konsultasi k join jenis_konsultasi j on j.jenis_id = k.jenis_id and j.mendesak
        where k.user_id = p.user_id and k.mulai > ${now}::timestamptz and k.status not in ('dibatalkan', 'selesai')
        order by k.mulai limit 1
      ) as kunjungan
    from peringatan p
    join users u on u.user_id = p.user_id
    left join users o on o.user_id = p.diakui_oleh
    where p.ditutup_pada is null
    order by p.diakui_oleh is not null, p.dibuat, p.peringatan_id limit ${ROWS}`)
  return rows.map((row) => ({ ...row, tempat: row.tempat && seal.read(tempatTempat(row.peringatan_id), row.tempat) }))
}

export type Terbuka = { peringatan_id: number; user_id: number; diakui_oleh: number | null }

/** An alert that is not closed, locked until the transaction ends; null where there is none. */
export const lockTerbuka = (tx: Db, peringatan_id: number): Promise<Terbuka | null> =>
  tx.row(sql`
    select peringatan_id, user_id, diakui_oleh from peringatan
    where peringatan_id = ${peringatan_id} and ditutup_pada is null for no key update`)

/** The account acknowledges an alert. Triggers (docs/database.md#peringatan) demand its duty, and send the event to open lists. */
export async function updateDiakui(tx: Db, peringatan_id: number, oleh: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update peringatan set diakui_oleh = ${oleh}, diakui_pada = ${now} where peringatan_id = ${peringatan_id}`)
}

/** The alert is without a person again, and the next step of its escalation is due: every holder of the duty.
 * A trigger (docs/database.md#peringatan) sends the event to open lists. */
export async function updateDiserahkan(tx: Db, peringatan_id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update peringatan
    set diakui_oleh = null, diakui_pada = null, putaran = putaran + 1, langkah = 0, berikut = ${now}
    where peringatan_id = ${peringatan_id}`)
}

/** Closes an alert. Triggers (docs/database.md#peringatan) demand the duty, and send the event to open lists. */
export async function updateDitutup(
  tx: Db,
  seal: Seal,
  { peringatan_id, oleh, catatan }: { peringatan_id: number; oleh: number; catatan: string },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update peringatan
    set ditutup_oleh = ${oleh}, ditutup_pada = ${now}, catatan = ${seal.seal(tempatCatatan(peringatan_id), catatan)}
    where peringatan_id = ${peringatan_id}`)
}

type FaktaJaga = { sampai: string | null; jaga_berikut: string | null }

/** When the last shift ends that is at `now`, and when the next one begins; null where there is none. */
export const findJaga = async (tx: Db, now: Date): Promise<FaktaJaga> =>
  (await tx.row<FaktaJaga>(sql`
    select (select max(selesai) from jaga where mulai <= ${now}::timestamptz and selesai > ${now}::timestamptz) as sampai,
      (select min(mulai) from jaga where mulai > ${now}::timestamptz) as jaga_berikut`)) as FaktaJaga

/**
 * Raises the alert of a patient who asks to be called, or changes number and place of the open one. That keeps its promise while
 * the promised time lies ahead; a place that is not said again stays. The open one is locked: one that is being closed at this
 * instant is closed before it is read, and the wish raises another. Triggers (docs/database.md#peringatan) write the events.
 */
export async function putDiminta(
  tx: Db,
  seal: Seal,
  { user_id, phone_number, tempat, sebelum }: HubungiMasukan & { user_id: number; sebelum: Date | null },
  now: Date,
): Promise<{ peringatan_id: number } & Pick<Hubungi, 'sebelum'>> {
  const open = await tx.row<{ peringatan_id: number }>(sql`
    select peringatan_id from peringatan where user_id = ${user_id} and sumber = 'diminta' and ditutup_pada is null
    for no key update`)
  const { peringatan_id } =
    open ??
    ((await tx.row(
      sql`select nextval(pg_get_serial_sequence('peringatan', 'peringatan_id'))::int as peringatan_id`,
    )) as { peringatan_id: number })
  const sealed = tempat ? seal.seal(tempatTempat(peringatan_id), tempat) : null
  return (await tx.row(sql`
    insert into peringatan as p (peringatan_id, user_id, sumber, telepon, tempat, hubungi_sebelum, dibuat, terakhir, berikut)
    values (${peringatan_id}, ${user_id}, 'diminta', ${phone_number}, ${sealed}::bytea, ${sebelum}::timestamptz, ${now}, ${now},
      ${now}::timestamptz + interval '5 minutes')
    on conflict (user_id) where ditutup_pada is null and sumber = 'diminta' do update
    set telepon = excluded.telepon, tempat = coalesce(excluded.tempat, p.tempat), terakhir = greatest(p.terakhir, excluded.terakhir),
      hubungi_sebelum = case when p.hubungi_sebelum > ${now}::timestamptz then p.hubungi_sebelum else excluded.hubungi_sebelum end
    returning peringatan_id, hubungi_sebelum as sebelum`)) as { peringatan_id: number; sebelum: string | null }
}
