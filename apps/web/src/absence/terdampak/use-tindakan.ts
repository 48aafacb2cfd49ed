import type { Penyelesaian } from '@sehati/contract/absence/terdampak.schema'
import { maxLength } from '@sehati/contract/base/constants'
import { useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { terlaluPanjang } from '../../base/lib/terlalu-panjang.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import {
  type BarisTerdampak,
  judgePilihan,
  type Pilihan,
  pilihanOf,
  pilihUsulan,
  refusalsOf,
  type SemuaPilihan,
  slotsOf,
} from './tindakan.rules.ts'

export type Tindakan = ReturnType<typeof useTindakan>

/**
 * What is decided about stranded consultations, with one message to their patients. `bawaan` is the message until another
 * one is typed, which is kept at `place` for a lost session.
 */
export function useTindakan(place: string, rows: readonly BarisTerdampak[], bawaan = '') {
  const [semua, setSemua] = useState<SemuaPilihan>({})
  const [typed, setTyped] = useState<string | null>(null)
  useDraft(place, { read: () => typed, onFound: setTyped })
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Record<number, string>>({})
  const pesan = typed ?? bawaan
  const judged = judgePilihan(rows, semua, pesan)
  const tooLong = terlaluPanjang(pesan, maxLength.alasan)

  const changeAll = (next: SemuaPilihan) => {
    setSemua(next)
    setRefused({})
  }
  return {
    pesan,
    onPesan: setTyped,
    /** What is wrong with the message, for its field. */
    pesanError: tooLong ?? (isTried && !judged.kosong ? judged.pesan : null),
    jumlah: judged.tindakan.length,
    isKosong: judged.kosong,
    isTried,
    isTouched: rows.some(({ jadwal_id }) => pilihanOf(semua, jadwal_id).tindakan !== 'nanti') || typed !== null,
    pilihan: (jadwal_id: number): Pilihan => pilihanOf(semua, jadwal_id),
    others: (jadwal_id: number): Pilihan[] =>
      rows.filter((row) => row.jadwal_id !== jadwal_id).flatMap((row) => slotsOf(pilihanOf(semua, row.jadwal_id))),
    errorOf: (jadwal_id: number): string | undefined =>
      refused[jadwal_id] ?? (isTried ? judged.rows[jadwal_id] : undefined),
    change: (jadwal_id: number, pilihan: Pilihan) => {
      setSemua((before) => ({ ...before, [jadwal_id]: pilihan }))
      setRefused(({ [jadwal_id]: _, ...others }) => others)
    },
    chooseForAll: (pilihan: Pilihan) =>
      changeAll(Object.fromEntries(rows.map(({ jadwal_id }) => [jadwal_id, pilihan]))),
    /** Moves each row to its proposal, and cancels those that have none. */
    applyProposals: () => changeAll(pilihUsulan(rows)),
    /** Whether something is missing, and else what to send; undefined where nothing was decided. */
    check: (): { isWrong: boolean; penyelesaian: Penyelesaian | undefined } => {
      setIsTried(true)
      const { tindakan, kosong } = judged
      if (kosong) return { isWrong: false, penyelesaian: undefined }
      const isWrong = tooLong !== null || judged.pesan !== null || Object.keys(judged.rows).length > 0
      return { isWrong, penyelesaian: { tindakan, pesan } }
    },
    /** Shows the refusal of single rows, if this is one. */
    refuse: (error: ApiError) => setRefused(refusalsOf(error.data)),
    reset: () => {
      changeAll({})
      setTyped(null)
      setIsTried(false)
    },
  }
}
