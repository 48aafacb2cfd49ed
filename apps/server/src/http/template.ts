import { isiDokumen } from '@sehati/contract/layanan/dokumen.rules'
import type { LayananPublik } from '@sehati/contract/layanan/schema'
import mustache from 'mustache'
import { type Prepared, prepare } from './prepared.ts'

/** A document of the build, completed with what the clinic says about itself, and kept as long as that is the same object. */
export type Template = (layanan: LayananPublik) => Prepared

/** `html` has the places of `isiDokumen`. A text of an admin is escaped: it is never read as HTML. */
export function template(html: string, bahasa: 'id' | 'en'): Template {
  let made: { of: LayananPublik; document: Prepared } | null = null
  return (layanan) => {
    if (made?.of !== layanan) {
      const document = prepare('text/html; charset=utf-8', mustache.render(html, isiDokumen(layanan, bahasa)))
      made = { of: layanan, document }
    }
    return made.document
  }
}
