import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { LAMPIRAN_BYTES } from '@sehati/contract/base/constants'
import { percakapan as messages } from '@sehati/contract/talk/percakapan.messages'
import { type JenisLampiran, jenisDari } from '@sehati/contract/talk/percakapan.rules'

const megabyte = LAMPIRAN_BYTES / 1024 / 1024

/** What a kind of file is called: in the menu, and for a message without text where there is room for one line. */
export const kataLampiran: Record<JenisLampiran, MessageDescriptor> = {
  'image/webp': msg`Gambar`,
  'application/pdf': msg`Dokumen PDF`,
}

/** Why a file cannot go with a message; null where it can. What it truly holds the server finds out. */
export function refusalOf({ type, size }: { type: string; size: number }): { judul: string; isi: string } | null {
  if (jenisDari(type) === null) return messages.ATTACHMENT_REFUSED
  const { judul } = messages.ATTACHMENT_REFUSED
  if (size > LAMPIRAN_BYTES) return { judul, isi: t`Ukuran berkas maksimal ${megabyte} MB.` }
  return size === 0 ? { judul, isi: t`Berkas ini kosong.` } : null
}
