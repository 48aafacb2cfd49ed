import { t } from '@lingui/core/macro'
import type { WaktuMasukan } from '@sehati/contract/booking/tawaran-waktu.schema'
import type { Pilihan } from '../terdampak/tindakan.rules.ts'

/** What is missing where none is chosen. */
export const pilihSatuWaktu = () => t`Pilih paling sedikit satu waktu.`

/** The times that are chosen whole, as the server takes them. */
export const waktuOf = (pilihan: readonly Pilihan[]): WaktuMasukan[] =>
  pilihan.flatMap(({ tanggal, jadwal_tenaga_id, jam_mulai }) =>
    tanggal !== null && jadwal_tenaga_id !== null && jam_mulai !== undefined
      ? [{ tanggal, jadwal_tenaga_id, jam_mulai }]
      : [],
  )
