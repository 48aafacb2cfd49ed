import { bookableDates } from '@sehati/contract/booking.rules'
import { hariOf, type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import { useState } from 'react'
import { useSesiTenaga } from '../../features/booking/booking.queries.ts'
import { freeSlot, slotsOf } from '../../features/booking/slot.rules.ts'
import { useNow } from '../../features/booking/use-now.ts'
import { useTakenSlots } from '../../features/konsultasi-admin/konsultasi-admin.queries.ts'
import { soonest } from '../../lib/sesi-terdekat.ts'
import { tanggalOf } from '../../lib/tanggal.ts'
import { bothLoaded } from './both-loaded.ts'

/**
 * The choice of a date and a slot with a professional, for an admin: the weekly sessions are those of the public
 * schedule, and what is taken is told by the consultations of the day. Choosing another professional starts anew.
 */
export function useWaktuTenaga(profesional_id: number) {
  const now = useNow()
  const today = tanggalWib(now)
  const open = bookableDates(today)
  const sesi = useSesiTenaga(profesional_id)
  const [picked, setPicked] = useState<{ of: number; tanggal: Tanggal } | null>(null)
  const [chosen, setChosen] = useState<{ of: number; tanggal: Tanggal; id: number } | null>(null)

  const [next] = soonest(sesi.data ?? [], now)
  const proposed = next ? tanggalOf(next.mulai) : (open[0] ?? null)
  const own = picked?.of === profesional_id && open.includes(picked.tanggal) ? picked.tanggal : null
  const tanggal = own ?? (sesi.isPending ? null : proposed)
  const taken = useTakenSlots(profesional_id, tanggal)

  const both = bothLoaded(sesi, taken)
  const slots =
    tanggal && both.data
      ? slotsOf(
          both.data[0]
            .filter(({ hari }) => hari === hariOf(tanggal))
            .map((row) => ({ ...row, is_available: both.data?.[1].has(row.id) ? 0 : 1 })),
          tanggal,
          now,
        )
      : undefined
  const id = chosen?.of === profesional_id && chosen.tanggal === tanggal ? chosen.id : null
  const slot = freeSlot(slots ?? [], id)

  return {
    today,
    tanggal,
    /** The days that can be booked, and whether the professional has sessions on each. */
    days: open.map((day) => ({
      tanggal: day,
      hasSessions: (sesi.data ?? []).some(({ hari }) => hari === hariOf(day)),
    })),
    /** The id that was chosen, also when it can no longer be had. */
    chosen: id,
    /** The chosen slot as long as it can be had. */
    slot,
    /** Somebody else was quicker, or its hour came. */
    isLost: id !== null && slots !== undefined && slot === null,
    slots: { ...both, data: slots },
    pickTanggal: (day: Tanggal) => setPicked({ of: profesional_id, tanggal: day }),
    pickSlot: (slotId: number) => tanggal && setChosen({ of: profesional_id, tanggal, id: slotId }),
    reload: () => void both.refetch(),
  }
}

export type WaktuTenaga = ReturnType<typeof useWaktuTenaga>
