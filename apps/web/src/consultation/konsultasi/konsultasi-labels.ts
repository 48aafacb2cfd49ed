import { t } from '@lingui/core/macro'
import { isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { rupiah } from '../../base/lib/angka.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { caraOnline } from '../../clinic/layanan/online.ts'

/** `Online` or `Offline`, the two words of the booking form. */
export const metodeKata = ({ metode_konsultasi }: Pick<KonsultasiTampil, 'metode_konsultasi'>): string =>
  metode_konsultasi === 'online' ? t`Online` : t`Offline`

/** The same, and what online means while the consultation is ahead. */
export const caraKata = (k: Pick<KonsultasiTampil, 'metode_konsultasi' | 'status'>): string =>
  k.metode_konsultasi === 'online' && isScheduled(k.status) ? caraOnline() : metodeKata(k)

/** `Reguler` or `BPJS`. */
export const layananKata = ({ use_bpjs }: Pick<KonsultasiTampil, 'use_bpjs'>): string =>
  use_bpjs === 1 ? 'BPJS' : t`Reguler`

/** What it costs the patient, in words. */
export const biayaKata = ({ use_bpjs, harga }: Pick<KonsultasiTampil, 'use_bpjs' | 'harga'>): string =>
  use_bpjs === 1 ? t`Ditanggung BPJS sesuai ketentuan` : rupiah(harga)

/** Who wrote the reply last, and when; null where that is not known. */
export const olehBalasan = ({ dibalas_oleh, dibalas_pada }: KonsultasiTampil): string | null => {
  if (!dibalas_oleh || !dibalas_pada) return null
  const waktu = waktuPanjang(dibalas_pada)
  return t`${dibalas_oleh}, ${waktu}`
}
