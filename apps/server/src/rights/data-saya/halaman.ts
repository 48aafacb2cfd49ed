import { brandName } from '@sehati/contract/base/brand'
import { isoDi, namaZona, WIB, type Zona } from '@sehati/contract/base/waktu'
import { type BagianSalinan, bagianSalinan, salinanTexts } from '@sehati/contract/rights/salinan.texts'
import type { Kepala } from './data-json.ts'
import type { Baris } from './salinan.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const asText = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] as string)

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem}
a{color:inherit}h2{margin-top:2.5rem;border-bottom:1px solid}ul{list-style:none;padding:0}li{border:1px solid #8888;border-radius:.5rem;padding:.5rem .75rem;margin:.5rem 0;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) minmax(0,1fr);gap:.15rem .75rem;margin:0}dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
nav li{border:0;padding:0;margin:0}@media print{nav{display:none}body{max-width:none}}`

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/
/** An instant of the database, as the clocks of a zone show it. */
function saatDi(text: string, zona: Zona): string {
  const local = isoDi(new Date(text), zona)
  return `${tanggal(local.slice(0, 10))} pukul ${local.slice(11, 16).replace(':', '.')} ${namaZona(zona)}`
}
const TIME = /^(\d\d):(\d\d):\d\d$/
/** A word of the database, such as `milik_sendiri`. */
const CODE = /^[a-z]+(_[a-z]+)+$/
const DATE = /^\d{4}-\d\d-\d\d$/
// Made once: a copy has ten thousands of dates.
const bentuk = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
const tanggal = (text: string): string => bentuk.format(new Date(`${text}T00:00:00Z`))

/** `zona` is that of the clinic, where the row names one. */
function kataDari(value: unknown, zona: Zona): string {
  if (typeof value === 'boolean') return value ? salinanTexts.ya : salinanTexts.tidak
  if (Array.isArray(value)) return value.map((one) => kataDari(one, zona)).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([nama, isi]) => `${nama}: ${kataDari(isi, zona)}`)
      .join('; ')
  const text = String(value)
  if (INSTANT.test(text)) return saatDi(text, zona)
  const jam = TIME.exec(text)
  if (jam) return `${jam[1]}.${jam[2]}`
  if (CODE.test(text)) return text.replaceAll('_', ' ')
  return DATE.test(text) ? tanggal(text) : text
}

const isBerkas = (value: string): boolean => /^(lampiran|foto)\/[\w.-]+$/.test(value)

function isiDari(value: unknown, zona: Zona): string {
  const text = asText(kataDari(value, zona))
  return typeof value === 'string' && isBerkas(value) ? `<a href="${text}">${text}</a>` : text
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function barisOf({ kolom }: BagianSalinan, row: Baris): string {
  const filled = Object.entries(row).filter(([, value]) => !isEmpty(value))
  const zona = (row.zona ?? WIB) as Zona
  const lines = filled.map(
    ([nama, value]) => `<dt>${asText(kolom[nama] as string)}</dt><dd>${isiDari(value, zona)}</dd>`,
  )
  return `<li><dl>${lines.join('')}</dl></li>\n`
}

/** The copy as a page that stands by itself: no script, nothing to fetch, made to be printed. */
export async function* asHalaman(
  { dibuat, tidak_disertakan }: Kepala,
  batchesOf: (bagian: BagianSalinan) => AsyncIterable<Baris[]>,
): AsyncGenerator<string> {
  const judul = asText(`${salinanTexts.judul} · ${brandName}`)
  yield `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${judul}</title><style>${STYLE}</style></head>
<body><main><h1>${judul}</h1><p>${asText(salinanTexts.pembuka)}</p><p>${asText(tanggal(dibuat))}</p>\n<nav><ul>`
  yield bagianSalinan.map(({ tabel, judul }) => `<li><a href="#${tabel}">${asText(judul)}</a></li>`).join('')
  yield '</ul></nav>\n'
  for (const bagian of bagianSalinan) {
    yield `<section><h2 id="${bagian.tabel}">${asText(bagian.judul)}</h2>\n`
    let isNone = true
    for await (const rows of batchesOf(bagian)) {
      yield `${isNone ? '<ul>' : ''}${rows.map((row) => barisOf(bagian, row)).join('')}`
      isNone = false
    }
    yield isNone ? `<p>${asText(salinanTexts.kosong)}</p></section>\n` : '</ul></section>\n'
  }
  yield `<section><h2>${asText(salinanTexts.tidakDisertakan)}</h2><ul>`
  yield tidak_disertakan
    .map(({ bagian, alasan }) => `<li><strong>${asText(bagian)}</strong><br>${asText(alasan)}</li>`)
    .join('')
  yield '</ul></section></main></body></html>\n'
}
