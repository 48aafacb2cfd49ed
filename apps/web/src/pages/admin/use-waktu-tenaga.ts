import { listKetersediaanAdmin, listSlotAdmin } from '@sehati/contract/ketersediaan/endpoints'
import { type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Chosen, freeSlot, slotsOf } from '../../features/booking/slot.rules.ts'
import { ask } from '../../lib/api.ts'
import { canLookAt } from '../../lib/ketersediaan.ts'
import { useKetersediaan } from '../../lib/use-ketersediaan.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSlotLangsung } from '../../lib/use-slot-langsung.ts'

const SLOTS_REFETCH_MS = 4_000

/** The choice of a date and a slot with a professional, for an admin. Choosing another professional resets it. */
export function useWaktuTenaga(profesional_id: number) {
  const now = useNow()
  const today = tanggalWib(now)
  const ketersediaan = useKetersediaan(listKetersediaanAdmin, profesional_id, today)
  const { jendela } = ketersediaan
  const [picked, setPicked] = useState<{ of: number; tanggal: Tanggal } | null>(null)
  const [chosen, setChosen] = useState<{ of: number; tanggal: Tanggal; slot: Chosen } | null>(null)

  const own = picked?.of === profesional_id && picked.tanggal >= today ? picked.tanggal : null
  const tanggal = own ?? jendela?.pertama ?? null
  const day = tanggal === null ? undefined : jendela?.dayOf(tanggal)
  const isClosed = day !== undefined && !canLookAt(day, today)

  const isLive = useSlotLangsung(profesional_id, {
    slot: listSlotAdmin,
    hari: listKetersediaanAdmin,
    isInView: (changed) => changed === tanggal,
  })
  const query = useQuery({
    ...ask(listSlotAdmin, { profid: profesional_id, tanggal: tanggal ?? today }),
    enabled: profesional_id > 0 && tanggal !== null,
    staleTime: 0,
    refetchInterval: isLive ? false : SLOTS_REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })
  const found = tanggal && query.data ? slotsOf(query.data, tanggal, now) : undefined
  const slots = isClosed || (jendela && tanggal === null) ? [] : found
  const seen = chosen?.of === profesional_id && chosen.tanggal === tanggal ? chosen.slot : null
  const slot = freeSlot(slots ?? [], seen)

  return {
    today,
    tanggal,
    /** Whether slots taken by others show by themselves. */
    isLive,
    jendela,
    /** The days from today through the end of the window, closed ones too. */
    days: (ketersediaan.data ?? []).filter(
      (each) => each.alasan !== 'di luar jendela' && each.tanggal <= (jendela?.akhir ?? ''),
    ),
    /** The id that was chosen, also when it can no longer be had. */
    chosen: seen?.id ?? null,
    /** The chosen slot as long as it can be had. */
    slot,
    /** Another person took the slot first, or its start has come. */
    isLost: seen !== null && slots !== undefined && slot === null && !isClosed,
    slots: {
      data: slots,
      error: ketersediaan.data ? query.error : ketersediaan.error,
      isFetching: ketersediaan.data ? query.isFetching : ketersediaan.isFetching,
      refetch: () => Promise.all([ketersediaan.refetch(), tanggal === null ? null : query.refetch()]),
    },
    pickTanggal: (next: Tanggal) => setPicked({ of: profesional_id, tanggal: next }),
    pickSlot: (jam_mulai: string) => {
      const slot = slots?.find((each) => each.jam_mulai === jam_mulai)
      if (tanggal === null || !slot) return
      setPicked({ of: profesional_id, tanggal })
      setChosen({ of: profesional_id, tanggal, slot })
    },
    reload: () => void Promise.all([ketersediaan.refetch(), query.refetch()]),
  }
}

export type WaktuTenaga = ReturnType<typeof useWaktuTenaga>
