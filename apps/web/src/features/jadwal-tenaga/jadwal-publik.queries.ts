import { MAX_SLOT_TERDEKAT } from '@sehati/contract/constants'
import { listJadwalPublik } from '@sehati/contract/jadwal-tenaga.endpoints'
import { listSlotTerdekat } from '@sehati/contract/ketersediaan.endpoints'
import { ask } from '../../lib/api.ts'

/** The public schedule, whole; filtered and paged here. */
export const jadwalPublikQuery = () => ask(listJadwalPublik)

/** The next free slots of everybody, as many as one call answers. */
export const slotTerdekatQuery = () => ask(listSlotTerdekat, { limit: MAX_SLOT_TERDEKAT })
