import type { Zona } from '@sehati/contract/base/waktu'
import type { FaktaBilik } from '@sehati/contract/talk/bilik.rules'
import type { KeadaanKursi, PeranBilik } from '@sehati/contract/talk/bilik.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'

/** A seat that is taken. `segar`: its page has sent a heartbeat lately; without one the seat counts as empty. */
export type Kursi = {
  sesi_id: number
  sambungan: string
  keadaan: KeadaanKursi
  sejak: string
  segar: boolean
}

/** A person of the consultation, with their seat if there is one. */
type Orang = { user_id: number; nama: string; kursi: Kursi | null }

/** What the room of a consultation depends on. */
export type Ruang = FaktaBilik & {
  jadwal_id: number
  user_id: number
  profesional_id: number
  zona: Zona
  orang: Record<PeranBilik, Orang>
}

type Row = Omit<Ruang, 'mulai' | 'selesai' | 'orang'> & {
  mulai: string
  selesai: string
  tenaga_id: number
  nama_pasien: string
  nama_tenaga: string
  kursi: (Kursi & { peran: PeranBilik })[]
}

/** The room of a consultation; a seat whose last heartbeat is before `kosong` is not `segar`. */
export async function findRuang(db: Db, jadwal_id: number, kosong: Date): Promise<Ruang | null> {
  const row = await db.row<Row>(sql`
    select k.jadwal_id, k.user_id, k.profesional_id, k.status, k.metode_konsultasi, k.mulai, k.selesai, k.zona,
      t.user_id as tenaga_id, p.name as nama_pasien, o.name as nama_tenaga,
      (select coalesce(jsonb_agg(jsonb_build_object('peran', b.peran, 'sesi_id', b.sesi_id, 'sambungan', b.sambungan,
          'keadaan', b.keadaan, 'sejak', ${isoOf(sql`b.sejak`)}, 'segar', b.denyut >= ${kosong})), '[]')
        from bilik b where b.jadwal_id = k.jadwal_id) as kursi
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users p on p.user_id = k.user_id
    join users o on o.user_id = t.user_id
    where k.jadwal_id = ${jadwal_id}`)
  if (!row) return null
  const { tenaga_id, nama_pasien, nama_tenaga, kursi, mulai, selesai, ...facts } = row
  const at = (peran: PeranBilik): Kursi | null => kursi.find((one) => one.peran === peran) ?? null
  return {
    ...facts,
    mulai: new Date(mulai),
    selesai: new Date(selesai),
    orang: {
      pasien: { user_id: facts.user_id, nama: nama_pasien, kursi: at('pasien') },
      tenaga: { user_id: tenaga_id, nama: nama_tenaga, kursi: at('tenaga') },
    },
  }
}

/**
 * An act that changes a seat takes this lock first, as a cancellation does: both then lock in one order, and two pages that want one
 * seat take turns.
 */
export const lockRuang = async (tx: Db, jadwal_id: number): Promise<void> =>
  void (await tx.rows(sql`select from konsultasi where jadwal_id = ${jadwal_id} for no key update`))

/** Whether the patient was inside since, without having been sent back to wait. */
export const hasDiDalam = async (db: Db, jadwal_id: number, sejak: Date): Promise<boolean> =>
  (await db.row(sql`
    select from riwayat_bilik r
    where r.jadwal_id = ${jadwal_id} and r.peran = 'pasien' and r.apa in ('masuk', 'kembali', 'putus', 'keluar') and r.waktu > ${sejak}
      and (select m.apa from riwayat_bilik m
        where m.jadwal_id = r.jadwal_id and m.peran = r.peran and m.apa in ('menunggu', 'masuk', 'kembali')
        order by m.riwayat_id desc limit 1) <> 'menunggu'
    limit 1`)) !== null
