import type { Tanggal, Zona } from '@sehati/contract/base/waktu'
import { addDays } from '@sehati/contract/base/waktu'
import { useQuery } from '@tanstack/react-query'
import { rentangFrom } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { cutiQuery, hariTutupQuery } from './cuti.queries.ts'
import { type HariTutup, hariTutup, type SebagianTutup, sebagianTutup } from './cuti.rules.ts'

/** The month of a date with the weeks around it, as a calendar shows them; one question reaches that far. */
const aroundMonth = (tanggal: Tanggal) => rentangFrom(addDays(`${tanggal.slice(0, 7)}-01`, -7))

/**
 * Says why a professional sees no patients on a date, null where they do, and in which hours of a date. Covers the months of
 * the chosen date and of the calendar shown. `zona` is that of the professional's clinic.
 */
export function useHariTutup(
  profesional_id: number,
  chosen: Tanggal,
  shown: Tanggal,
  zona: Zona,
): { tutupOn: (tanggal: Tanggal) => HariTutup | null; sebagianOn: (tanggal: Tanggal) => SebagianTutup[] } {
  const [of, at] = [aroundMonth(chosen), aroundMonth(shown)]
  const ofChosen = useQuery(hariTutupQuery(profesional_id, of.dari, of.sampai))
  const inView = useQuery(hariTutupQuery(profesional_id, at.dari, at.sampai))
  const cuti = useQuery(cutiQuery())
  const days = new Map([...(ofChosen.data ?? []), ...(inView.data ?? [])].map((day) => [day.tanggal, day]))
  const own = cuti.data ?? []
  return {
    tutupOn: (day) => hariTutup(day, own, days),
    sebagianOn: (day) => sebagianTutup(day, own, days, zona),
  }
}
