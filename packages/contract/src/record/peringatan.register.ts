import { type Pemrosesan, rekam } from './pemrosesan.rules.ts'

/** Alerts: that a person may be in danger, what raised it, whom it has reached and who responded. */
export const peringatan = {
  peringatan: {
    ...rekam,
    orang: ['user_id'],
    penerima: ['petugas jaga'],
    kolom: {
      // No screen shows the notes yet.
      klinis: { tempat: ['orangnya', 'petugas jaga'], catatan: ['tidak ada'] },
      layanan: ['dibuat', 'terakhir', 'hubungi_sebelum', 'diakui_oleh', 'diakui_pada', 'ditutup_oleh', 'ditutup_pada'],
      pengenal: { telepon: ['orangnya', 'petugas jaga'] },
      teknis: ['peringatan_id', 'user_id', 'putaran', 'langkah', 'berikut'],
    },
  },
  peringatan_sebab: {
    ...rekam,
    orang: { lewat: 'peringatan', kolom: 'peringatan_id' },
    penerima: ['petugas jaga'],
    kolom: { layanan: ['sumber', 'pertama', 'terakhir', 'kali'], teknis: ['peringatan_id', 'jadwal_id'] },
  },
  pengungkapan: {
    ...rekam,
    orang: ['user_id', 'oleh'],
    penerima: ['tenaga yang menangani'],
    kolom: {
      klinis: { kepada: ['orangnya', 'tenaga yang menangani'], alasan: ['orangnya', 'tenaga yang menangani'] },
      layanan: ['pada'],
      teknis: ['pengungkapan_id', 'user_id', 'jadwal_id', 'peringatan_id', 'oleh'],
    },
  },
  peringatan_lanjutan: {
    ...rekam,
    orang: { lewat: 'peringatan', kolom: 'peringatan_id' },
    penerima: [],
    kolom: { layanan: ['pada'], teknis: ['peringatan_id', 'putaran', 'tahap'] },
  },
  peringatan_kepada: {
    ...rekam,
    orang: { lewat: 'peringatan', kolom: 'peringatan_id' },
    penerima: ['petugas jaga'],
    kolom: { layanan: ['pada'], teknis: ['peringatan_id', 'putaran', 'langkah', 'user_id'] },
  },
} as const satisfies Record<string, Pemrosesan>
