import { BARIS_DAFTAR } from '@sehati/contract/base/constants'
import { type Hari, hariOf } from '@sehati/contract/base/waktu'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import type { PindahTerakhir } from '@sehati/contract/consultation/konsultasi.rules'
import type {
  AlasanKunjungan,
  KlinikKonsultasi,
  Konsultasi,
  KonsultasiTertutup,
  RiwayatStatus,
  StatusKonsultasi,
} from '@sehati/contract/consultation/konsultasi.schema'
import type { TindakLanjut } from '@sehati/contract/consultation/tindak-lanjut.schema'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { anywhere, isNamed } from '../../base/db/like.ts'
import { tempatKlinik } from '../../clinic/klinik/klinik.store.ts'
import type { NomorSegel } from '../../people/user/nomor-bpjs.ts'
import { fotoUrlOf } from '../../people/user/user.store.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { type Bagian, inBagian } from './bagian.store.ts'
import { needsCare, type Perlu } from './perhatian.store.ts'

type Isi = 'keluhan' | 'initial_consult' | 'alasan_batal' | 'pesan_pindah'
/**
 * A consultation without its texts, none of which is read for it. The patient's BPJS number is encrypted. `klinik` is read where `klinikOf` is selected.
 */
export type FactRow = Omit<
  Konsultasi,
  Isi | 'alasan_kunjungan' | 'tertutup' | 'buka_sampai' | 'hari' | 'no_bpjs' | 'klinik' | 'tindak_lanjut'
> &
  NomorSegel & { klinik?: KlinikKonsultasi | null; tindak_lanjut?: TindakLanjut | null }
/** With its texts as the database has them, encrypted: the reason for the visit in one value with the complaint, the other reasons only in `findIsi`. */
export type IsiRow = FactRow & {
  keluhan: Buffer
  initial_consult: Buffer | null
  alasan_batal?: Buffer | null
  pesan_pindah?: Buffer | null
}
/** What lists read: with texts or without, by the columns of the statement. */
export type Row = FactRow & Partial<Pick<IsiRow, Isi>>

/** Whether a row `k` is a request that was handed over to another professional (decision 21). */
const isDialihkan = sql`
  k.status = 'dibatalkan' and exists (select from alihan a where a.jadwal_id = k.jadwal_id and a.hasil = 'diterima')`

/** Columns that only acts after the booking fill. */
const later = sql`exists (select from feedback f where f.jadwal_id = k.jadwal_id) as has_feedback,
  (select name from users where user_id = k.dibalas_oleh) as dibalas_oleh, ${isDialihkan} as dialihkan`
const nothingLater = sql`false as has_feedback, null as dibalas_oleh, false as dialihkan`

/** Which meeting of which series a row `k` is; null where it is of none. */
const rangkaianOf = sql`case when k.rangkaian_id is not null then (
  select json_build_object('rangkaian_id', r.rangkaian_id, 'urutan', k.urutan, 'jumlah', r.jumlah)
  from rangkaian r where r.rangkaian_id = k.rangkaian_id) end`

const factsWith = (later: Sql): Sql => sql`
  k.jadwal_id, k.jadwal_tenaga_id, k.user_id, k.profesional_id, k.mulai as tanggal, k.metode_konsultasi, k.status,
  k.jenis_id, j.nama_jenis, k.use_bpjs::int as use_bpjs, k.harga, p.no_bpjs_segel,
  p.name, pu.name as nama_profesional, ${fotoUrlOf(sql`p`)} as foto_pasien_url,
  case when pu.status_user = 'aktif' and pu.level_id in (2, 3) then ${fotoUrlOf(sql`pu`)} end as foto_profesional_url, s.nama_spesialisasi, t.lokasi, k.sesi,
  ${jamDi(sql`k.mulai`, sql`k.zona`)} as jam_mulai, ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, k.zona,
  k.dikonfirmasi_pada, k.tiba_pada, k.sebab_batal, k.lanjutan_dari, ${rangkaianOf} as rangkaian, case when k.status = 'diajukan' then k.jawab_sebelum end as jawab_sebelum, t.kelas,
  k.versi_balasan > 0 as ada_balasan, k.versi_balasan, k.dibalas_pada, k.created_at, k.updated_at, ${later}`

/**
 * The API's columns without texts, for any `where`; `close` below returns the API's object. A reader of a
 * consultation may see its patient's photo; the professional's photo is visible to every user.
 */
export const facts = factsWith(later)
/** The same of a row that this statement inserts. It looks up nothing that a new row cannot have. */
export const factsOfNew = factsWith(nothingLater)

/** Where a row takes place; null where no admin has written anything of it. */
export const klinikOf = sql`(
  select ${tempatKlinik} from layanan l, klinik c
  where c.klinik_id = t.klinik_id and coalesce(c.alamat, c.petunjuk, l.alamat, l.petunjuk_arah, l.peta_url) is not null
) as klinik`

/** The next visit that its professional suggests; null where they suggest none. */
const tindakLanjutOf = sql`(
  select jsonb_build_object('dalam_hari', l.dalam_hari, 'tanggal', tanggal_lanjut(k.mulai, l.disarankan_pada, l.dalam_hari))
  from tindak_lanjut l where l.jadwal_id = k.jadwal_id
) as tindak_lanjut`

/** The same with complaint and reply, which are encrypted here: `tampilkan` of baca.ts decides who reads them. */
export const columns = sql`${facts}, k.keluhan, k.initial_consult`

export const joins = sql`
  join users p on p.user_id = k.user_id
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  join users pu on pu.user_id = t.user_id
  join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
  join jenis_konsultasi j on j.jenis_id = k.jenis_id`

/** One consultation with these columns, for a lateral join. */
export const shown = (jadwal_id: Sql, of: Sql = columns): Sql =>
  sql`select ${of} from konsultasi k ${joins} where k.jadwal_id = ${jadwal_id}`

/** Reads the BPJS number of a row's patient: `openNomor`, or `openNomorOnce` for a list. */
type Nomor = (row: NomorSegel) => string | null

/** What every object of a consultation on the wire has beside its columns. */
export const wire = <R extends FactRow>({ no_bpjs_segel, ...row }: R, nomor: Nomor) => ({
  ...row,
  no_bpjs: nomor({ user_id: row.user_id, no_bpjs_segel }) ?? (row.use_bpjs === 1 ? '000' : null),
  klinik: row.klinik ?? null,
  tindak_lanjut: row.tindak_lanjut ?? null,
  buka_sampai: null,
  hari: hariOf(row.tanggal.slice(0, 10)) as Hari,
})

/** A consultation without its texts, also where the row has them. */
export const close = (row: Row, nomor: Nomor): KonsultasiTertutup => ({
  ...wire(row, nomor),
  tertutup: true,
  keluhan: ISI_TERTUTUP,
  alasan_kunjungan: null,
  initial_consult: null,
  alasan_batal: null,
  pesan_pindah: null,
  tindak_lanjut: null,
})

/** With the complaint and the reason that the request itself has brought, and no other text: nothing is decrypted for it. */
export const echo = (
  row: FactRow,
  nomor: Nomor,
  keluhan: string,
  alasan_kunjungan: AlasanKunjungan | null,
): Konsultasi => ({
  ...close(row, nomor),
  tertutup: false,
  keluhan,
  alasan_kunjungan,
})

/** A filter of lists; all parts must match. `q` searches names, the status and the method. */
export type KonsultasiFilter = {
  user_id?: number | undefined
  profesional_id?: number | undefined
  jadwal_id?: number | undefined
  status?: StatusKonsultasi | undefined
  /** Calendar dates in Jakarta, both included. */
  dari?: string | undefined
  sampai?: string | undefined
  bagian?: Bagian | undefined
  perlu?: Perlu | undefined
  q?: string | undefined
}

/** The own name of the list's owner would match every row: only the counterpart's is searched. */
function matches(like: string, { user_id, profesional_id }: KonsultasiFilter): Sql {
  const patient = sql`k.user_id in (select user_id from users where ${isNamed(sql`name`, like)})`
  const professional = sql`k.profesional_id in (
    select profesional_id from tenaga_profesional join users using (user_id) where ${isNamed(sql`name`, like)})`
  const names = [...(user_id === undefined ? [patient] : []), ...(profesional_id === undefined ? [professional] : [])]
  const words = [sql`k.status ilike ${like}`, sql`k.metode_konsultasi ilike ${like}`]
  return sql`(${join([...names, ...words], ' or ')})`
}

/** The conditions of a filter, to be joined by `and`, without the search by word. */
export function partsOf(filter: KonsultasiFilter): Sql[] {
  const parts: Sql[] = []
  if (filter.user_id !== undefined) parts.push(sql`k.user_id = ${filter.user_id}`)
  if (filter.profesional_id !== undefined) parts.push(sql`k.profesional_id = ${filter.profesional_id}`)
  if (filter.jadwal_id !== undefined) parts.push(sql`k.jadwal_id = ${filter.jadwal_id}`)
  if (filter.status) parts.push(sql`k.status = ${filter.status}`)
  if (filter.dari) parts.push(sql`k.mulai >= ${filter.dari}::date`)
  if (filter.sampai) parts.push(sql`k.mulai < ${filter.sampai}::date + 1`)
  if (filter.bagian) parts.push(inBagian(filter.bagian))
  if (filter.perlu) parts.push(needsCare(filter.perlu))
  return parts
}

/** All conditions of a filter, with the search by word. */
export function whereOf(filter: KonsultasiFilter): Sql {
  const parts = partsOf(filter)
  if (filter.q) parts.push(matches(anywhere(filter.q), filter))
  return parts.length === 0 ? empty : sql`where ${join(parts, ' and ')}`
}

export const newestFirst = sql`order by k.mulai desc, k.jadwal_id desc`

/** One consultation without its texts: enough for whose it is, and for every rule about it. */
export const findFacts = (db: Db, jadwal_id: number): Promise<FactRow | null> => db.row(shown(sql`${jadwal_id}`, facts))

/** One consultation with all its texts, encrypted. */
export const findIsi = (db: Db, jadwal_id: number): Promise<IsiRow | null> =>
  db.row(shown(sql`${jadwal_id}`, sql`${columns}, ${klinikOf}, ${tindakLanjutOf}, k.alasan_batal, k.pesan_pindah`))

/** Newest date first, at most `most`: found in an index, each read by its key. `of` are `columns` or `facts`. */
export const listKonsultasi = (db: Db, filter: KonsultasiFilter, of = columns, most = BARIS_DAFTAR): Promise<Row[]> =>
  db.rows(sql`
    select k.*
    from (select k.jadwal_id from konsultasi k ${whereOf(filter)} ${newestFirst} limit ${most}) h
    cross join lateral (${shown(sql`h.jadwal_id`, of)} offset 0) k
    order by k.tanggal desc, k.jadwal_id desc`)

/**
 * Locks the row until the transaction ends, so that its status cannot change meanwhile. The accounts of
 * both people are locked first: a deactivation holds them while it cancels rows, and the other order would deadlock.
 */
export async function lockKonsultasi(db: Db, jadwal_id: number): Promise<boolean> {
  const row = await db.row(sql`
    select from konsultasi where jadwal_id = ${jadwal_id} and (
      select kunci_orang(k.user_id, t.user_id)::text
      from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id where k.jadwal_id = ${jadwal_id}
    ) is not null
    for no key update`)
  return row !== null
}

/** The last change into this status, by its record. */
export const findPindahTerakhir = (db: Db, jadwal_id: number, ke: StatusKonsultasi): Promise<PindahTerakhir | null> =>
  db.row(sql`
    select oleh, waktu, dari from riwayat_status
    where jadwal_id = ${jadwal_id} and ke = ${ke} and dari <> ke
    order by riwayat_id desc limit 1`)

export const listRiwayatStatus = (db: Db, jadwal_id: number): Promise<RiwayatStatus[]> =>
  db.rows(sql`
    select r.dari, r.ke, u.name as oleh, r.waktu, r.jadwal_lama, r.jadwal_baru, r.metode_lama, r.metode_baru
    from riwayat_status r left join users u on u.user_id = r.oleh
    where r.jadwal_id = ${jadwal_id} order by r.riwayat_id`)

export type Pihak = { user_id: number; profesional_id: number; dialihkan: boolean }

/** The two people of a consultation, and whether it was handed over to another professional. */
export const findPihak = (db: Db, jadwal_id: number): Promise<Pihak | null> =>
  db.row(sql`
    select k.user_id, k.profesional_id, ${isDialihkan} as dialihkan from konsultasi k where k.jadwal_id = ${jadwal_id}`)
