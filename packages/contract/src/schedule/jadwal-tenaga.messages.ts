import type { Message } from '../base/message.ts'

/** Refusals around weekly sessions. Part of the catalogue of `messages.ts`. */
export const jadwalTenaga = {
  SESSION_OVERLAP: {
    status: 409,
    judul: 'Sesi belum disimpan',
    isi: 'Jam ini bentrok dengan sesi lain pada hari yang sama.',
  },
  SESSION_NUMBER_TAKEN: {
    status: 409,
    judul: 'Sesi belum disimpan',
    isi: 'Nomor sesi ini sudah dipakai pada hari yang sama.',
  },
  SESSION_SOURCE_EMPTY: {
    status: 409,
    judul: 'Sesi belum disimpan',
    isi: 'Hari yang dipilih belum memiliki sesi untuk diulang.',
  },
  SESSION_IN_USE: {
    status: 409,
    judul: 'Sesi belum disimpan',
    isi: 'Sesi ini masih memiliki konsultasi mendatang. Hari dan jamnya tidak dapat diubah, dan masa berlakunya harus memuat konsultasi itu.',
  },
  SESSION_TOO_EARLY: {
    status: 422,
    judul: 'Sesi belum disimpan',
    isi: 'Di luar WIB, sesi mulai paling awal pukul 02.00.',
    field: 'jam_mulai',
  },
  SESSION_WITHOUT_DATE: {
    status: 422,
    judul: 'Sesi belum disimpan',
    isi: 'Masa berlaku ini tidak memuat hari sesi. Periksa harinya, tanggal mulai, dan tanggal akhirnya.',
    field: 'berlaku_sampai',
  },
  SESSION_ENDED: {
    status: 422,
    judul: 'Sesi belum disimpan',
    isi: 'Masa berlaku sesi ini sudah lewat.',
    field: 'berlaku_sampai',
  },
} as const satisfies Record<string, Message>
