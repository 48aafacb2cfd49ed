import type pg from 'pg'

/** Another person's text that was shown: in which session, of which consultation, through which emergency access. */
export type Shown = { sesi_id: number; jadwal_id: number; buka_id: number | null }
/** What the product acknowledged: texts that it showed, ids of signed notes, ids of emergency accesses. */
export type Cared = { shown: readonly Shown[]; signed: readonly number[]; opened: readonly number[] }

/** What the product acknowledged and its trail does not have; all zero when nothing is missing. */
export type CareFindings = {
  /** Another person's text was shown, and no row says so. */
  reads: number
  /** A signed note is not there, or not in the trail. */
  notes: number
  /** An emergency access is not there, or not in the trail. */
  openings: number
}

export const countCareMissing = ({ reads, notes, openings }: CareFindings): number => reads + notes + openings

/** Rows of the trail, chained or not: a read is acknowledged when its row is committed, and chained within seconds. */
const TRAIL = `(select tindakan, objek, objek_id, sesi_id, buka_id, sidik from jejak
  union all select tindakan, objek, objek_id, sesi_id, buka_id, sidik from jejak_baru)`

/** Compares what was acknowledged with the trail. Each read through an emergency access has a row of its own. */
export async function verifyCare(db: pg.ClientBase, { shown, signed, opened }: Cared): Promise<CareFindings> {
  const reads = await db.query<{ n: number }>(
    `with trail as materialized (
       select sesi_id, objek_id, coalesce(buka_id, 0) as buka_id, count(*) as rows from ${TRAIL} t
       where tindakan = 'lihat' and objek = 'konsultasi' group by 1, 2, 3
     ), shown as (
       select sesi_id, jadwal_id, buka_id, case when buka_id = 0 then 1 else count(*) end as reads
       from unnest($1::int[], $2::int[], $3::int[]) s (sesi_id, jadwal_id, buka_id) group by 1, 2, 3
     )
     select coalesce(sum(greatest(0, s.reads - coalesce(t.rows, 0))), 0)::int as n
     from shown s left join trail t on (t.sesi_id, t.objek_id, t.buka_id) = (s.sesi_id, s.jadwal_id, s.buka_id)`,
    [
      shown.map(({ sesi_id }) => sesi_id),
      shown.map(({ jadwal_id }) => jadwal_id),
      shown.map(({ buka_id }) => buka_id ?? 0),
    ],
  )
  const notes = await db.query<{ n: number }>(
    `with trail as materialized (select sidik from ${TRAIL} t where tindakan = 'tandatangan')
     select count(*)::int as n from unnest($1::int[]) s (rekam_id)
     where not exists (select from rekam r join trail t on t.sidik = r.sidik where r.rekam_id = s.rekam_id)`,
    [signed],
  )
  const openings = await db.query<{ n: number }>(
    `with trail as materialized (select buka_id from ${TRAIL} t where tindakan = 'buka_darurat')
     select count(*)::int as n from unnest($1::int[]) s (buka_id)
     where not exists (select from buka_darurat b join trail t on t.buka_id = b.buka_id where b.buka_id = s.buka_id)`,
    [opened],
  )
  const of = (found: { rows: { n: number }[] }) => found.rows[0]?.n ?? 0
  return { reads: of(reads), notes: of(notes), openings: of(openings) }
}
