import { addDays, type Tanggal, weekday } from '@sehati/contract/waktu'
import { allTenaga } from './people.ts'

export type DemoCuti = { tenaga: string; dari: Tanggal; sampai: Tanggal; catatan: string }

const firstOfNextMonth = (today: Tanggal): Tanggal => `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

/** Monday to Friday in the middle of next month: after everything that is booked. */
export function planCuti(today: Tanggal): DemoCuti[] {
  const middle = addDays(firstOfNextMonth(today), 14)
  const monday = addDays(middle, (8 - weekday(middle)) % 7)
  const internist = allTenaga.find(({ spesialisasi }) => spesialisasi === 'Penyakit Dalam')
  if (!internist) return []
  return [
    {
      tenaga: internist.email,
      dari: monday,
      sampai: addDays(monday, 4),
      catatan: 'Kongres penyakit dalam di Makassar',
    },
  ]
}
