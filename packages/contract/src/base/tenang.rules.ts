import { addDays, instantOf, isoDi, type Zona } from './waktu.ts'

/** The quiet hours, by the clock of the clinic: devices stay silent, and no place is offered to who does not want that. */
export const jamTenang = { dari: '21:00:00', sampai: '07:00:00' } as const

/** When the quiet hours end that an instant lies in; null where it lies in none. */
export function akhirTenang(now: Date, zona: Zona): Date | null {
  const [tanggal, jam] = [isoDi(now, zona).slice(0, 10), isoDi(now, zona).slice(11, 19)]
  if (jam >= jamTenang.dari) return instantOf(addDays(tanggal, 1), jamTenang.sampai, zona)
  return jam < jamTenang.sampai ? instantOf(tanggal, jamTenang.sampai, zona) : null
}
