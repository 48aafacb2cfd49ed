import { t } from '@lingui/core/macro'
import type { Konsultasi, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { now } from '../../base/lib/clock.ts'
import { waktuPanjang, waktuSesi } from '../../base/lib/tanggal.ts'

/** Whether a consultation would be finished before it begins: allowed, and hardly ever meant. */
export const isEarlyFinish = (k: Pick<Konsultasi, 'status' | 'tanggal'>, to: StatusKonsultasi): boolean =>
  to === 'selesai' && k.status !== 'selesai' && new Date(k.tanggal) > now()

/** The question before that. */
export const earlyFinishQuestion = (k: Pick<Konsultasi, 'tanggal' | 'zona'>) => {
  const kapan = waktuSesi(k)
  return {
    judul: t`Tandai selesai sebelum waktunya?`,
    isi: t`Konsultasi ini baru dimulai ${kapan}. Tandai selesai hanya jika memang sudah berlangsung.`,
    ya: t`Tandai selesai`,
  }
}

/** By whom and when the reply was written that is newer than the one in the form. */
export const judulBalasanBaru = ({ dibalas_oleh, dibalas_pada }: Konsultasi): string => {
  if (!dibalas_oleh || !dibalas_pada) return t`Balasan terbaru`
  const waktu = waktuPanjang(dibalas_pada)
  return t`Balasan terbaru dari ${dibalas_oleh}, ${waktu}`
}
