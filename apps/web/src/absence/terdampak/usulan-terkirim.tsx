import { t } from '@lingui/core/macro'
import { getUsulanAdmin } from '@sehati/contract/absence/usulan.endpoints'
import type { StatusUsulan } from '@sehati/contract/absence/usulan.schema'
import { useQuery } from '@tanstack/react-query'
import { askAnew } from '../../base/lib/api.ts'
import { tanggalRentang } from '../../base/lib/tanggal.ts'
import { KonsultasiNote } from '../../consultation/konsultasi/konsultasi-note.tsx'

const keadaan: Record<StatusUsulan, () => string> = {
  tersedia: () => t`Pasien belum memesan waktu ini. Waktu ini masih tersedia.`,
  dipesan: () => t`Pasien sudah memesan waktu ini.`,
  lewat: () => t`Waktu ini sudah lewat tanpa dipesan pasien.`,
  'tidak tersedia': () => t`Waktu ini tidak tersedia lagi dan tidak dipesan pasien.`,
}

/** What the clinic proposed to the patient when it cancelled this consultation, and whether it was booked. */
export function UsulanTerkirim({ jadwal_id }: { jadwal_id: number }) {
  const { data } = useQuery(askAnew(getUsulanAdmin, { jadwalid: jadwal_id }))
  if (!data) return null
  const waktu = tanggalRentang(data.tanggal, data.jam_mulai, data.jam_selesai, data.zona)
  return (
    <KonsultasiNote judul={t`Usulan pengganti`} isi={`${data.nama_profesional}, ${waktu}. ${keadaan[data.status]()}`} />
  )
}
