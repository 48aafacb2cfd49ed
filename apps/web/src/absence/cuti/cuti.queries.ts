import {
  insertCuti,
  insertCutiTenaga,
  listCuti,
  listCutiTenaga,
  removeCuti,
  removeCutiTenaga,
  resolveCuti,
  resolveCutiTenaga,
} from '@sehati/contract/absence/cuti.endpoints'
import type { CutiMasukan } from '@sehati/contract/absence/cuti.schema'
import type { Tanggal } from '@sehati/contract/base/waktu'
import {
  listKetersediaanAdmin,
  listKetersediaanTenpro,
  listSlotAdmin,
  listSlotTenpro,
  listSlotTerdekatTenaga,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'
import { bacaAdmin } from '../hari-libur/terdampak-libur.rules.ts'
import type { BacaSlot } from '../terdampak/slot-fields.tsx'

/** The professional whose leave an admin manages; null where the professionals manage their own. */
export type Untuk = { profesional_id: number; nama: string } | null

/** Leave, latest first, each with the consultations that it still strands. */
export const cutiQuery = (untuk: Untuk = null) =>
  untuk ? ask(listCutiTenaga, { profesional_id: untuk.profesional_id }) : ask(listCuti)

/** How often an open page looks for what patients say to offered times. */
export const CUTI_ASK_MS = 30_000

/** Holidays and leave in a span of days. */
export const hariTutupQuery = (profid: number, dari: Tanggal, sampai: Tanggal) =>
  ask(listKetersediaanTenpro, { profid, dari, sampai })

/** How the days and slots to which a stranded consultation can be moved are read. */
export const bacaFor = (untuk: Untuk): BacaSlot =>
  untuk ? bacaAdmin : { hari: listKetersediaanTenpro, slot: listSlotTenpro }

const touched = [
  listCuti,
  listCutiTenaga,
  listKetersediaanTenpro,
  listKetersediaanAdmin,
  listSlotTenpro,
  listSlotAdmin,
  listSlotTerdekatTenaga,
]

export function useInsertCuti(untuk: Untuk) {
  const own = useSend(insertCuti, touched)
  const forTenaga = useSend(insertCutiTenaga, touched)
  return {
    isPending: own.isPending || forTenaga.isPending,
    insert: (body: CutiMasukan) =>
      untuk
        ? forTenaga.mutateAsync({ body: { ...body, profesional_id: untuk.profesional_id } })
        : own.mutateAsync({ body }),
  }
}

// Both calls of a pair take and return the same.
export const useRemoveCuti = (untuk: Untuk) =>
  useSend(untuk ? (removeCutiTenaga as never as typeof removeCuti) : removeCuti, touched)
export const useResolveCuti = (untuk: Untuk) =>
  useSend(untuk ? (resolveCutiTenaga as never as typeof resolveCuti) : resolveCuti, [...touched, ...konsultasiReads])
