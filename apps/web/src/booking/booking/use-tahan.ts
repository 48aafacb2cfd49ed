import { insertTahan, removeTahan } from '@sehati/contract/booking/tahan.endpoints'
import type { TahanMasukan } from '@sehati/contract/booking/tahan.schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'
import { now } from '../../base/lib/clock.ts'

/** A hold, and the instant at which it ends, in milliseconds. */
type Held = { id: number; endsAt: number }

/** The slot cannot be had: the list is old. */
const gone: ReadonlySet<string> = new Set(['SLOT_TAKEN', 'DAY_FULL', 'WEEK_FULL'])

export type TahanOptions = {
  isBooked: boolean
  /** Whether the list of slots says that the caller holds the slot. */
  isMine: boolean
  /** Called when another person has the slot. */
  onTaken: () => void
  /** Called with whether the chosen slot is only for people who have confirmed their address. */
  onUnconfirmed: (isRefused: boolean) => void
}

/**
 * Holds the chosen slot while the form is written, and releases it when the component leaves the page, unless it was booked.
 * Where it cannot be held (no network, held too often), the form works without.
 */
export function useTahan(ask: TahanMasukan, { isBooked, isMine, onTaken, onUnconfirmed }: TahanOptions): Held | null {
  const { profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jenis_id } = ask
  const [held, setHeld] = useState<(Held & { choice: string }) | null>(null)
  const [returns, setReturns] = useState(0)
  const choice = JSON.stringify([profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jenis_id, returns])
  // Requests go out one after the other: a response to an earlier choice must not release the later one.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const own = useRef<number | null>(null)
  const tellTaken = useEffectEvent(onTaken)
  const tellUnconfirmed = useEffectEvent(onUnconfirmed)
  const isKept = useEffectEvent(() => isBooked)

  useEffect(() => {
    let isCurrent = true
    const hold = async () => {
      if (!isCurrent) return
      try {
        const won = await call(insertTahan, {
          body: { profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jenis_id },
        })
        own.current = won.tahan_id
        if (!isCurrent) return
        setHeld({ choice, id: won.tahan_id, endsAt: Date.parse(won.habis_pada) })
        tellUnconfirmed(false)
      } catch (error) {
        if (!isCurrent || !(error instanceof ApiError)) return
        if (gone.has(error.code)) tellTaken()
        tellUnconfirmed(error.code === 'CONFIRM_FIRST')
      }
    }
    queue.current = queue.current.then(hold)
    return () => {
      isCurrent = false
    }
  }, [profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jenis_id, choice])

  // A patient holds one slot: a choice in another window releases this one. The list of slots, read before the hold, does not
  // say so; only one that said before that the slot is held does.
  const wasMine = useRef(false)
  useEffect(() => {
    if (wasMine.current && !isMine) setHeld((held) => (held && held.endsAt > now().getTime() ? null : held))
    wasMine.current = isMine
  }, [isMine])

  useEffect(() => {
    const release = () => {
      const id = own.current
      own.current = null
      if (id === null || isKept()) return
      // The request outlives the page.
      call(removeTahan, {
        query: { id },
        sendBy: (address, request) => fetch(address, { ...request, keepalive: true }),
      }).catch(() => {})
    }
    // The browser may keep a page that is left, and show it again as it was.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setReturns((count) => count + 1)
    }
    addEventListener('pagehide', release)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', release)
      removeEventListener('pageshow', comeBack)
      queue.current.then(release)
    }
  }, [])

  return held?.choice === choice ? held : null
}
