import type { PerhatianKonsultasi } from '@sehati/contract/consultation/bagian.schema'
import sql, { type Sql } from 'sql-template-tag'
import { isAway, isClosed, jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'

/** What an admin should act on, judged at this moment. */
export type Perlu = { nama: PerhatianKonsultasi; now: Date }

const tanggal = sql`k.mulai::date`
const jam = { mulai: jamDi(sql`k.mulai`, sql`k.zona`), selesai: jamDi(sql`k.selesai`, sql`k.zona`) }

/**
 * The condition on a row `k` of `konsultasi`. Only scheduled consultations ahead match, which are few: the list of statuses is
 * that of the index `konsultasi_akan_datang`.
 */
export function needsCare({ nama, now }: Perlu): Sql {
  const ahead = sql`k.mulai > ${now}::timestamptz and k.status in ('diajukan', 'menunggu', 'disetujui')`
  if (nama === 'belum_dijawab')
    return sql`${ahead} and k.status in ('diajukan', 'menunggu') and (
      k.mulai < ${now}::timestamptz + interval '24 hours' or k.created_at < ${now}::timestamptz - interval '2 days')`
  if (nama === 'lewat_janji') return sql`${ahead} and k.status = 'diajukan' and k.jawab_sebelum <= ${now}::timestamptz`
  return sql`${ahead} and (
    ${isClosed(tanggal, jam)} or ${isAway(tanggal, sql`k.profesional_id`, jam)}
    or exists (select from users u where u.user_id = k.user_id and u.status_user <> 'aktif')
    or exists (select from tenaga_profesional t join users u on u.user_id = t.user_id
      where t.profesional_id = k.profesional_id and u.status_user <> 'aktif'))`
}
