import type { Tanggal } from '../base/waktu.ts'

/** From this age on, a person consents for themself. */
export const USIA_DEWASA = 18

/** The day of the 18th birthday; of a person who was born on a leap day, 1 March. */
export const dewasaPada = (lahir: Tanggal): Tanggal => {
  const [tahun, bulan, hari] = lahir.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(tahun + USIA_DEWASA, bulan - 1, hari)).toISOString().slice(0, 10)
}

/** Whether a person is under age on a day: what they said ends by itself on the 18th birthday. */
export const isBelumDewasa = (dewasa_pada: Tanggal | null, hari: Tanggal): boolean =>
  dewasa_pada !== null && dewasa_pada > hari

/** A person who says to be under 18 was born, and is not 18 yet. */
export const checkLahir = (lahir: Tanggal, hari: Tanggal): 'AGE_CONTRADICTS' | null =>
  lahir > hari || !isBelumDewasa(dewasaPada(lahir), hari) ? 'AGE_CONTRADICTS' : null
