import type { Tanggal } from '@sehati/contract/waktu'
import { addDays } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { rentangFrom } from '../../lib/ketersediaan.ts'
import { cutiQuery, hariTutupQuery } from './cuti.queries.ts'
import { type HariTutup, hariTutup } from './cuti.rules.ts'

/** The month of a date with the weeks around it, as a calendar shows them; one question reaches that far. */
const aroundMonth = (tanggal: Tanggal) => rentangFrom(addDays(`${tanggal.slice(0, 7)}-01`, -7))

/**
 * Returns a function that says why a professional sees no patients on a date; null where they do. It covers the months
 * of the chosen date and of the calendar shown.
 */
export function useHariTutup(
  profesional_id: number,
  chosen: Tanggal,
  shown: Tanggal,
): (tanggal: Tanggal) => HariTutup | null {
  const [of, at] = [aroundMonth(chosen), aroundMonth(shown)]
  const ofChosen = useQuery(hariTutupQuery(profesional_id, of.dari, of.sampai))
  const inView = useQuery(hariTutupQuery(profesional_id, at.dari, at.sampai))
  const cuti = useQuery(cutiQuery())
  const days = new Map([...(ofChosen.data ?? []), ...(inView.data ?? [])].map((day) => [day.tanggal, day]))
  return (day) => hariTutup(day, cuti.data ?? [], days)
}
