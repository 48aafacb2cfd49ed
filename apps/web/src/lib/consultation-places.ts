import type { LevelId } from '@sehati/contract/access'

type Page = `/${string}`

type ConsultationPlaces = {
  /** The role's list of consultations. */
  list: Page
  /** The details page as the route tree spells it. */
  detailRoute: Page
  detail: (jadwal_id: number) => { page: Page; search: Record<string, number> }
}

const below = (list: Page): ConsultationPlaces => ({
  list,
  detailRoute: `${list}/detail/$id`,
  detail: (jadwal_id) => ({ page: `${list}/detail/${jadwal_id}`, search: {} }),
})

const pasien: ConsultationPlaces = {
  list: '/riwayat-konsultasi',
  detailRoute: '/appointment-detail',
  detail: (jadwal_id) => ({ page: '/appointment-detail', search: { jadwal_id } }),
}

/** Where a role reads its consultations, in its own area. */
export function consultationPlacesOf(level: LevelId): ConsultationPlaces {
  if (level === 4 || level === 5) return pasien
  return below(level === 1 ? '/konsultasi' : '/daftarKonsultasi')
}
