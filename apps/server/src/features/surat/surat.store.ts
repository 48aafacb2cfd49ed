import type { LevelId } from '@sehati/contract/access'
import type { Konsultasi, SebabBatal } from '@sehati/contract/konsultasi/schema'
import type { LayananPublik } from '@sehati/contract/layanan/schema'
import {
  type JenisPemberitahuan,
  jenisPengingat,
  selamaDiajukan,
  tentangAkun,
} from '@sehati/contract/pemberitahuan/schema'
import type { Surat } from '@sehati/contract/surat/schema'
import type { Zona } from '@sehati/contract/waktu'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { tempatKlinik } from '../klinik/klinik.store.ts'
import { usulanUntuk } from '../konsultasi/usulan.store.ts'

/** The data from which a mail is written when it is sent. */
export type TugasSurat = {
  surat_id: string
  jenis: JenisPemberitahuan
  /** Of how many events of its kind it tells. */
  jumlah: number
  user_id: number
  name: string
  email: string
  /** The mark of the account's address, for links. */
  alamat_tanda: number
  level_id: LevelId
  /** The event that caused it. */
  peristiwa_id: number
  jadwal_id: number | null
  mulai: string | null
  /** The zone of the consultation. */
  zona: Zona | null
  perangkat: string | null
  /** The end of the trail on that day, as number and hash, where the mail is about it. */
  jangkar: string | null
  /** The side that cancelled the consultation, where it is cancelled. */
  sebab_batal: SebabBatal | null
  metode_konsultasi: Konsultasi['metode_konsultasi'] | null
  /** What the clinic proposes instead of a cancelled consultation, to its patient. `tanggal` is an instant. */
  usulan: { nama: string; tanggal: string; zona: Zona } | null
  /** The place of the professional's clinic; where it has none of its own, that of the service. */
  tempat: Pick<LayananPublik, 'alamat' | 'petunjuk_arah' | 'peta_url'>
  created_at: string
}

/** Takes the mails that an admin sends again and the folded ones that are due, in the transaction that makes their jobs. */
export async function takeBelumDiantrekan(tx: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ surat_id: string }>(sql`
    update surat set diantrekan = true
    where surat_id = any (array(
      select surat_id from surat where not diantrekan and (kirim_pada is null or kirim_pada <= ${now}::timestamptz)
      order by created_at limit ${limit} for update skip locked
    ))
    returning surat_id`)
  return rows.map(({ surat_id }) => surat_id)
}

/** Where the consultation of the mail `s` takes place, as JSON: the clinic of its professional. */
const placeOfClinic = sql`(
  select ${tempatKlinik} from layanan l
  left join (konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    join klinik c on c.klinik_id = t.klinik_id) on k.jadwal_id = s.jadwal_id)`

/**
 * Counts one more attempt for each waiting mail of these, and returns its data. Mails that are not to be sent
 * any more are removed: the account was closed, the reader turned the kind off, the consultation of a reminder has begun,
 * moved or been cancelled, the request of a receipt or of a reminder to answer was answered or moved, a reset link was requested long ago, a requested address was given up,
 * an invitation ended, an address was confirmed already, or it is not confirmed and the mail is about a consultation. Their removal sets off a
 * trigger: the kept count.
 */
export const takeBanyakSurat = (db: Db, surat_ids: string[], now: Date): Promise<TugasSurat[]> =>
  db.rows(sql`
    with vain as (
      delete from surat s using users u
      where s.surat_id = any (${surat_ids}::uuid[]) and s.status = 'antre' and u.user_id = s.user_id
        and (u.status_user <> 'aktif' or (s.jenis = any (${jenisPengingat}::text[]) and not exists (
          select from konsultasi k where k.jadwal_id = s.jadwal_id and k.status = 'disetujui'
            and k.mulai = s.mulai and k.mulai > ${now}::timestamptz
        )) or exists (select from tanpa_surat p where p.user_id = s.user_id and p.jenis = s.jenis)
          or (s.jenis = any (${[...selamaDiajukan]}::text[]) and not exists (
            select from konsultasi k where k.jadwal_id = s.jadwal_id and k.status = 'diajukan' and k.mulai = s.mulai
          ))
          or (s.jenis = 'reset' and s.created_at < ${now}::timestamptz - interval '1 hour')
          or (s.jenis = 'verifikasi' and u.email_terverifikasi_pada is not null)
          or (u.email_terverifikasi_pada is null and s.jenis <> all (${[...tentangAkun]}::text[]))
          or (s.jenis = 'undangan' and not exists (
            select from undangan g
            where g.user_id = s.user_id and g.peristiwa_id = s.peristiwa_id and g.berlaku_sampai > ${now}::timestamptz
          ))
          or (s.jenis = 'email_konfirmasi' and not exists (
            select from ganti_email g
            where g.user_id = s.user_id and g.email = s.alamat and g.berlaku_sampai > ${now}::timestamptz
          )))
      returning s.surat_id
    )
    update surat s set percobaan = percobaan + 1
    from users u
    where s.surat_id = any (${surat_ids}::uuid[]) and s.status = 'antre' and u.user_id = s.user_id
      and not exists (select from vain where vain.surat_id = s.surat_id)
    returning s.surat_id, s.jenis, s.jumlah, s.user_id, u.name, coalesce(s.alamat, u.email) as email, u.alamat_tanda, u.level_id, s.peristiwa_id, s.jadwal_id, s.mulai, s.perangkat, s.created_at,
      (select k.zona from konsultasi k where k.jadwal_id = s.jadwal_id) as zona,
      (select j.nomor || ':' || encode(j.rantai, 'hex') from jangkar_jejak j where s.jenis = 'jangkar_jejak'
        and j.hari = ((s.created_at - interval '5 minutes') at time zone 'Asia/Jakarta')::date) as jangkar,
      (select k.sebab_batal from konsultasi k where k.jadwal_id = s.jadwal_id) as sebab_batal,
      (select k.metode_konsultasi from konsultasi k where k.jadwal_id = s.jadwal_id) as metode_konsultasi,
      ${usulanUntuk(sql`s`)} as usulan,
      ${placeOfClinic} as tempat`)

/** The same for one; null where it is not to be sent. */
export const takeSurat = async (db: Db, surat_id: string, now: Date): Promise<TugasSurat | null> =>
  (await takeBanyakSurat(db, [surat_id], now))[0] ?? null

/** Takes an attempt back that did not happen. */
export async function updateTidakDicoba(db: Db, surat_ids: string[]): Promise<void> {
  await db.rows(sql`
    update surat set percobaan = percobaan - 1 where surat_id = any (${surat_ids}::uuid[]) and status = 'antre'`)
}

export async function updateBanyakTerkirim(db: Db, surat_ids: string[], now: Date): Promise<void> {
  await db.rows(sql`
    update surat set status = 'terkirim', terkirim_pada = ${now}, galat = null
    where surat_id = any (${surat_ids}::uuid[]) and status <> 'terkirim'`)
}

export const updateTerkirim = (db: Db, surat_id: string, now: Date): Promise<void> =>
  updateBanyakTerkirim(db, [surat_id], now)

/** Records why an attempt failed; the mail waits for the next. */
export async function updateGalat(db: Db, surat_id: string, galat: string): Promise<void> {
  await db.rows(sql`update surat set galat = ${galat} where surat_id = ${surat_id} and status = 'antre'`)
}

/** Gives a mail up until an admin sends it again; without a reason the recorded one stays. */
export async function updateGagal(db: Db, surat_id: string, galat: string | null): Promise<void> {
  await db.rows(sql`
    update surat set status = 'gagal', galat = coalesce(${galat}::text, galat)
    where surat_id = ${surat_id} and status = 'antre'`)
}

const columns = sql`
  s.surat_id, s.jenis, s.status, s.user_id, u.name, coalesce(s.alamat, u.email) as email, s.percobaan, s.galat, s.created_at, s.terkirim_pada`

export const findSurat = (db: Db, surat_id: string): Promise<Surat | null> =>
  db.row(sql`select ${columns} from surat s join users u on u.user_id = s.user_id where s.surat_id = ${surat_id}`)

/** Lets a mail that was given up wait for a job again; false where it was not given up. */
export async function updateAntre(db: Db, surat_id: string): Promise<boolean> {
  const row = await db.row(sql`
    update surat set status = 'antre', diantrekan = false, kirim_pada = null where surat_id = ${surat_id} and status = 'gagal'
    returning surat_id`)
  return row !== null
}

/** Deletes mails that were sent long ago. Sets off a trigger: the kept count. */
export async function removeOldSurat(db: Db, now: Date): Promise<void> {
  await db.rows(sql`delete from surat where terkirim_pada < ${now}::timestamptz - interval '90 days'`)
}
