import { maxLength, URUNGKAN_MS } from '@sehati/contract/base/constants'
import {
  type JenisPemberitahuan,
  jenisPemberitahuan,
  type UntukAdmin,
} from '@sehati/contract/channel/pemberitahuan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { locks, tryExclusive } from '../../base/db/locks.ts'

/**
 * Events of an account about which its user is notified. The statements that change a consultation, a person's data, their calendar
 * address, a grant or an alert, and that of an incident, write their events themselves.
 */
export type PeristiwaAkun =
  | { jenis: 'masuk'; user_id: number; isi: { perangkat: string | null } }
  | {
      jenis:
        | 'reset'
        | 'password_admin'
        | 'data_berubah'
        | 'password_berubah'
        | 'cara_masuk'
        | 'verifikasi'
        | 'undangan'
        | 'tugas_berubah'
        | 'persetujuan_dicatat'
        | 'cuti_diatur'
        | 'jangkar_jejak'
        | 'dibuka_darurat'
        | 'tinjauan'
        | 'keberatan_ditanggapi'
        | 'permintaan'
        | 'hapus_konfirmasi'
      user_id: number
      isi: null
    }
  /** For an e-mail that the account does not have yet, or no longer has when the mail is sent. */
  | { jenis: 'email_konfirmasi' | 'email_diminta' | 'email_berubah'; user_id: number; isi: { alamat: string } }

/**
 * Writes an event, which is published after the commit and never after a rollback. It holds no secret:
 * a reset link is created with its mail. Returns the id of the event.
 */
export async function insertPeristiwa(db: Db, { jenis, user_id, isi }: PeristiwaAkun, now: Date): Promise<number> {
  const row = await db.row<{ peristiwa_id: number }>(sql`
    insert into peristiwa (jenis, user_id, isi, sejak) values (${jenis}, ${user_id}, ${isi}::jsonb, ${now})
    returning peristiwa_id`)
  return (row as { peristiwa_id: number }).peristiwa_id
}

/**
 * Writes an event for every active admin: what one of them did with this account, `tentang`; null: what the service did itself. Holders of `petugas_data` are admins.
 * Of a new admin they are told, and the account itself is not. `rekan`: also for every professional but the one it is about.
 */
export async function insertPeristiwaAdmin(
  db: Db,
  { jenis, tentang, rekan = false }: { jenis: UntukAdmin; tentang: number | null; rekan?: boolean },
  now: Date,
): Promise<void> {
  await db.rows(sql`
    insert into peristiwa (jenis, user_id, isi, sejak)
    select ${jenis}, user_id, jsonb_build_object('akun', ${tentang}::int), ${now}::timestamptz
    from users
    where status_user = 'aktif' and (level_id = 1 or (${rekan} and level_id in (2, 3) and user_id <> ${tentang}))
      and (${jenis}::text <> 'admin_baru' or user_id <> ${tentang})
    order by user_id`)
}

/** An event, and the people that it may concern. */
export type Peristiwa = {
  peristiwa_id: number
  jenis: JenisPemberitahuan
  /** The account that it is about, if any. */
  user_id: number | null
  /** Otherwise the consultation, its two people, and which of them caused it, if any. */
  jadwal_id: number | null
  pasien: number | null
  profesional: number | null
  oleh: number | null
  mulai: string | null
  perangkat: string | null
  /** The address of its mail, if it is not that of the account. */
  alamat: string | null
  /** The account that a notice for admins is about. */
  tentang: number | null
  sejak: string
}

/**
 * Takes the events that may be published by now, oldest first; a rollback returns them. An event that can still be taken
 * back waits until it cannot, and one of an unknown kind until a process of the version that writes it takes it. One process does this at a time: another one finds nothing and looks again a second later.
 */
export const takePeristiwa = (tx: Db, now: Date, limit: number): Promise<Peristiwa[]> =>
  tx.rows(sql`
    with taken as (
      delete from peristiwa where peristiwa_id = any (array(
        select peristiwa_id from peristiwa
        where sejak <= ${now}::timestamptz and jenis = any (${[...jenisPemberitahuan]}::text[])
          and (not bisa_diurungkan or sejak < ${new Date(now.getTime() - URUNGKAN_MS)}::timestamptz) and (select ${tryExclusive(locks.peristiwa, sql`0`)})
        order by peristiwa_id limit ${limit}
      ))
      returning *
    )
    select e.peristiwa_id, e.jenis, e.user_id, e.jadwal_id, k.user_id as pasien, t.user_id as profesional, e.oleh, e.mulai,
      left(nullif(e.isi ->> 'perangkat', ''), ${maxLength.perangkat}) as perangkat, e.isi ->> 'alamat' as alamat,
      (e.isi ->> 'akun')::int as tentang, e.sejak
    from taken e
    left join konsultasi k on k.jadwal_id = e.jadwal_id
    left join tenaga_profesional t on t.profesional_id = k.profesional_id
    order by e.peristiwa_id`)
