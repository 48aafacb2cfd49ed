import type { Tanggal } from '@sehati/contract/base/waktu'
import { agreedStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import { dalamAntrean, KODE_ANTREAN, type Kunjungan, PANGGILAN_TERBANYAK } from '@sehati/contract/desk/antrean.rules'
import type { AntreanSaya, HariLoket, KunjunganLoket } from '@sehati/contract/desk/antrean.schema'
import type { FaktaTunggu, Perkiraan } from '@sehati/contract/desk/perkiraan.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'

/** All clinics, the first one first. */
export const listPilihanKlinik = (db: Db): Promise<HariLoket['klinik']> =>
  db.rows(sql`select klinik_id, nama from klinik order by klinik_id`)

/** Whether the visit `k` begins on a date, by the clock of the clinic. */
const isOnDate = (tanggal: Tanggal): Sql => sql`
  k.mulai >= saat(${tanggal}::date, '00:00', 7::smallint) and k.mulai < saat(${tanggal}::date + 1, '00:00', 7::smallint)`

/** The visits `k` in person on a date, of a clinic or of all. The professional's index finds them. */
const visitsOn = (tanggal: Tanggal): Sql => sql`
  join konsultasi k on k.profesional_id = t.profesional_id and k.metode_konsultasi = 'offline' and k.status <> 'dibatalkan'
    and ${isOnDate(tanggal)}`

const inQueue = sql`left join antrean a on a.jadwal_id = k.jadwal_id and a.keadaan <> 'batal'`

const columns = sql`
  k.jadwal_id, p.name, k.profesional_id, pu.name as nama_profesional, k.mulai as tanggal, k.status, k.sebab_batal,
  ${jamDi(sql`k.mulai`, sql`k.zona`)} as jam_mulai, ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, k.zona, k.tiba_pada,
  case when a.antrean_id is not null then json_build_object('antrean_id', a.antrean_id, 'kode', a.kode, 'nomor', a.nomor,
    'keadaan', a.keadaan, 'ruang', a.ruang, 'dipanggil_pada', a.dipanggil) end as antrean`

/** The visits in person of a clinic on a date that are approved or finished, by their hour. */
export const listKunjungan = (db: Db, klinik_id: number, tanggal: Tanggal): Promise<KunjunganLoket[]> =>
  db.rows(sql`
    select ${columns}
    from tenaga_profesional t ${visitsOn(tanggal)} and k.status = any(${agreedStatuses})
    join users p on p.user_id = k.user_id
    join users pu on pu.user_id = t.user_id
    ${inQueue}
    where t.klinik_id = ${klinik_id}
    order by k.mulai, k.jadwal_id`)

/** One visit as the desk sees it. */
export const findKunjungan = (db: Db, jadwal_id: number): Promise<KunjunganLoket | null> =>
  db.row(sql`
    select ${columns}
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users p on p.user_id = k.user_id
    join users pu on pu.user_id = t.user_id
    ${inQueue}
    where k.jadwal_id = ${jadwal_id}`)

/** What decides about an arrival. */
export type Fakta = Kunjungan & { jadwal_id: number; user_id: number; profesional_id: number }
type FaktaRow = Omit<Fakta, 'mulai' | 'selesai'> & { mulai: string; selesai: string }

const factsOf = ({ mulai, selesai, ...row }: FaktaRow): Fakta => ({
  ...row,
  mulai: new Date(mulai),
  selesai: new Date(selesai),
})
const facts = sql`k.jadwal_id, k.user_id, k.profesional_id, k.status, k.metode_konsultasi, k.mulai, k.selesai, k.tiba_pada`

/** What decides about an arrival; null where there is no such consultation. */
export async function findFaktaKunjungan(db: Db, jadwal_id: number): Promise<Fakta | null> {
  const row = await db.row<FaktaRow>(sql`select ${facts} from konsultasi k where k.jadwal_id = ${jadwal_id}`)
  return row && factsOf(row)
}

/** The visits in person of a date, of every clinic. */
export async function listFaktaKunjungan(db: Db, tanggal: Tanggal): Promise<Fakta[]> {
  return (await db.rows<FaktaRow>(sql`select ${facts} from tenaga_profesional t ${visitsOn(tanggal)}`)).map(factsOf)
}

/** The consultations of a patient on a date that stand, by their hour, each with its clinic. */
export async function listFaktaPasien(
  db: Db,
  user_id: number,
  tanggal: Tanggal,
): Promise<(Fakta & { klinik_id: number })[]> {
  const rows = await db.rows<FaktaRow & { klinik_id: number }>(sql`
    select ${facts}, t.klinik_id
    from konsultasi k join tenaga_profesional t using (profesional_id)
    where k.user_id = ${user_id} and k.status <> 'dibatalkan' and ${isOnDate(tanggal)}
    order by k.mulai`)
  return rows.map(({ klinik_id, ...row }) => ({ ...factsOf(row), klinik_id }))
}

/** Whether a patient has a visit in person at a clinic on a date. */
export const hasKunjunganDi = async (
  db: Db,
  { user_id, klinik_id, tanggal }: { user_id: number; klinik_id: number; tanggal: Tanggal },
): Promise<boolean> =>
  (await db.row(sql`
    select from tenaga_profesional t ${visitsOn(tanggal)}
    where t.klinik_id = ${klinik_id} and k.user_id = ${user_id} limit 1`)) !== null

/**
 * Records the arrival of a locked visit and draws the next number of its clinic and day, with the wait that the person is told. A person
 * without an appointment is kept with the number, so that they wait once.
 */
export async function insertHadir(
  tx: Db,
  jadwal_id: number,
  now: Date,
  { isTanpaJanji, told }: { isTanpaJanji: boolean; told: Perkiraan | null },
): Promise<void> {
  await tx.rows(sql`
    with tiba as (
      update konsultasi k set tiba_pada = ${now}, updated_at = ${now} where jadwal_id = ${jadwal_id}
      returning k.jadwal_id, k.profesional_id, k.user_id, k.mulai
    ), nomor as (
      insert into antrean_terakhir as n (klinik_id, tanggal, kode, nomor)
      select t.klinik_id, tanggal_wib(tiba.mulai), ${KODE_ANTREAN}, 1 from tiba join tenaga_profesional t using (profesional_id)
      on conflict (klinik_id, tanggal, kode) do update set nomor = n.nomor + 1
      returning *
    )
    insert into antrean (klinik_id, tanggal, kode, nomor, jadwal_id, profesional_id, datang, giliran, tanpa_janji,
      perkiraan_dari, perkiraan_sampai)
    select nomor.klinik_id, nomor.tanggal, nomor.kode, nomor.nomor, tiba.jadwal_id, tiba.profesional_id, ${now}, ${now},
      case when ${isTanpaJanji} then tiba.user_id end, ${told?.dari ?? null}::smallint, ${told?.sampai ?? null}::smallint
    from tiba cross join nomor`)
}

/** The order in which people are called: whose hour has come first, then by how long they wait. */
const turn = (a: Sql, k: Sql, now: Date): Sql => sql`(${k}.mulai > ${now}::timestamptz, ${a}.giliran, ${a}.nomor)`

/** How many wait before a person who arrives for this visit now. */
export async function countDiDepan(
  db: Db,
  { profesional_id, mulai }: Pick<Fakta, 'profesional_id' | 'mulai'>,
  now: Date,
): Promise<number> {
  const row = await db.row<{ n: number }>(sql`
    select count(*)::int as n from antrean b join konsultasi kb using (jadwal_id)
    where b.profesional_id = ${profesional_id} and b.tanggal = tanggal_wib(${mulai}::timestamptz) and b.keadaan = 'menunggu'
      and kb.status = 'disetujui' and (kb.mulai > ${now}::timestamptz, b.giliran) <= (${mulai > now}, ${now}::timestamptz)`)
  return row?.n ?? 0
}

/** When a step is taken: never before the one that it follows, also where the clock of another process is ahead. */
const after = (before: Sql, now: Date): Sql => sql`greatest(${now}::timestamptz, ${before})`

/** Calls the next person of a professional, and returns the visit; null where no one waits. Parallel calls call different people. */
export const takeBerikut = (
  db: Db,
  { profesional_id, ruang, tanggal }: { profesional_id: number; ruang: string; tanggal: Tanggal },
  now: Date,
): Promise<{ jadwal_id: number } | null> =>
  db.row(sql`
    update antrean set keadaan = 'dipanggil', dipanggil = ${after(sql`giliran`, now)}, ruang = ${ruang}
    where antrean_id = (
      select a.antrean_id from antrean a join konsultasi k using (jadwal_id)
      where a.profesional_id = ${profesional_id} and a.tanggal = ${tanggal} and a.keadaan = 'menunggu'
        and k.status = 'disetujui'
      order by ${turn(sql`a`, sql`k`, now)} limit 1 for update of a skip locked
    )
    returning jadwal_id`)

/** What each step of the desk writes. */
const steps = {
  mulai: (now: Date) => sql`keadaan = 'dilayani', dilayani = ${after(sql`dipanggil`, now)}`,
  selesai: (now: Date) => sql`keadaan = 'selesai', selesai = ${after(sql`dilayani`, now)}`,
  lewati: (now: Date) => sql`
    keadaan = case when panggilan + 1 >= ${PANGGILAN_TERBANYAK} then 'lewat' else 'menunggu' end, panggilan = panggilan + 1,
    giliran = ${after(sql`giliran`, now)}, dipanggil = null, ruang = null`,
  kembali: (now: Date) => sql`
    keadaan = 'menunggu', panggilan = 0, giliran = ${after(sql`giliran`, now)}, dipanggil = null, ruang = null`,
}

/** Takes a step where the person is in one of the states `dari`; null where they are in none of them. */
export const updateAntrean = (
  db: Db,
  antrean_id: number,
  { langkah, dari }: { langkah: keyof typeof steps; dari: readonly string[] },
  now: Date,
): Promise<{ jadwal_id: number } | null> =>
  db.row(sql`
    update antrean set ${steps[langkah](now)} where antrean_id = ${antrean_id} and keadaan = any(${dari}) returning jadwal_id`)

/** Whether there is such a number. */
export const hasAntrean = async (db: Db, antrean_id: number): Promise<boolean> =>
  (await db.row(sql`select from antrean where antrean_id = ${antrean_id}`)) !== null

type Diukur = Pick<FaktaTunggu, 'hariIni' | 'sebelumnya' | 'sejakDipanggil' | 'melayani'>

/** How long the visits of a professional took, today and on this weekday of the last four weeks, and how the one under way stands. */
export async function findLamaLayanan(
  db: Db,
  { profesional_id, tanggal }: { profesional_id: number; tanggal: Tanggal },
  now: Date,
): Promise<Diukur> {
  const menit = (akhir: Sql) => sql`(extract(epoch from ${akhir} - dipanggil) / 60)::float8`
  const ended = sql`array_agg(${menit(sql`selesai`)}) filter (where keadaan = 'selesai' and tanggal`
  const row = await db.row<Diukur>(sql`
    select coalesce(${ended} = ${tanggal}::date), '{}') as "hariIni", coalesce(${ended} < ${tanggal}::date), '{}') as sebelumnya,
      max(${menit(sql`${now}::timestamptz`)}) filter (where keadaan in ('dipanggil', 'dilayani') and tanggal = ${tanggal}::date)
        as "sejakDipanggil",
      coalesce(bool_or(dipanggil is not null and tanggal = ${tanggal}::date), false) as melayani
    from antrean
    where profesional_id = ${profesional_id} and tanggal = any(array(select ${tanggal}::date - 7 * minggu from generate_series(0, 4) minggu))`)
  if (!row) throw new Error('an aggregate is one row')
  return row
}

type DalamAntrean = Omit<NonNullable<AntreanSaya['antrean']>, 'perkiraan'>
export type KunjunganSaya = Fakta &
  Pick<AntreanSaya, 'klinik_id' | 'nama_profesional' | 'jam_mulai' | 'jam_selesai' | 'zona'> & {
    antrean: DalamAntrean | null
  }

/** The first visit in person of a patient on a date that is not over, with the place in the queue. */
export async function findKunjunganSaya(
  db: Db,
  user_id: number,
  tanggal: Tanggal,
  now: Date,
): Promise<KunjunganSaya | null> {
  const row = await db.row<FaktaRow & Omit<KunjunganSaya, keyof Fakta>>(sql`
    select ${facts}, t.klinik_id, pu.name as nama_profesional, ${jamDi(sql`k.mulai`, sql`k.zona`)} as jam_mulai,
      ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, k.zona,
      case when a.antrean_id is not null then json_build_object('kode', a.kode, 'nomor', a.nomor, 'keadaan', a.keadaan,
        'ruang', a.ruang, 'di_depan', (
          select count(*) from antrean b join konsultasi kb using (jadwal_id)
          where a.keadaan = 'menunggu' and b.profesional_id = a.profesional_id and b.tanggal = a.tanggal and b.keadaan = 'menunggu'
            and kb.status = 'disetujui' and ${turn(sql`b`, sql`kb`, now)} < ${turn(sql`a`, sql`k`, now)}
        )) end as antrean
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users pu on pu.user_id = t.user_id
    ${inQueue}
    where k.user_id = ${user_id} and k.metode_konsultasi = 'offline' and k.status = 'disetujui'
      and ${isOnDate(tanggal)}
      and (a.keadaan = any(${[...dalamAntrean, 'lewat']})
        or (a.antrean_id is null and k.selesai > ${now}::timestamptz))
    order by k.mulai limit 1`)
  return row && { ...row, ...factsOf(row) }
}
