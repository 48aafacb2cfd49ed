import { jawabanAlihan } from '@sehati/contract/absence/alihan.rules'
import type { HasilAlihan } from '@sehati/contract/absence/alihan.schema'
import { jawabanOf } from '@sehati/contract/absence/tawaran-waktu.rules'
import type { HasilTawaranWaktu } from '@sehati/contract/absence/tawaran-waktu.schema'
import type { PenangananTerdampak, TindakanTerdampak } from '@sehati/contract/absence/terdampak.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { hasilAlihan } from '../alihan/alihan.store.ts'
import { hasilOf } from '../tawaran-waktu/tawaran-waktu.store.ts'

/** What was done for the consultations that these leaves strand, by leave; earliest first. */
export async function listPenanganan(
  db: Db,
  cuti_ids: readonly number[],
  now: Date,
): Promise<Map<number, PenangananTerdampak[]>> {
  const rows = await db.rows<Omit<PenangananTerdampak, 'jawaban'> & { cuti_id: number }>(sql`
    select p.cuti_id, p.jadwal_id, u.name, k.mulai as tanggal, ${jamDi(sql`k.mulai`, sql`k.zona`)} as jam_mulai,
      ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, k.zona, k.status, p.tindakan, p.dibuat,
      case when w.tawaran_waktu_id is not null then ${hasilOf(now)} when a.alihan_id is not null then ${hasilAlihan(now)} end as hasil
    from penyelesaian_cuti p
    join konsultasi k on k.jadwal_id = p.jadwal_id
    join users u on u.user_id = k.user_id
    left join tawaran_waktu w on w.tawaran_waktu_id = p.tawaran_waktu_id
    left join alihan a on a.alihan_id = p.alihan_id
    where p.cuti_id = any(${[...cuti_ids]}::int[])
    order by k.mulai, k.jadwal_id`)
  const all = new Map<number, PenangananTerdampak[]>(cuti_ids.map((cuti_id) => [cuti_id, []]))
  for (const { cuti_id, ...row } of rows) all.get(cuti_id)?.push({ ...row, jawaban: jawaban(row) })
  return all
}

const jawaban = ({ tindakan, hasil }: Pick<PenangananTerdampak, 'tindakan' | 'hasil'>) =>
  hasil && (tindakan === 'alihkan' ? jawabanAlihan(hasil as HasilAlihan) : jawabanOf(hasil as HasilTawaranWaktu))

/** Records what this transaction did for each consultation, in place of what was done before. */
export const putPenyelesaian = (
  tx: Db,
  cuti_id: number,
  { tindakan, oleh, now }: { tindakan: readonly TindakanTerdampak[]; oleh: number; now: Date },
): Promise<unknown> =>
  tx.rows(sql`
    insert into penyelesaian_cuti (cuti_id, jadwal_id, tindakan, tawaran_waktu_id, alihan_id, oleh, dibuat)
    select ${cuti_id}, t.jadwal_id, t.tindakan, case when t.tindakan = 'tawarkan' then (
      select w.tawaran_waktu_id from tawaran_waktu w where w.jadwal_id = t.jadwal_id and w.hasil is null) end,
      case when t.tindakan = 'alihkan' then (select a.alihan_id from alihan a where a.jadwal_id = t.jadwal_id and a.hasil is null) end, ${oleh}, ${now}
    from unnest(${tindakan.map(({ jadwal_id }) => jadwal_id)}::int[], ${tindakan.map((one) => one.tindakan)}::text[]) t (jadwal_id, tindakan)
    on conflict (cuti_id, jadwal_id) do update
    set tindakan = excluded.tindakan, tawaran_waktu_id = excluded.tawaran_waktu_id, alihan_id = excluded.alihan_id, oleh = excluded.oleh, dibuat = excluded.dibuat`)
