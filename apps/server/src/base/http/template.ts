import type { Language } from '@sehati/contract/base/language'
import { isiDokumen } from '@sehati/contract/clinic/dokumen.rules'
import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import mustache from 'mustache'
import { type Prepared, prepare } from './prepared.ts'

/** A document of the build, completed with what the clinic says about itself, and kept as long as that is the same object. */
export type Template = (layanan: LayananPublik) => Prepared

/** `html` has the places of `isiDokumen`, and those of `isi`. A text of a person is escaped: it is never read as HTML. */
export function template(html: string, bahasa: Language, isi: object = {}): Template {
  let made: { of: LayananPublik; document: Prepared } | null = null
  return (layanan) => {
    if (made?.of !== layanan) {
      const filled = mustache.render(html, { ...isiDokumen(layanan, bahasa), ...isi })
      made = { of: layanan, document: prepare('text/html; charset=utf-8', filled) }
    }
    return made.document
  }
}
