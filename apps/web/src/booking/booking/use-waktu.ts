import { addDays, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listKetersediaan } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useState } from 'react'
import { canLookAt, type Hitungan } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { kalimatAlasan } from '../../schedule/ketersediaan/ketersediaan.ts'
import { useKetersediaan } from '../../schedule/ketersediaan/use-ketersediaan.ts'
import { useSlotLangsung } from '../../schedule/ketersediaan/use-slot-langsung.ts'
import { useSlotHari } from './booking.queries.ts'
import { type ChosenSlot, freeSlot, slotsOf, startsOf } from './slot.rules.ts'

/** How many days from a suggested date another one lies, nearest first. */
const DEKAT = [0, 1, -1, 2, -2, 3, -3]

type UseWaktuOptions = {
  /** The slot that is being moved away from, with its date. */
  mine?: { id: number; tanggal: Tanggal }
  /** The slot that is chosen at first. */
  awal?: ChosenSlot | null
  /** Around which date a visit was suggested. */
  hari?: Tanggal | undefined
  /** The type of a consultation that is moved. */
  jenis_id?: number
  /** Called when the person picks a slot, and with null when another date takes it away. */
  onPick?: (chosen: ChosenSlot | null) => void
}

/**
 * The choice of a date and a slot with one professional. Until the person picks a date it is one near a suggested date, else the first
 * one, that can really be booked.
 */
export function useWaktu(
  profesional_id: number,
  now: Date,
  { mine, awal = null, hari, jenis_id, onPick }: UseWaktuOptions = {},
) {
  const today = tanggalWib(now)
  const [picked, setPicked] = useState<Tanggal | null>(awal?.tanggal ?? null)
  const [chosen, setChosen] = useState(awal)
  const [asked, setAsked] = useState<number | null>(null)
  /** The choice that a request was refused for another reason than that it is taken. */
  const [refused, setRefused] = useState<ChosenSlot | null>(null)
  const [jenis, setJenis] = useState(() => startsOf(jenis_id))
  /** There are several types to choose from. */
  const [isChoice, setIsChoice] = useState(false)
  const ketersediaan = useKetersediaan(listKetersediaan, profesional_id, today, { jenis_id: jenis?.jenis_id })
  const { jendela } = ketersediaan
  const hitungan: Hitungan = jenis ? 'mulai' : isChoice ? 'sesi' : undefined

  const near = hari && DEKAT.map((n) => addDays(hari, n)).find((date) => jendela?.dayOf(date)?.bisa)
  const tanggal = picked !== null && picked >= today ? picked : (near ?? jendela?.pertama ?? null)
  const day = tanggal === null ? undefined : jendela?.dayOf(tanggal)
  const isClosed = day !== undefined && !canLookAt(day, today)

  const isLive = useSlotLangsung(profesional_id, {
    slot: listSlotHari,
    hari: listKetersediaan,
    isInView: (changed) => changed === tanggal,
  })
  const sessions = useSlotHari(profesional_id, jenis ? null : tanggal, isLive)
  const query = jenis?.starts ?? sessions
  const own = mine && mine.tanggal === tanggal ? mine.id : null
  const whole = tanggal && sessions.data ? slotsOf(sessions.data, tanggal, now, { mine: own, asked }) : undefined
  const found = jenis ? jenis.starts.data : whole
  // A day that was closed after it had been picked has none, and neither has a window without a day.
  const slots = isClosed || (jendela && tanggal === null) ? [] : found
  // The same session of another date is another slot: it is not chosen when the date has moved on.
  const current = chosen?.tanggal === tanggal ? chosen : null
  const slot = freeSlot(slots ?? [], current)
  const isKept = slots?.some(({ lepas_pada }) => lepas_pada)
  const isGone = current !== null && slots !== undefined && slot === null

  const reread = () => {
    void ketersediaan.refetch()
    void query.refetch()
  }

  const unpick = () => {
    setChosen(null)
    setAsked(null)
    onPick?.(null)
  }

  return {
    today,
    tanggal,
    /** Whether slots taken by others show by themselves. */
    isLive,
    jendela,
    hitungan,
    setIsChoice,
    /** Some place of the date opens later: it is kept back for urgent visits, and says so. */
    isKept,
    /** Why the date has no free slot or start, in a sentence. */
    alasan: day && !isKept ? kalimatAlasan(day, jendela?.akhir ?? null, hitungan) : null,
    /** The picked date was closed meanwhile. */
    isClosed,
    /** What was chosen, also when it can no longer be had. */
    chosen: current,
    /** The chosen slot as long as it can be had. */
    slot,
    /** Another person took the slot first, or its start has come: where a refusal has not said why it is gone. */
    isLost: isGone && !isClosed && current !== refused,
    /** The chosen slot once it can no longer be had: taken, begun, or its day was closed. */
    gone: isGone ? current : null,
    /** A type of consultations other than the usual one, with its starts on the date, which `JenisPicker` reads. */
    jenis,
    asked,
    slots: {
      data: slots,
      error: ketersediaan.data ? query.error : ketersediaan.error,
      isFetching: ketersediaan.data ? query.isFetching : ketersediaan.isFetching,
      refetch: () => Promise.all([ketersediaan.refetch(), tanggal === null ? null : query.refetch()]),
    },
    pickTanggal: (next: Tanggal) => {
      setPicked(next)
      if (next !== tanggal) unpick()
    },
    /** Chooses a type; null for the usual one. */
    pickJenis: (next: number | null) => {
      setJenis(startsOf(next))
      unpick()
    },
    setJenis,
    pickSlot: (jam_mulai: string) => {
      // From here on the date is the person's, whichever day becomes the first free one.
      setPicked(tanggal)
      const found = slots?.find((each) => each.jam_mulai === jam_mulai)
      const next = found && tanggal ? { id: found.id, jam_mulai, tanggal, jenis_id: jenis?.jenis_id } : null
      setChosen(next)
      setAsked(null)
      onPick?.(next)
    },
    /** Chooses what a draft had chosen; null chooses nothing. Whether it can still be had is seen when the slots are there. */
    restore: (earlier: ChosenSlot | null) => {
      setPicked(earlier?.tanggal ?? null)
      setChosen(earlier)
      setJenis(startsOf(earlier?.jenis_id))
      setAsked(null)
    },
    /**
     * The chosen slot is requested. Until the response is read the patient may already have it, so it stays chosen also
     * where an event says that it is taken.
     */
    request: () => setAsked(current?.id ?? null),
    /**
     * After a failed request. Where it is unknown whether the server acted, the slot stays chosen, so that the same
     * request can be sent again. The slots are read again.
     */
    afterFailure: ({ isDecided, code }: { isDecided: boolean; code: string }) => {
      if (isDecided) {
        setAsked(null)
        setRefused(code === 'SLOT_TAKEN' ? null : current)
      }
      reread()
    },
    /** Reads the days and the slots again, as after a refused hold. */
    reread,
  }
}

export type Waktu = ReturnType<typeof useWaktu>
