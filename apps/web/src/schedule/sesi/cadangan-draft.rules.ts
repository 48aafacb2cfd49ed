import { LEPAS_MENIT } from '@sehati/contract/base/constants'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'

/** How long before its start a place that is kept back opens for all, as a form has it: a number as typed, and its unit. */
export type CadanganDraft = { lama: string; satuan: 'menit' | 'jam' }

const PER_JAM = 60

/** Whole hours are shown as hours. */
export const lamaOf = (menit: number): CadanganDraft =>
  menit % PER_JAM === 0 && menit > 0
    ? { lama: String(menit / PER_JAM), satuan: 'jam' }
    : { lama: String(menit), satuan: 'menit' }

/** What a stored session is kept back for; undefined where it is not. */
export const cadanganDraftOf = ({
  cadangan,
  lepas_menit,
}: Pick<JadwalTenaga, 'cadangan' | 'lepas_menit'>): CadanganDraft | undefined =>
  cadangan === 1 ? lamaOf(lepas_menit ?? LEPAS_MENIT) : undefined

/** The fields that are sent. Undefined sends none: what stands stays. Null says that the session is kept back no more. */
export function readCadangan(draft: CadanganDraft | null | undefined) {
  if (draft === undefined) return {}
  if (draft === null) return { cadangan: 0 }
  const lama = draft.lama.trim()
  return { cadangan: 1, lepas_menit: lama === '' ? null : Number(lama) * (draft.satuan === 'jam' ? PER_JAM : 1) }
}
