import { t } from '@lingui/core/macro'
import type { WaktuMasukan } from '@sehati/contract/absence/tawaran-waktu.schema'
import type { Tanggal } from '@sehati/contract/base/waktu'

/** What is missing where none is chosen. */
export const pilihSatuWaktu = () => t`Pilih paling sedikit satu waktu.`

/** A time that is being chosen. */
type Dipilih = { tanggal: Tanggal | null; jadwal_tenaga_id: number | null; jam_mulai?: string | undefined }

/** The times that are chosen whole, as the server takes them. */
export const waktuOf = (pilihan: readonly Dipilih[]): WaktuMasukan[] =>
  pilihan.flatMap(({ tanggal, jadwal_tenaga_id, jam_mulai }) =>
    tanggal !== null && jadwal_tenaga_id !== null && jam_mulai !== undefined
      ? [{ tanggal, jadwal_tenaga_id, jam_mulai }]
      : [],
  )
