import { t } from '@lingui/core/macro'
import { isoDi, namaZona } from '@sehati/contract/base/waktu'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { jam, tanggalTanpaTahun } from '../../base/lib/tanggal.ts'

type Janji = Pick<Konsultasi, 'jawab_sebelum' | 'zona' | 'nama_profesional'>

/** What is said of the time until which a request is answered, and whether it has passed. */
export type KataJanji = { kata: string; isLewat: boolean }

/** By the clock of the clinic; a date there may be another one than in Jakarta, because an answer is no session. */
const batasOf = ({ jawab_sebelum, zona }: Janji, now: Date) =>
  jawab_sebelum && {
    hari: tanggalTanpaTahun(isoDi(new Date(jawab_sebelum), zona).slice(0, 10)),
    pukul: `${jam(jawab_sebelum, zona)} ${namaZona(zona)}`,
    isLewat: new Date(jawab_sebelum) <= now,
  }

/** What a patient reads of when the request is answered; null where no answer is due. */
export function janjiPasien(k: Janji, now: Date): KataJanji | null {
  const batas = batasOf(k, now)
  if (!batas) return null
  const { hari, pukul, isLewat } = batas
  const { nama_profesional } = k
  const kata = isLewat
    ? t`${nama_profesional} belum sempat menjawab. Kami sudah mengingatkan. Anda boleh memilih tenaga profesional lain.`
    : t`Dijawab paling lambat ${{ hari }} pukul ${{ pukul }}`
  return { kata, isLewat }
}

/** The same for the professional who answers. */
export function janjiTenaga(k: Janji, now: Date): KataJanji | null {
  const batas = batasOf(k, now)
  if (!batas) return null
  const { hari, pukul, isLewat } = batas
  const kata = isLewat
    ? t`Terlambat sejak ${{ hari }} pukul ${{ pukul }}`
    : t`Jawab paling lambat ${{ hari }} pukul ${{ pukul }}`
  return { kata, isLewat }
}
