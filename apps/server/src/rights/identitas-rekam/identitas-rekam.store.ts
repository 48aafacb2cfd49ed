import { IDENTITAS_MENIT } from '@sehati/contract/rights/identitas-rekam.rules'
import type {
  BukaIdentitasMasukan,
  IdentitasTersimpan,
  IsiIdentitas,
} from '@sehati/contract/rights/identitas-rekam.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

/** The most accounts of one list. */
const ROWS = 200

const tempatAlasan = (buka_id: number) => `buka_identitas.alasan:${buka_id}` as const

const keadaan = (now: Date): Sql => sql`case
  when b.diputus_oleh is null then 'menunggu'
  when not b.setuju then 'ditolak'
  when b.berakhir_pada > ${now}::timestamptz then 'terbuka'
  else 'berakhir' end`

type Bukaan = NonNullable<IdentitasTersimpan['bukaan']>
type Row = Omit<IdentitasTersimpan, 'bukaan'> & { bukaan: Omit<Bukaan, 'alasan'> | null; alasan: Buffer | null }

/** The erased accounts of which a record is kept, each with its last opening; what waits is first. */
export async function listIdentitasRekam(
  db: Db,
  seal: Seal,
  { oleh, user_id = null }: { oleh: number; user_id?: number | null },
  now: Date,
): Promise<IdentitasTersimpan[]> {
  const rows = await db.rows<Row>(sql`
    select i.user_id, i.dikunci_pada, i.simpan_sampai::text, b.alasan, case when b.buka_id is not null then json_build_object(
        'buka_id', b.buka_id, 'keadaan', ${keadaan(now)}, 'peminta', p.name, 'milik_saya', b.diminta_oleh = ${oleh},
        'diminta_pada', ${isoOf(sql`b.diminta_pada`)}, 'pemutus', o.name, 'diputus_pada', ${isoOf(sql`b.diputus_pada`)},
        'berakhir_pada', ${isoOf(sql`b.berakhir_pada`)}) end as bukaan
    from identitas_rekam i
    left join lateral (select * from buka_identitas b where b.user_id = i.user_id order by b.buka_id desc limit 1) b on true
    left join users p on p.user_id = b.diminta_oleh
    left join users o on o.user_id = b.diputus_oleh
    where i.user_id = coalesce(${user_id}::int, i.user_id)
    order by (b.buka_id is not null and b.diputus_oleh is null) desc, i.dikunci_pada desc, i.user_id limit ${ROWS}`)
  return rows.map(({ alasan, bukaan, ...row }) => ({
    ...row,
    bukaan: bukaan && alasan && { ...bukaan, alasan: seal.read(tempatAlasan(bukaan.buka_id), alasan) },
  }))
}

/** Asks for an opening. Constraints refuse an account without an identity, and a second one that waits. */
export async function insertBukaIdentitas(
  tx: Db,
  seal: Seal,
  { user_id, alasan, oleh }: BukaIdentitasMasukan & { oleh: number },
  now: Date,
): Promise<void> {
  const buka_id = await takeId(tx, 'buka_identitas', 'buka_id')
  await tx.rows(sql`
    insert into buka_identitas (buka_id, user_id, diminta_oleh, alasan, diminta_pada)
    values (${buka_id}, ${user_id}, ${oleh}, ${seal.seal(tempatAlasan(buka_id), alasan)}, ${now})`)
}

/** An opening, locked until the transaction ends. */
export const lockBukaIdentitas = (
  tx: Db,
  buka_id: number,
): Promise<{ user_id: number; peminta: number; isDiputus: boolean } | null> =>
  tx.row(sql`
    select user_id, diminta_oleh as peminta, diputus_oleh is not null as "isDiputus"
    from buka_identitas where buka_id = ${buka_id} for update`)

/** Decides about an opening. A trigger refuses an account that may not. */
export async function updatePutusan(
  tx: Db,
  { buka_id, oleh, setuju }: { buka_id: number; oleh: number; setuju: boolean },
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + IDENTITAS_MENIT * 60_000)
  await tx.rows(sql`
    update buka_identitas set diputus_oleh = ${oleh}, diputus_pada = ${now}, setuju = ${setuju},
      berakhir_pada = ${setuju ? until : null}::timestamptz
    where buka_id = ${buka_id}`)
}

/** Whose the record is, for the account that asked, while its opening lasts; `isi` is null after that. */
export async function findIsiIdentitas(
  db: Db,
  seal: Seal,
  { buka_id, oleh }: { buka_id: number; oleh: number },
  now: Date,
): Promise<{ user_id: number; isi: IsiIdentitas | null } | null> {
  const row = await db.row<{ user_id: number; berakhir_pada: string; terbuka: boolean; isi: Buffer }>(sql`
    select b.user_id, b.berakhir_pada, i.isi,
      (b.setuju and b.diminta_oleh = ${oleh} and b.berakhir_pada > ${now}::timestamptz) is true as terbuka
    from buka_identitas b join identitas_rekam i on i.user_id = b.user_id where b.buka_id = ${buka_id}`)
  if (!row) return null
  const { user_id, berakhir_pada, terbuka, isi } = row
  if (!terbuka) return { user_id, isi: null }
  return { user_id, isi: { ...JSON.parse(seal.open(`identitas_rekam.isi:${user_id}`, isi)), berakhir_pada } }
}
