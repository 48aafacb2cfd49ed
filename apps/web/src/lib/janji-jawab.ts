import { t } from '@lingui/core/macro'
import type { Konsultasi } from '@sehati/contract/konsultasi/schema'
import { isoDi, namaZona } from '@sehati/contract/waktu'
import { jam, tanggalTanpaTahun } from './tanggal.ts'

type Janji = Pick<Konsultasi, 'jawab_sebelum' | 'zona'>

/** By the clock of the clinic; a date there may be another one than in Jakarta, because an answer is no session. */
const batasOf = ({ jawab_sebelum, zona }: Janji) =>
  jawab_sebelum && {
    hari: tanggalTanpaTahun(isoDi(new Date(jawab_sebelum), zona).slice(0, 10)),
    pukul: `${jam(jawab_sebelum, zona)} ${namaZona(zona)}`,
  }

/** What a patient reads of when the request is answered; null where no answer is due. */
export function janjiPasien(k: Janji): string | null {
  const batas = batasOf(k)
  return batas && t`Dijawab paling lambat ${{ hari: batas.hari }} pukul ${{ pukul: batas.pukul }}`
}

/** The same for the professional who answers. */
export function janjiTenaga(k: Janji): string | null {
  const batas = batasOf(k)
  return batas && t`Jawab paling lambat ${{ hari: batas.hari }} pukul ${{ pukul: batas.pukul }}`
}
