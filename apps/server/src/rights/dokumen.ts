import { isoDi, namaZona, type Zona } from '@sehati/contract/base/waktu'

// Pages that stand by themselves: no script, nothing to fetch, made to be kept and printed.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const asText = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] as string)

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem}
a{color:inherit}h2{margin-top:2.5rem;border-bottom:1px solid}ul{list-style:none;padding:0}li{border:1px solid #8888;border-radius:.5rem;padding:.5rem .75rem;margin:.5rem 0;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) minmax(0,1fr);gap:.15rem .75rem;margin:0}dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
nav li{border:0;padding:0;margin:0}@media print{nav{display:none}body{max-width:none}}`

/** All before the first heading. `judul` is a text, not HTML. */
export const awalDokumen = (judul: string): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${asText(judul)}</title><style>${STYLE}</style></head>
<body><main>`
export const akhirDokumen = '</main></body></html>\n'

// Made once: a copy has ten thousands of dates.
const bentuk = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
/** A date of the calendar, in words. */
export const tanggalKata = (text: string): string => bentuk.format(new Date(`${text}T00:00:00Z`))

/** An instant of the database, as the clocks of a zone show it. */
export function saatDi(text: string, zona: Zona): string {
  const local = isoDi(new Date(text), zona)
  return `${tanggalKata(local.slice(0, 10))} pukul ${local.slice(11, 16).replace(':', '.')} ${namaZona(zona)}`
}
