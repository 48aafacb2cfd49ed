import type { UsulanMasukan } from '@sehati/contract/absence/usulan.schema'
import { maxLength } from '@sehati/contract/base/constants'
import { tampak } from '@sehati/contract/base/tampak'
import { isianTexts } from '@sehati/contract/base/texts'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { terlaluPanjang } from '../../base/lib/terlalu-panjang.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { refusalsOf } from './tindakan.rules.ts'
import { judgeUsulan, type PilihanUsulan, usulanAwal } from './usulan.rules.ts'

export type DaftarUsulan = ReturnType<typeof useUsulan>

/**
 * What is proposed to the patients of consultations that end with an account, with one message to all whom it concerns, which
 * is kept at `place` for a lost session.
 */
export function useUsulan(place: string, rows: readonly TerdampakAkun[]) {
  const [changed, setChanged] = useState<Readonly<Record<number, PilihanUsulan>>>({})
  const [pesan, setPesan] = useState('')
  useDraft(place, { read: () => pesan || null, onFound: setPesan })
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Record<number, string>>({})
  const pilihan = (row: TerdampakAkun): PilihanUsulan => changed[row.jadwal_id] ?? usulanAwal(row)
  const judged = judgeUsulan(rows.map((row) => ({ jadwal_id: row.jadwal_id, pilihan: pilihan(row) })))
  const tooLong = terlaluPanjang(pesan, maxLength.alasan)
  const isMissing = rows.length > 0 && tampak(pesan) === ''

  return {
    pesan,
    onPesan: setPesan,
    pesanError: tooLong ?? (isTried && isMissing ? isianTexts.wajib : null),
    isTouched: pesan !== '' || Object.keys(changed).length > 0,
    pilihan,
    others: (row: TerdampakAkun): PilihanUsulan[] => rows.filter((other) => other !== row).map(pilihan),
    errorOf: (row: TerdampakAkun): string | undefined =>
      refused[row.jadwal_id] ?? (isTried ? judged.rows[row.jadwal_id] : undefined),
    change: (row: TerdampakAkun, next: PilihanUsulan) => {
      setChanged((before) => ({ ...before, [row.jadwal_id]: next }))
      setRefused(({ [row.jadwal_id]: _, ...others }) => others)
    },
    /** What to send with the change of the account; null where something is missing. */
    check: (): { pesan?: string; usulan?: UsulanMasukan[] } | null => {
      setIsTried(true)
      if (rows.length === 0) return {}
      if (tooLong || isMissing || Object.keys(judged.rows).length > 0) return null
      return { pesan, ...(judged.usulan.length > 0 && { usulan: judged.usulan }) }
    },
    /** Shows the refusal of single rows, if this is one. */
    refuse: (error: ApiError) => setRefused(refusalsOf(error.data)),
  }
}
