import { brandName } from '@sehati/contract/base/brand'
import { WIB, type Zona } from '@sehati/contract/base/waktu'
import { type BagianSalinan, bagianSalinan, salinanTexts } from '@sehati/contract/rights/salinan.texts'
import { akhirDokumen, asText, awalDokumen, saatDi, tanggalKata } from '../dokumen.ts'
import type { Kepala } from './data-json.ts'
import type { Baris } from './salinan.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/
const TIME = /^(\d\d):(\d\d):\d\d$/
/** A word of the database, such as `milik_sendiri`. */
const CODE = /^[a-z]+(_[a-z]+)+$/
const DATE = /^\d{4}-\d\d-\d\d$/
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
  return DATE.test(text) ? tanggalKata(text) : text
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
  { nomor_rekam, dibuat, tidak_disertakan }: Kepala,
  batchesOf: (bagian: BagianSalinan) => AsyncIterable<Baris[]>,
): AsyncGenerator<string> {
  const judul = `${salinanTexts.judul} · ${brandName}`
  yield `${awalDokumen(judul)}<h1>${asText(judul)}</h1><p>${asText(salinanTexts.pembuka)}</p><p>${asText(nomor_rekam === null ? tanggalKata(dibuat) : `${salinanTexts.nomorRekam} ${nomor_rekam}, ${tanggalKata(dibuat)}`)}</p>\n<nav><ul>`
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
  yield `</ul></section>${akhirDokumen}`
}
