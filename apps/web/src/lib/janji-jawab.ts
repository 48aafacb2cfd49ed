import { t } from '@lingui/core/macro'
import type { Konsultasi } from '@sehati/contract/konsultasi/schema'
import { jam, tanggalTanpaTahun } from './tanggal.ts'

type Janji = Pick<Konsultasi, 'jawab_sebelum'>

const batasOf = ({ jawab_sebelum }: Janji) =>
  jawab_sebelum && { hari: tanggalTanpaTahun(jawab_sebelum), pukul: jam(jawab_sebelum) }

/** What a patient reads of when the request is answered; null where no answer is due. */
export function janjiPasien(k: Janji): string | null {
  const batas = batasOf(k)
  return batas && t`Dijawab paling lambat ${{ hari: batas.hari }} pukul ${{ pukul: batas.pukul }} WIB`
}

/** The same for the professional who answers. */
export function janjiTenaga(k: Janji): string | null {
  const batas = batasOf(k)
  return batas && t`Jawab paling lambat ${{ hari: batas.hari }} pukul ${{ pukul: batas.pukul }} WIB`
}
