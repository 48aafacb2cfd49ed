import type { Tanggal } from '@sehati/contract/waktu'
import { addDays } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { rentangFrom } from '../../lib/ketersediaan.ts'
import { cutiQuery, hariTutupQuery } from './cuti.queries.ts'
import { type HariTutup, hariTutup } from './cuti.rules.ts'

/** Tells the days on which a professional sees nobody, in the four months from the one that is looked at. */
export function useHariTutup(profesional_id: number, tanggal: Tanggal): (tanggal: Tanggal) => HariTutup | null {
  const first = rentangFrom(addDays(`${tanggal.slice(0, 7)}-01`, -7))
  const second = rentangFrom(addDays(first.sampai, 1))
  const near = useQuery(hariTutupQuery(profesional_id, first.dari, first.sampai))
  const far = useQuery(hariTutupQuery(profesional_id, second.dari, second.sampai))
  const cuti = useQuery(cutiQuery())
  const days = new Map([...(near.data ?? []), ...(far.data ?? [])].map((day) => [day.tanggal, day]))
  return (day) => hariTutup(day, cuti.data ?? [], days)
}
