import type { AlasanPilihan } from '@sehati/contract/schedule/alasan.schema'

const NAME = 'tenaga-dipilih'

/** The professional that a patient chose for a booking, remembered in this tab for that patient alone. */
export const chosenTenaga = {
  keep(user_id: number, profesional_id: number): void {
    try {
      sessionStorage.setItem(NAME, `${user_id}:${profesional_id}`)
    } catch {
      // Storage can be missing or full: the address names the professional too.
    }
  },

  read(user_id: number): number | undefined {
    try {
      const [whose, profesional_id] = (sessionStorage.getItem(NAME) ?? '').split(':').map(Number)
      return whose === user_id ? profesional_id : undefined
    } catch {
      return undefined
    }
  },
}

/**
 * The reason for a visit that a patient chose, and the professional to whom it led. A category of health is kept in memory alone: in
 * no address, no storage and no history of the browser. It ends with the page, and counts for that patient only.
 */
let chosen: { user_id: number; alasan: AlasanPilihan; profesional_id: number | null } | null = null

export const chosenAlasan = {
  /** Null: none. */
  keep(user_id: number, alasan: AlasanPilihan | null, profesional_id: number | null = null): void {
    chosen = alasan && { user_id, alasan, profesional_id }
  },

  /** With a professional: only where the choice led to them. */
  read: (user_id: number, profesional_id?: number): AlasanPilihan | null =>
    chosen?.user_id === user_id && (profesional_id === undefined || chosen.profesional_id === profesional_id)
      ? chosen.alasan
      : null,
}
