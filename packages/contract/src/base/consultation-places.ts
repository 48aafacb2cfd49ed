import { type Group, type LevelId, roles } from './access.ts'
import type { AreaAddress } from './screens.ts'

type ConsultationPlaces<G extends Group> = {
  /** The group's list of consultations. */
  list: AreaAddress<G>
  detail: (jadwal_id: number) => { page: AreaAddress<G>; search: Record<string, number> }
}

const places: { [G in Group]: ConsultationPlaces<G> } = {
  admin: {
    list: '/konsultasi',
    detail: (jadwal_id) => ({ page: `/konsultasi/detail/${jadwal_id}`, search: {} }),
  },
  profesional: {
    list: '/daftarKonsultasi',
    detail: (jadwal_id) => ({ page: `/daftarKonsultasi/detail/${jadwal_id}`, search: {} }),
  },
  pasien: {
    list: '/riwayat-konsultasi',
    detail: (jadwal_id) => ({ page: '/appointment-detail', search: { jadwal_id } }),
  },
}

/** Where a role reads its consultations, in its own area. A mail, which names no role, links to `/konsultasi/:id` instead. */
export const consultationPlacesOf = (level: LevelId) => places[roles[level].group]
