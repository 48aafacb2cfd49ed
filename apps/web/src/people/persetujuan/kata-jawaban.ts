import { t } from '@lingui/core/macro'
import type { Persetujuan, Sikap } from '@sehati/contract/people/persetujuan.schema'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'

/** What a person said last, in words. */
export function kataJawaban({ jawaban }: Pick<Persetujuan, 'jawaban'>): string {
  if (jawaban === null) return t`Belum dijawab`
  const { versi } = jawaban
  const tanggal = tanggalPanjang(jawaban.pada)
  const kata: Record<Sikap, () => string> = {
    setuju: () => t`Disetujui pada ${tanggal}, versi ${versi}`,
    menolak: () => t`Tidak disetujui pada ${tanggal}, versi ${versi}`,
    menarik: () => t`Ditarik pada ${tanggal}, versi ${versi}`,
  }
  const isi = kata[jawaban.sikap]()
  return jawaban.kanal === 'loket' ? t`${isi}, dicatat di loket` : isi
}
