import type { Message } from '../base/message.ts'

/** Refusals around exports. Part of the catalogue of `messages.ts`. */
export const ekspor = {
  EXPORT_CONFIRM: {
    status: 403,
    judul: 'Daftar akun belum diunduh',
    isi: 'Daftar semua akun hanya diunduh dengan password Anda dan alasannya.',
  },
} as const satisfies Record<string, Message>
