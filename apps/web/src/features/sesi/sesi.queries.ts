import {
  insertJadwalTenaga,
  listJadwalPublik,
  listJadwalTenaga,
  updateJadwalTenaga,
} from '@sehati/contract/jadwal-tenaga.endpoints'
import { listKonsultasiTenpro } from '@sehati/contract/konsultasi.endpoints'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { ask, useSend } from '../../lib/api.ts'

/** One's own week of sessions, closed ones too. */
export const sesiQuery = (profesional_id: number) => ask(listJadwalTenaga, { profid: profesional_id })

type Answer = z.output<typeof listKonsultasiTenpro.data>

/** Without a page the endpoint answers the plain list; its other form is told apart here, once. */
const asList = (answer: Answer) => (Array.isArray(answer) ? answer : answer.queried)

/** Every consultation booked with the professional: what stands in which session on which date. */
export const useBookings = (profesional_id: number) =>
  useQuery({ ...ask(listKonsultasiTenpro, { profesionalid: profesional_id }), select: asList })

const stale = [listJadwalTenaga, listJadwalPublik]

export const useInsertSesi = () => useSend(insertJadwalTenaga, stale)
export const useUpdateSesi = () => useSend(updateJadwalTenaga, stale)
