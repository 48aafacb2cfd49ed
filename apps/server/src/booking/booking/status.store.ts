import { JAM_BATAL_TERLAMBAT } from '@sehati/contract/base/constants'
import type { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import type { SebabBatal, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { insertPlaces, removeHolds } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import { afterCancelling, dropOffers, emptySeats } from './consequences.store.ts'

export type StatusBaru = {
  status: StatusKonsultasi
  /** The new reply; null leaves the reply as it is. */
  initial_consult: string | null
  /** Null where the service itself acts. */
  diubah_oleh: number | null
  now: Date
  /** The act that answers the request has a notice of its own: none of the new status is written. */
  senyap?: boolean
}

/** Sets status and reply of a locked consultation, and does what follows (`updateStatus`). */
export const updateKonsultasi = (db: Db, seal: Seal, jadwal_id: number, to: StatusBaru): Promise<unknown> =>
  updateStatus(db, [
    { ...to, jadwal_id, senyap: to.senyap ?? false, initial_consult: sealReply(seal, jadwal_id, to.initial_consult) },
  ])

const sealReply = (seal: Seal, jadwal_id: number, reply: string | null | undefined): Buffer | null =>
  reply ? seal.seal(`konsultasi.initial_consult:${jadwal_id}`, reply) : null

/** With an encrypted reply. */
export type Perubahan = Omit<StatusBaru, 'initial_consult'> & { jadwal_id: number; initial_consult: Buffer | null }

/**
 * Sets the status, but not to `dibatalkan`, and the reply, also of what is restored. A restored consultation takes its place
 * again, for which holds make way, and which is no longer set aside. A professional who approves with a reply causes one event: the approval leads to the reply. A change
 * that is taken back before its event was published takes back the event, and publishes nothing.
 */
export const updateStatus = (db: Db, all: readonly Perubahan[]): Promise<unknown> =>
  db.rows(sql`
    with ke as (
      select * from unnest(${all.map((p) => p.jadwal_id)}::int[], ${all.map((p) => p.status)}::text[],
        ${all.map((p) => p.initial_consult)}::bytea[], ${all.map((p) => p.diubah_oleh)}::int[],
        ${all.map((p) => p.now)}::timestamptz[], ${all.map((p) => p.senyap ?? false)}::boolean[]) as ke (jadwal_id, status, balasan, oleh, kini, senyap)
    ), lama as (
      select k.* from konsultasi k join ke using (jadwal_id)
    ), ditarik as (
      delete from peristiwa p using lama join ke using (jadwal_id)
      where p.jadwal_id = lama.jadwal_id and p.bisa_diurungkan and lama.status in ('dibatalkan', 'selesai') and lama.status <> ke.status
        and p.jenis = case lama.status when 'dibatalkan' then 'dibatalkan' else 'undangan_ulasan' end
      returning p.jadwal_id
    ), usulan_gugur as (
      delete from usulan u using ke where u.jadwal_id = ke.jadwal_id and ke.status <> 'dibatalkan'
    ), baru as (
      update konsultasi k
      set status = ke.status, initial_consult = coalesce(ke.balasan, k.initial_consult),
        (jawab_sebelum, diminta_pada, dijawab_pada) = (
          select tenggat_jawab(ke.kini, k.mulai, k.zona), ke.kini, null::timestamptz where ke.status = 'diajukan' and k.status <> 'diajukan'
          union all
          select k.jawab_sebelum, k.diminta_pada,
            case when k.status = 'diajukan' and ke.status <> 'diajukan' and ke.oleh <> k.user_id then ke.kini else k.dijawab_pada end
          where not (ke.status = 'diajukan' and k.status <> 'diajukan')),
        sebab_batal = case when ke.status = 'dibatalkan' then k.sebab_batal end,
        alasan_batal = case when ke.status = 'dibatalkan' then k.alasan_batal end,
        -- A restored visit whose number was taken back can be recorded as arrived again.
        tiba_pada = case when k.status <> 'dibatalkan' or exists (
          select from antrean a where a.jadwal_id = k.jadwal_id and a.keadaan <> 'batal') then k.tiba_pada end,
        diubah_oleh = ke.oleh, updated_at = ke.kini
      from ke where k.jadwal_id = ke.jadwal_id
      returning k.*
    ), pulih as (
      select baru.* from baru join lama using (jadwal_id) where lama.status = 'dibatalkan' and baru.status <> 'dibatalkan'
    ), lepas as (${removeHolds(sql`pulih`, sql`w.updated_at`)}
    ), sisih_kembali as (
      delete from tempat p using pulih where p.tempat_id = pulih.jadwal_id and p.jenis = 'sisih' returning p.tempat_id
    ), tempat_baru as (
      ${insertPlaces(sql`pulih`)} and (select count(*) from lepas) + (select count(*) from sisih_kembali) >= 0
    ), ${dropOffers}, ${emptySeats(sql`lama.status <> baru.status and baru.status <> 'disetujui' and baru.status <> 'selesai'`)}
    insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak, bisa_diurungkan)
    select e.jenis, jadwal_id, baru.diubah_oleh, baru.mulai, e.sejak, e.bisa_diurungkan
    from baru join lama using (jadwal_id) join ke using (jadwal_id) left join (select distinct jadwal_id, true as ditarik from ditarik) d using (jadwal_id)
    cross join lateral (values
      ('pengajuan', d.ditarik is null and lama.status = 'dibatalkan' and baru.status in ('diajukan', 'menunggu', 'disetujui'),
        baru.updated_at, false),
      (baru.status, not ke.senyap and lama.status <> baru.status and baru.status in ('menunggu', 'disetujui') and not (
        d.ditarik is not null and lama.status = 'selesai' and baru.status = (
          select dari from riwayat_status r where r.jadwal_id = baru.jadwal_id and r.ke = 'selesai' order by riwayat_id desc limit 1)),
        baru.updated_at, false),
      ('balasan', lama.initial_consult is distinct from baru.initial_consult and baru.status in (lama.status, 'selesai'),
        baru.updated_at, false),
      -- A patient is not asked for a review before the consultation has taken place.
      ('undangan_ulasan', lama.status <> baru.status and baru.status = 'selesai', greatest(baru.updated_at, baru.selesai), true)
    ) as e (jenis, is_news, sejak, bisa_diurungkan)
    where e.is_news`)

export type Pembatal = {
  /** Null where the service itself acts. */
  diubah_oleh: number | null
  alasan: string | null
  /** Without it, who cancels decides, and when. */
  sebab?: SebabBatal
  /** A reply that is written together with the cancellation. */
  initial_consult?: string | null
  /** What is written instead of the usual event, where the act has its own. */
  kabar?: readonly JenisPemberitahuan[]
}

/** Cancels locked consultations, and does what follows; reasons are encrypted like complaints. */
export async function updateDibatalkan(
  db: Db,
  seal: Seal,
  jadwal_ids: readonly number[],
  { diubah_oleh, alasan, sebab, initial_consult, kabar }: Pembatal,
  now: Date,
): Promise<void> {
  if (jadwal_ids.length === 0) return
  const all = jadwal_ids.map((jadwal_id) => ({
    jadwal_id,
    sebab: sebab ?? null,
    diubah_oleh,
    now,
    alasan: alasan ? seal.seal(`konsultasi.alasan_batal:${jadwal_id}`, alasan) : null,
    initial_consult: sealReply(seal, jadwal_id, initial_consult),
  }))
  await updatePembatalan(db, all, kabar)
}

/** With encrypted texts. */
export type Pembatalan = Omit<Perubahan, 'status'> & { sebab: SebabBatal | null; alasan: Buffer | null }

/** Cancels, and does what follows (`afterCancelling`). */
export const updatePembatalan = (
  db: Db,
  all: readonly Pembatalan[],
  kabar?: readonly JenisPemberitahuan[],
): Promise<unknown> =>
  db.rows(sql`
    with ke as (
      select * from unnest(${all.map((p) => p.jadwal_id)}::int[], ${all.map((p) => p.alasan)}::bytea[],
        ${all.map((p) => p.initial_consult)}::bytea[], ${all.map((p) => p.sebab)}::text[], ${all.map((p) => p.diubah_oleh)}::int[],
        ${all.map((p) => p.now)}::timestamptz[]) as ke (jadwal_id, alasan, balasan, sebab, oleh, kini)
    ), lama as (
      select k.* from konsultasi k join ke using (jadwal_id)
    ), baru as (
      update konsultasi k
      set status = 'dibatalkan', alasan_batal = ke.alasan, initial_consult = coalesce(ke.balasan, k.initial_consult),
        sebab_batal = coalesce(ke.sebab, case when ke.oleh is distinct from k.user_id then 'klinik'
          when ke.kini > k.mulai - make_interval(hours => ${JAM_BATAL_TERLAMBAT}) then 'pasien_terlambat' else 'pasien' end),
        dijawab_pada = case when k.status = 'diajukan' and ke.oleh <> k.user_id then ke.kini else k.dijawab_pada end,
        dikonfirmasi_pada = null, diubah_oleh = ke.oleh, updated_at = ke.kini
      from ke where k.jadwal_id = ke.jadwal_id
      returning k.*
    ), ${afterCancelling(kabar)}
    select from baru`)
