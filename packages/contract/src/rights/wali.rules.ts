/** How a person under 18 gets to book: their guardian agrees, or a vital interest where the guardian may not know (UU PDP Art. 20(2)(d)). */
export const semuaJalurWali = ['wali', 'kepentingan_vital'] as const

export const semuaHubunganWali = ['ibu', 'ayah', 'wali'] as const

/** For so many days a vital interest opens bookings; it can be recorded again. */
export const KEPENTINGAN_VITAL_HARI = 7
