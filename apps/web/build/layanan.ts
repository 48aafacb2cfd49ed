import type { Language } from '@sehati/contract/base/language'
import { layananBawaan } from '@sehati/contract/clinic/bawaan.rules'
import { isiDokumen } from '@sehati/contract/clinic/dokumen.rules'
import { getLayanan } from '@sehati/contract/clinic/layanan.endpoints'
import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import mustache from 'mustache'
import type { HtmlTagDescriptor } from 'vite'

// Every document has places for what the clinic says about itself, in the language of Mustache. The server fills them
// (apps/server/src/base/http/template.ts); in development this file does.

/** What the application reads (src/clinic/layanan/layanan.ts). */
export const layananBlock: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'application/json', id: 'data-layanan' },
  children: '{{{data}}}',
  injectTo: 'head',
}

/** The place in app.html of what a browser without scripts shows. */
const WITHOUT_SCRIPT = '<!--numbers-->'
const numbers =
  '<ul>{{#nomor_darurat}}<li>{{^ext}}<a href="tel:{{nomor}}">{{nomor}}</a>{{/ext}}{{#ext}}{{nomor}} ekstensi {{ext}}{{/ext}}: {{isi}}{{#tutup}} Sedang tutup.{{/tutup}}{{#ext}} Hubungi {{nomor}}. Setelah tersambung, tekan {{ext}}.{{/ext}}</li>{{/nomor_darurat}}</ul>' +
  '{{#adaTelepon}}<p>{{#telepon}}<a href="tel:{{tel}}">{{nomor}}</a> {{/telepon}}</p>{{/adaTelepon}}'
export const withNumbers = (html: string): string => html.replace(WITHOUT_SCRIPT, () => numbers)

async function fromServer(): Promise<LayananPublik> {
  try {
    const reply = await fetch(`${process.env.API_URL ?? 'http://127.0.0.1:3000'}${getLayanan.path}`)
    return ((await reply.json()) as { data: LayananPublik }).data
  } catch {
    return layananBawaan
  }
}

/** The finished document of development. */
export const completed = async (html: string, lang: Language): Promise<string> =>
  mustache.render(html, isiDokumen(await fromServer(), lang))
