import { listJadwalPublik } from '@sehati/contract/jadwal-tenaga.endpoints'
import { ask } from '../../lib/api.ts'

/** The public schedule, whole; filtered and paged here. */
export const jadwalPublikQuery = () => ask(listJadwalPublik)
