import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JenisRekam } from '@sehati/contract/care/rekam.schema'

/** The kinds of notes, as headings. */
export const jenisRekamKata: Record<JenisRekam, MessageDescriptor> = {
  lengkap: msg`Catatan lengkap`,
  terbatas: msg`Catatan terbatas`,
}
