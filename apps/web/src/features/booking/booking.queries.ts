import { listJadwalPublik, listSlotHari } from '@sehati/contract/jadwal-tenaga.endpoints'
import {
  bookKonsultasi,
  getDashboard,
  getKonsultasi,
  listRiwayat,
  listRiwayatStatus,
  rescheduleKonsultasi,
  viewKonsultasi,
} from '@sehati/contract/konsultasi.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/tenaga-profesional.endpoints'
import { hariOf, type Tanggal } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../lib/api.ts'

const SLOTS_REFETCH_MS = 4_000

/** The weekly sessions of one professional, from the public schedule. */
export const useSesiTenaga = (profesional_id: number) =>
  useQuery({
    ...ask(listJadwalPublik),
    select: (rows) => rows.filter((row) => row.profesional_id === profesional_id),
  })

/** A professional's sessions on one date, asked again every few seconds while in view: others book too. */
export const useSlotHari = (profesional_id: number, tanggal: Tanggal | null) =>
  useQuery({
    ...ask(listSlotHari, {
      profid: profesional_id,
      hari: tanggal ? hariOf(tanggal) : 'Senin',
      tanggal: tanggal ?? undefined,
    }),
    enabled: tanggal !== null,
    staleTime: 0,
    refetchInterval: SLOTS_REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })

/** What a booking makes stale. */
const touched = [listSlotHari, listRiwayat, viewKonsultasi, getDashboard, pageTenagaProfesional]

export const useBookKonsultasi = () => useSend(bookKonsultasi, touched)

export const useRescheduleKonsultasi = () =>
  useSend(rescheduleKonsultasi, [...touched, getKonsultasi, listRiwayatStatus])
