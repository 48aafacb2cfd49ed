import { listJadwalPublik } from '@sehati/contract/jadwal-tenaga/endpoints'
import { listSlotTerdekatTenaga } from '@sehati/contract/ketersediaan/endpoints'
import { ask } from '../../lib/api.ts'

/** The public schedule, whole; filtered and paged here. */
export const jadwalPublikQuery = () => ask(listJadwalPublik)

/** The next free slot of each professional. */
export const slotTerdekatQuery = () => ask(listSlotTerdekatTenaga)
