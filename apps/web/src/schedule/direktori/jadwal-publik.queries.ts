import { listJadwalPublik } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listSlotTerdekatTenaga } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { ask } from '../../base/lib/api.ts'

/** The public schedule, whole; filtered and paged here. */
export const jadwalPublikQuery = () => ask(listJadwalPublik)

/** The next free slot of each professional. */
export const slotTerdekatQuery = () => ask(listSlotTerdekatTenaga)
