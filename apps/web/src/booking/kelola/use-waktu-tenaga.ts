import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import {
  listJenisPilihanAdmin,
  type listJenisPilihanTenpro,
  listSlotJenisAdmin,
  type listSlotJenisTenpro,
} from '@sehati/contract/schedule/jenis.endpoints'
import {
  listKetersediaanAdmin,
  listKetersediaanLoket,
  type listKetersediaanTenpro,
  listSlotAdmin,
  listSlotLoket,
  type listSlotTenpro,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../base/lib/api.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { canLookAt, type Hitungan } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { useKetersediaan } from '../../schedule/ketersediaan/use-ketersediaan.ts'
import { useSlotLangsung } from '../../schedule/ketersediaan/use-slot-langsung.ts'
import { type Chosen, freeSlot, slotsOf } from '../booking/slot.rules.ts'
import { slotsOfStarts } from '../booking/starts.rules.ts'

const SLOTS_REFETCH_MS = 4_000

/** The consultation that is moved: its type stays, and with the same professional so does its start in the list, `semula`. */
type Moved = { jenis_id: number; semula: { tanggal: Tanggal; jam_mulai: string } | null }

/** How a role reads what it can book for a patient. */
export type BacaWaktu = {
  /** Left out for a role that books the usual type alone. */
  jenis?: typeof listJenisPilihanAdmin | typeof listJenisPilihanTenpro
  hari: typeof listKetersediaanAdmin | typeof listKetersediaanTenpro | typeof listKetersediaanLoket
  slot: typeof listSlotAdmin | typeof listSlotTenpro | typeof listSlotLoket
  mulai?: typeof listSlotJenisAdmin | typeof listSlotJenisTenpro
  /** Days beyond the window of patients. */
  jendela?: 'lanjutan' | 'rangkaian'
}

export const bacaAdmin = {
  jenis: listJenisPilihanAdmin,
  hari: listKetersediaanAdmin,
  slot: listSlotAdmin,
  mulai: listSlotJenisAdmin,
} satisfies BacaWaktu

export const bacaLoket = { hari: listKetersediaanLoket, slot: listSlotLoket } satisfies BacaWaktu

/**
 * The choice of a date and a slot with a professional, for an admin, the front desk or that professional, and of a type where there are several.
 * Choosing another professional resets it.
 */
export function useWaktuTenaga(profesional_id: number, moved?: Moved, baca: BacaWaktu = bacaAdmin) {
  const now = useNow()
  const today = tanggalWib(now)
  const jenis = useJenisTenaga(profesional_id, moved?.jenis_id, baca)
  const { jenis_id } = jenis
  const beyond = { jendela: baca.jendela }
  const isUsual = jenis_id === JENIS_UMUM.jenis_id
  const ketersediaan = useKetersediaan(baca.hari, profesional_id, today, {
    jenis_id: isUsual ? undefined : jenis_id,
    ...beyond,
  })
  const { jendela } = ketersediaan
  const [picked, setPicked] = useState<{ of: number; tanggal: Tanggal } | null>(null)
  const [chosen, setChosen] = useState<{ of: number; tanggal: Tanggal; jenis_id: number; slot: Chosen } | null>(null)
  const several = jenis.types.length > 1 ? 'sesi' : undefined
  const hitungan: Hitungan = isUsual ? several : 'mulai'

  const own = picked?.of === profesional_id && picked.tanggal >= today ? picked.tanggal : null
  const tanggal = own ?? jendela?.pertama ?? null
  const day = tanggal === null ? undefined : jendela?.dayOf(tanggal)
  const isClosed = day !== undefined && !canLookAt(day, today)

  const isLive = useSlotLangsung(profesional_id, {
    slot: baca.slot,
    hari: baca.hari,
    isInView: (changed) => changed === tanggal,
  })
  const isAsked = profesional_id > 0 && tanggal !== null
  const sessions = useQuery({
    ...ask(baca.slot, { profid: profesional_id, tanggal: tanggal ?? today }),
    enabled: isAsked && isUsual,
    staleTime: 0,
    refetchInterval: isLive ? false : SLOTS_REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })
  const starts = useQuery({
    ...ask(baca.mulai ?? bacaAdmin.mulai, {
      profid: profesional_id,
      jenis_id,
      dari: tanggal ?? today,
      sampai: tanggal ?? today,
      ...beyond,
    }),
    enabled: isAsked && !isUsual && baca.mulai !== undefined,
    staleTime: 0,
    refetchInterval: SLOTS_REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })
  const query = isUsual ? sessions : starts
  const whole = tanggal && sessions.data ? slotsOf(sessions.data, tanggal, now) : undefined
  const ofType = starts.data && slotsOfStarts(starts.data, { today, asked: null, mine: moved?.semula ?? null })
  const found = isUsual ? whole : ofType
  const slots = isClosed || (jendela && tanggal === null) ? [] : found
  const isStill = chosen?.of === profesional_id && chosen.tanggal === tanggal && chosen.jenis_id === jenis_id
  const seen = chosen && isStill ? chosen.slot : null
  const slot = freeSlot(slots ?? [], seen)

  return {
    jenis,
    today,
    tanggal,
    /** Whether slots taken by others show by themselves. */
    isLive,
    jendela,
    hitungan,
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
      setChosen({ of: profesional_id, tanggal, jenis_id, slot })
    },
    reload: () => void Promise.all([ketersediaan.refetch(), query.refetch()]),
  }
}

/** The types that can be booked with a professional, and the chosen one; `asked` is the only one where a consultation is moved. */
function useJenisTenaga(profesional_id: number, asked: number | undefined, baca: BacaWaktu) {
  const types = useQuery({
    ...ask(baca.jenis ?? bacaAdmin.jenis, { profid: profesional_id }),
    enabled: profesional_id > 0 && asked === undefined && baca.jenis !== undefined,
  })
  const [picked, setPicked] = useState<{ of: number; jenis_id: number } | null>(null)
  const own = types.data?.find(({ jenis_id }) => picked?.of === profesional_id && picked.jenis_id === jenis_id)
  return {
    jenis_id: asked ?? own?.jenis_id ?? JENIS_UMUM.jenis_id,
    chosen: own,
    types: types.data ?? [],
    pick: (jenis_id: number) => setPicked({ of: profesional_id, jenis_id }),
  }
}

export type WaktuTenaga = ReturnType<typeof useWaktuTenaga>
