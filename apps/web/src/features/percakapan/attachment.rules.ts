import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LAMPIRAN_BYTES } from '@sehati/contract/constants'
import { messages } from '@sehati/contract/messages'
import { type JenisLampiran, jenisDari } from '@sehati/contract/percakapan/rules'

/** What a kind of file is called: in the menu, and for a message without text where there is room for one line. */
export const kataLampiran: Record<JenisLampiran, MessageDescriptor> = {
  'image/webp': msg`Gambar`,
  'application/pdf': msg`Dokumen PDF`,
}

/** Why a file cannot go with a message; null where it can. What it truly holds the server finds out. */
export const refusalOf = ({ type, size }: { type: string; size: number }): { judul: string; isi: string } | null =>
  jenisDari(type) !== null && size > 0 && size <= LAMPIRAN_BYTES ? null : messages.ATTACHMENT_REFUSED
