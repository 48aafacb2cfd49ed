import { LAMPIRAN_BYTES } from '@sehati/contract/constants'
import { messages } from '@sehati/contract/messages'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** Why a file cannot go with a message; null where it can. What it truly holds the server finds out. */
export const refusalOf = ({ type, size }: { type: string; size: number }): { judul: string; isi: string } | null =>
  TYPES.includes(type) && size > 0 && size <= LAMPIRAN_BYTES ? null : messages.ATTACHMENT_REFUSED
