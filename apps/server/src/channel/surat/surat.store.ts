import type { LevelId } from '@sehati/contract/base/access'
import type { Zona } from '@sehati/contract/base/waktu'
import {
  diamSaatDibatasi,
  type JenisPemberitahuan,
  jenisPengingat,
  selamaDiajukan,
  tentangAkun,
} from '@sehati/contract/channel/pemberitahuan.schema'
import type { Surat } from '@sehati/contract/channel/surat.schema'
import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import type { Konsultasi, SebabBatal } from '@sehati/contract/consultation/konsultasi.schema'
import sql from 'sql-template-tag'
import { konfirmasiUntuk } from '../../absence/kehadiran/konfirmasi.store.ts'
import { usulanUntuk } from '../../absence/terdampak/usulan.store.ts'
import type { Db } from '../../base/db/db.ts'
import { queueOf } from '../../base/db/queue.ts'
import { tempatKlinik } from '../../clinic/klinik/klinik.store.ts'
import { refusesReminders } from '../../people/persetujuan/persetujuan.store.ts'

/** The data from which a mail is written when it is sent. */
export type MailJob = {
  surat_id: string
  jenis: JenisPemberitahuan
  /** Of how many events of its kind it tells. */
  jumlah: number
  user_id: number
  name: string
  email: string
  /** Of the last mail to an erased person, in the place of `email`: the encrypted address, which the account does not have any more. */
  alamat_terakhir: Buffer | null
  /** Until when the medical record of an erased person is kept, where there is one. */
  simpan_sampai: string | null
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
  /** Until when the patient is asked to confirm, where the mail is a reminder that asks. */
  konfirmasi_sampai: string | null
  /** The open request for an erasure, where the mail confirms it. */
  permintaan_id: number | null
  /** The open offer of the waiting list, where the mail is about one. */
  tawaran: { tawaran_id: number; habis_pada: string; zona: Zona } | null
  /** The place of the professional's clinic; where it has none of its own, that of the service. */
  tempat: Pick<LayananPublik, 'alamat' | 'petunjuk_arah' | 'peta_url'>
  created_at: string
  /** Which attempt this is, since the mail was last queued. */
  percobaan: number
}

/** Mails wait where their status says so. Half a minute, doubled up to two hours: about ten hours in all. */
const queue = queueOf({
  table: 'surat',
  key: 'surat_id',
  waiting: sql`status = 'antre'`,
  leaseMs: 120_000,
  pausesMs: [30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_200, 7_200, 7_200, 7_200].map((seconds) => seconds * 1_000),
})
export const { updateTunda, updateUlangi } = queue

/** Where the consultation of the mail `s` takes place, as JSON: the clinic of its professional. */
const placeOfClinic = sql`(
  select ${tempatKlinik} from layanan l
  left join (konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    join klinik c on c.klinik_id = t.klinik_id) on k.jadwal_id = s.jadwal_id)`

/** The erasure that a mail `s` confirms, while it waits for that. */
const hapusDitunggu = sql`(select p.permintaan_id from permintaan p where s.jenis = 'hapus_konfirmasi' and p.user_id = s.user_id
  and p.jenis = 'penghapusan' and p.dikonfirmasi_pada is null and p.ditutup_pada is null)`

/**
 * Takes mails that are due, so many at most: each is counted as one more attempt and is hidden from every other process for two minutes,
 * after which it is due again if this process was killed. Returns their data. Mails that are not to be sent
 * any more are removed: the account was closed, the reader turned the kind off, refuses reminders by mail or restricted the use of their data, the consultation of a reminder has begun,
 * moved or been cancelled, the request of a receipt or of a reminder to answer was answered or moved, a reset link was requested long ago, a requested address was given up,
 * an offer of the waiting list is no longer open, an invitation ended, an erasure was confirmed or taken back, an address was confirmed already, or it is not confirmed and the mail is about a consultation.
 */
export const takeSurat = (db: Db, now: Date, most: number): Promise<MailJob[]> =>
  db.rows(sql`
    with due as (${queue.due(now, most)}), vain as (
      delete from surat s using users u
      where s.surat_id in (select surat_id from due) and u.user_id = s.user_id
        and ((u.status_user <> 'aktif' and s.jenis <> 'akun_dihapus') or (s.jenis = any (${jenisPengingat}::text[]) and not exists (
          select from konsultasi k where k.jadwal_id = s.jadwal_id and k.status = 'disetujui'
            and k.mulai = s.mulai and k.mulai > ${now}::timestamptz
        )) or exists (select from tanpa_surat p where p.user_id = s.user_id and p.jenis = s.jenis)
          or (s.jenis = any (${jenisPengingat}::text[]) and ${refusesReminders(sql`s.user_id`)})
          or (s.jenis = any (${[...diamSaatDibatasi]}::text[]) and dibatasi(s.user_id))
          or (s.jenis = any (${[...selamaDiajukan]}::text[]) and not exists (
            select from konsultasi k where k.jadwal_id = s.jadwal_id and k.status = 'diajukan' and k.mulai = s.mulai
          ))
          or (s.jenis = 'tunggu_ditawari' and not exists (
            select from tawaran t where t.user_id = s.user_id and t.mulai = s.mulai and t.jawaban is null and t.habis_pada > ${now}::timestamptz
          ))
          or (s.jenis = 'hapus_konfirmasi' and ${hapusDitunggu} is null)
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
    update surat s set percobaan = percobaan + 1, sejak = ${queue.hingga(now)}::timestamptz, menampung = false
    from users u
    where s.surat_id in (select surat_id from due except select surat_id from vain) and u.user_id = s.user_id
    returning s.surat_id, s.jenis, s.jumlah, s.user_id, u.name, coalesce(s.alamat, u.email) as email, u.alamat_tanda, u.level_id, s.peristiwa_id, s.jadwal_id, s.mulai, s.perangkat, s.created_at, s.percobaan,
      (select k.zona from konsultasi k where k.jadwal_id = s.jadwal_id) as zona,
      (select j.nomor || ':' || encode(j.rantai, 'hex') from jangkar_jejak j where s.jenis = 'jangkar_jejak'
        and j.hari = ((s.created_at - interval '5 minutes') at time zone 'Asia/Jakarta')::date) as jangkar,
      (select k.sebab_batal from konsultasi k where k.jadwal_id = s.jadwal_id) as sebab_batal,
      (select k.metode_konsultasi from konsultasi k where k.jadwal_id = s.jadwal_id) as metode_konsultasi,
      (select t.alamat from surat_terakhir t where t.surat_id = s.surat_id) as alamat_terakhir,
      (select i.simpan_sampai::text from identitas_rekam i where s.jenis = 'akun_dihapus' and i.user_id = s.user_id) as simpan_sampai,
      ${hapusDitunggu} as permintaan_id,
      (select json_build_object('tawaran_id', t.tawaran_id, 'habis_pada', t.habis_pada, 'zona', t.zona) from tawaran t
        where s.jenis = 'tunggu_ditawari' and t.user_id = s.user_id and t.jawaban is null) as tawaran,
      ${usulanUntuk(sql`s`)} as usulan, ${konfirmasiUntuk(sql`s`)} as konfirmasi_sampai,
      ${placeOfClinic} as tempat`)

export async function updateTerkirim(db: Db, surat_ids: readonly string[], now: Date): Promise<void> {
  await db.rows(sql`
    update surat set status = 'terkirim', terkirim_pada = ${now}, galat = null
    where surat_id = any (${[...surat_ids]}::uuid[]) and status <> 'terkirim'`)
}

/** Records why an attempt failed. */
export async function updateGalat(db: Db, surat_id: string, galat: string): Promise<void> {
  await db.rows(sql`update surat set galat = ${galat} where surat_id = ${surat_id} and status = 'antre'`)
}

/** Gives a mail up until an admin sends it again. */
export async function updateGagal(db: Db, surat_id: string): Promise<void> {
  await db.rows(sql`update surat set status = 'gagal' where surat_id = ${surat_id} and status = 'antre'`)
}

const columns = sql`
  s.surat_id, s.jenis, s.status, s.user_id, u.name, coalesce(s.alamat, u.email) as email, s.percobaan, s.galat, s.created_at, s.terkirim_pada`

export const findSurat = (db: Db, surat_id: string): Promise<Surat | null> =>
  db.row(sql`select ${columns} from surat s join users u on u.user_id = s.user_id where s.surat_id = ${surat_id}`)

/**
 * Queues a mail that was given up again, with all its attempts; false where it was not given up, and of the last mail to an erased
 * person, whose address is gone.
 */
export async function updateAntre(db: Db, surat_id: string, now: Date): Promise<boolean> {
  const row = await db.row(sql`
    update surat set status = 'antre', percobaan = 0, sejak = ${now}, kirim_pada = null
    where surat_id = ${surat_id} and status = 'gagal' and jenis <> 'akun_dihapus'
    returning surat_id`)
  return row !== null
}
