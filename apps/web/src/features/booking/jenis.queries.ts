import { listJenisPilihan, listSlotJenis } from '@sehati/contract/jenis/endpoints'
import { listJatah } from '@sehati/contract/semester/endpoints'
import type { Tanggal } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../lib/api.ts'

const STARTS_REFETCH_MS = 4_000

/** The types of consultations that a professional offers, the usual one first. */
export const jenisQuery = (profid: number) => ask(listJenisPilihan, { profid })

/** The starts of a type on one date; polled while visible, because others book too. Null reads nothing. */
export const useStarts = (profid: number, jenis_id: number | undefined, tanggal: Tanggal | null) =>
  useQuery({
    ...ask(listSlotJenis, { profid, jenis_id, dari: tanggal ?? '', sampai: tanggal ?? '' }),
    enabled: tanggal !== null && jenis_id !== undefined,
    refetchInterval: STARTS_REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })

/** What the patient has used of each quota of this semester. */
export const jatahQuery = () => ask(listJatah)
