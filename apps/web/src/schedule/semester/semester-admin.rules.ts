import { t } from '@lingui/core/macro'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { Semester } from '@sehati/contract/schedule/semester.schema'

export const isBerjalan = ({ dari, sampai }: Pick<Semester, 'dari' | 'sampai'>, today: Tanggal): boolean =>
  dari <= today && today <= sampai

/** The semester that an admin works on: the one of today, else the latest. */
export const semesterUtama = (all: Semester[], today: Tanggal): Semester | null =>
  all.find((one) => isBerjalan(one, today)) ?? all[0] ?? null

/** What a quota does in a semester; null where there is none. */
export function kalimatKuota(semester: Semester | null, jenis_id: number): string | null {
  const kuota = semester?.kuota.find((one) => one.jenis_id === jenis_id)
  if (!semester || !kuota) return null
  const { batas, pasien, habis } = kuota
  const { nama } = semester
  if (pasien === 0) return t`Batas ${batas} kunjungan: belum ada pasien yang berkunjung dalam ${nama}.`
  if (habis === 0)
    return t`Batas ${batas} kunjungan: ${pasien} pasien sudah berkunjung dalam ${nama}, semuanya masih dapat memesan untuk pekan depan.`
  return t`Batas ${batas} kunjungan: ${habis} dari ${pasien} pasien dalam ${nama} sudah mencapainya dan tidak dapat memesan untuk pekan depan.`
}
