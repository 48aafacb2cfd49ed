import { PERBAIKAN_JAM } from '@sehati/contract/base/constants'
import type { PerbaikanBalasan, PernyataanRekam, VersiBalasan } from '@sehati/contract/consultation/balasan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const BATAS = sql`make_interval(hours => ${PERBAIKAN_JAM}::int)`
const ROWS = 200

/** A version of a reply as it is stored, encrypted with the place of the reply. */
export type VersiRow = Omit<VersiBalasan, 'isi'> & { isi: Buffer }

/**
 * Every version of the reply to a consultation, newest first. A trigger keeps each that another
 * replaced.
 */
export const listVersiBalasan = (db: Db, jadwal_id: number): Promise<VersiRow[]> =>
  db.rows(sql`
    select v.versi, v.isi, u.name as oleh, v.pada,
      coalesce(v.pada > lag(v.pada) over (order by v.versi) + ${BATAS}, false) as terlambat
    from (
      select versi_balasan as versi, initial_consult as isi, dibalas_oleh as penulis_id, dibalas_pada as pada
      from konsultasi where jadwal_id = ${jadwal_id} and initial_consult is not null
      union all
      select versi, isi, penulis_id, ditulis_pada from balasan_lama where jadwal_id = ${jadwal_id}
    ) v left join users u on u.user_id = v.penulis_id
    order by v.versi desc`)

/** A statement as it is stored, encrypted. */
export type PernyataanRow = Omit<PernyataanRekam, 'isi'> & { isi: Buffer }

/** What the patient says to the record of a consultation, oldest first. */
export const listPernyataan = (db: Db, jadwal_id: number): Promise<PernyataanRow[]> =>
  db.rows(sql`
    select permintaan_id, pernyataan as isi, pernyataan_pada as pada from permintaan
    where jadwal_id = ${jadwal_id} and pernyataan is not null order by permintaan_id`)

/**
 * The late corrections of the last 90 days that this account can review, newest first: not its own, those of its own data
 * neither, and those of psychology where it is a psychologist's.
 */
export const listPerbaikan = (db: Db, peninjau_id: number, now: Date): Promise<PerbaikanBalasan[]> =>
  db.rows(sql`
    select k.jadwal_id, k.mulai as tanggal, p.name, o.name as nama_profesional, t.kelas, b.versi, u.name as oleh, b.pada,
      l.ditulis_pada as sebelumnya_pada
    from balasan_lama l
    join konsultasi k on k.jadwal_id = l.jadwal_id
    cross join lateral (
      select versi, penulis_id, ditulis_pada as pada from balasan_lama n
      where n.jadwal_id = l.jadwal_id and n.versi = l.versi + 1
      union all
      select k.versi_balasan, k.dibalas_oleh, k.dibalas_pada
      where k.initial_consult is not null and k.versi_balasan = l.versi + 1
    ) b
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users o on o.user_id = t.user_id
    join users p on p.user_id = k.user_id
    join users saya on saya.user_id = ${peninjau_id}
    join level on level.level_id = saya.level_id
    left join users u on u.user_id = b.penulis_id
    where b.pada > l.ditulis_pada + ${BATAS} and b.pada > ${now}::timestamptz - interval '90 days'
      and b.penulis_id is distinct from saya.user_id and k.user_id <> saya.user_id
      and (t.kelas <> 'psikologi' or level.nama_level = 'psikolog')
    order by b.pada desc, k.jadwal_id limit ${ROWS}`)
