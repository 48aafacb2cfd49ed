import type { TemuanJejak } from '@sehati/contract/record/jejak.schema'
import { putPemeriksaan } from '../record/jejak/pemeriksaan.store.ts'
import type { Temuan } from '../record/jejak/periksa.ts'
import { isRusak, periksaJejak } from '../record/jejak/verify.act.ts'
import type { JobDeps } from './job-deps.ts'
import { periksaTeks, type TemuanTeks } from './verify-texts.ts'

type Deps = Pick<JobDeps, 'db' | 'seal' | 'clock' | 'log'>

/** How many findings are kept: a trail that was cut badly has thousands. */
const MOST_KEPT = 20

/**
 * Checks the whole trail against the anchors in the database, and replies and notes against the trail, once a night, and keeps the result for `/admin/jejak` and the
 * home of the admins. Faults are logged as well. The command `jejak:periksa` compares with anchors from outside.
 */
export async function verifyJejak({ db, seal, clock, log }: Deps): Promise<void> {
  const mulai = clock()
  const { temuan, baris, akhir } = await periksaJejak(db)
  const teks = await periksaTeks(db, () => seal)
  const rusak = temuan.filter(isRusak).length + teks.length
  const kept = temuan.toSorted((a, b) => Number(isRusak(b)) - Number(isRusak(a))).slice(0, MOST_KEPT)
  const hasil = {
    mulai,
    selesai: clock(),
    baris,
    nomor: akhir,
    rusak,
    temuan: [...teks.map(ofTeks), ...kept.flatMap(shown)].slice(0, MOST_KEPT),
  }
  await putPemeriksaan(db, hasil)
  const fields = { event: 'jejak.diperiksa', baris, nomor: akhir, rusak }
  if (rusak > 0) log.warn({ ...fields, temuan: hasil.temuan }, 'the trail is not whole')
  else log.info?.(fields, 'the trail is whole')
}

/** The number is that of the consultation. */
const ofTeks = ({ jenis, jadwal_id }: TemuanTeks): TemuanJejak => ({ jenis, dari: jadwal_id, sampai: jadwal_id })

/** The numbers of a finding. What waits to be chained is no matter of the chain, and is shown by itself. */
function shown(temuan: Temuan): TemuanJejak[] {
  switch (temuan.jenis) {
    case 'menunggu':
      return []
    case 'berubah':
      return [{ jenis: temuan.jenis, dari: temuan.nomor, sampai: temuan.nomor }]
    default:
      return [{ jenis: temuan.jenis, dari: temuan.dari, sampai: temuan.sampai }]
  }
}
