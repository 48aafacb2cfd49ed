import { t } from '@lingui/core/macro'
import { isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'

type Consequence = { isi: string; isGrave: boolean }

/** What a status that an admin has chosen will bring about, said before it is saved; null where nothing needs saying. */
export function consequenceOf(from: Pick<Konsultasi, 'status'>, to: StatusKonsultasi): Consequence | null {
  if (!isScheduled(from.status) && to !== 'dibatalkan') {
    const isi = t`Konsultasi dibuka kembali. Ini hanya berhasil jika waktunya belum lewat, slotnya masih kosong, dan belum ada ulasan.`
    return { isi: to === 'selesai' ? `${isi} ${t`Pasien kemudian dapat memberi ulasan.`}` : isi, isGrave: false }
  }
  switch (to) {
    case 'dibatalkan':
      return { isi: t`Konsultasi dibatalkan: pasien melihatnya, dan slot dibuka untuk orang lain.`, isGrave: true }
    case 'selesai':
      return {
        isi: t`Konsultasi ditandai selesai, dan pasien dapat memberi ulasan. Selama satu menit ini dapat diurungkan.`,
        isGrave: false,
      }
    case 'diajukan':
    case 'menunggu':
    case 'disetujui':
      return null
    default:
      return to satisfies never
  }
}
