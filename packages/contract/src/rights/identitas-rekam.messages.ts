import type { Message } from '../base/message.ts'

const notOpened = { status: 409, judul: 'Identitas tidak dibuka' } as const

/** Refusals around the identity of a record whose account was erased. Part of the catalogue of `messages.ts`. */
export const identitasRekam = {
  IDENTITY_UNKNOWN: {
    ...notOpened,
    status: 404,
    isi: 'Tidak ada identitas yang disimpan untuk akun ini.',
    field: 'user_id',
  },
  IDENTITY_ASKED: { ...notOpened, isi: 'Pembukaan identitas akun ini sudah diminta dan menunggu putusan.' },
  IDENTITY_DECIDED: { ...notOpened, isi: 'Permintaan ini sudah diputus.' },
  IDENTITY_SECOND: {
    ...notOpened,
    isi: 'Pembukaan diputus orang kedua yang akun dan tugasnya tidak berasal dari peminta, atau dari admin yang sama, dalam tujuh hari terakhir.',
  },
  IDENTITY_CLOSED: {
    ...notOpened,
    isi: 'Identitas hanya dibaca oleh yang memintanya, selama pembukaannya berlaku. Minta lagi bila masih diperlukan.',
  },
} as const satisfies Record<string, Message>
