import { bookableDates } from '@sehati/contract/booking.rules'
import { type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import { useState } from 'react'
import { soonest } from '../../lib/sesi-terdekat.ts'
import { tanggalOf } from '../../lib/tanggal.ts'
import { useSesiTenaga, useSlotHari } from './booking.queries.ts'
import { freeSlot, slotsOf } from './slot.rules.ts'

/**
 * The choice of a date and a slot with one professional. Until the person picks a date it is the next one on which the
 * professional has a session. `mine` is the slot that is being moved away from, with its date.
 */
export function useWaktu(profesional_id: number, now: Date, mine?: { id: number; tanggal: Tanggal }) {
  const today = tanggalWib(now)
  const open = bookableDates(today)
  const sesi = useSesiTenaga(profesional_id)
  const [picked, setPicked] = useState<Tanggal | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [asked, setAsked] = useState<number | null>(null)

  const [next] = soonest(sesi.data ?? [], now)
  const proposed = next ? tanggalOf(next.mulai) : (open[0] ?? null)
  const tanggal = picked !== null && open.includes(picked) ? picked : sesi.isPending ? null : proposed

  const query = useSlotHari(profesional_id, tanggal)
  const own = mine && mine.tanggal === tanggal ? mine.id : null
  const slots = tanggal && query.data ? slotsOf(query.data, tanggal, now, { mine: own, asked }) : undefined
  const slot = freeSlot(slots ?? [], chosen)

  return {
    today,
    tanggal,
    /** The id that was chosen, also when it can no longer be had. */
    chosen,
    /** The chosen slot as long as it can be had. */
    slot,
    /** Somebody else was quicker, or its hour came. */
    isLost: chosen !== null && slots !== undefined && slot === null,
    slots: { ...query, data: slots },
    practiceDays: new Set<string>((sesi.data ?? []).map(({ hari }) => hari)),
    pickTanggal: (next: Tanggal) => {
      if (next === tanggal) return
      setPicked(next)
      setChosen(null)
      setAsked(null)
    },
    pickSlot: (id: number) => {
      setChosen(id)
      setAsked(null)
    },
    /**
     * After a failed request. Where nobody knows whether the server acted, the slot may be ours already: it stays
     * chosen, so that the same request can be sent again. Otherwise the slots are looked at anew.
     */
    afterFailure: (isDecided: boolean) => {
      setAsked(isDecided ? null : chosen)
      void query.refetch()
    },
  }
}

export type Waktu = ReturnType<typeof useWaktu>
