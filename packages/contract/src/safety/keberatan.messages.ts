import type { Message } from '../base/message.ts'

/** Refusals around reports of accesses that seem wrong. Part of the catalogue of `messages.ts`. */
export const keberatan = {
  REPORT_EXISTS: { status: 409, judul: 'Laporan tidak dikirim', isi: 'Akses ini sudah Anda laporkan.' },
  REPORT_ANSWERED: { status: 409, judul: 'Tanggapan tidak disimpan', isi: 'Laporan ini sudah ditanggapi.' },
} as const satisfies Record<string, Message>
