import type { Message } from '../base/message.ts'
import { TIBA_SEBELUM_JAM } from './antrean.rules.ts'

/** Refusals at the front desk. Part of the catalogue of `messages.ts`. */
export const antrean = {
  CODE_INVALID: {
    status: 404,
    judul: 'Kode tidak ditemukan',
    isi: 'Tidak ada kunjungan hari ini dengan kode ini. Periksa kode di layar, lalu coba lagi.',
    field: 'kode',
  },
  NOT_IN_PERSON: {
    status: 409,
    judul: 'Kedatangan tidak dicatat',
    isi: 'Konsultasi ini berlangsung online.',
  },
  ARRIVAL_EARLY: {
    status: 409,
    judul: 'Kedatangan tidak dicatat',
    isi: `Kedatangan baru dapat dicatat ${TIBA_SEBELUM_JAM} jam sebelum kunjungan dimulai.`,
  },
  VISIT_OVER: {
    status: 409,
    judul: 'Kedatangan tidak dicatat',
    isi: 'Waktu kunjungan ini sudah selesai.',
  },
  QUEUE_EMPTY: {
    status: 409,
    judul: 'Antrean kosong',
    isi: 'Belum ada yang menunggu tenaga profesional ini.',
  },
  QUEUE_MOVED: {
    status: 409,
    judul: 'Antrean sudah berubah',
    isi: 'Petugas lain sudah mengubah nomor ini.',
  },
  ALREADY_SERVING: {
    status: 409,
    judul: 'Masih melayani',
    isi: 'Tenaga profesional ini masih melayani nomor lain. Selesaikan nomor itu dahulu.',
  },
} as const satisfies Record<string, Message>
