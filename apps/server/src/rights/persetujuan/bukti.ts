import { brandName } from '@sehati/contract/base/brand'
import { WIB } from '@sehati/contract/base/waktu'
import { buktiTexts as kata } from '@sehati/contract/rights/persetujuan.texts'
import { akhirDokumen, asText, awalDokumen, saatDi } from '../dokumen.ts'
import type { Bukti } from './naskah.store.ts'

/** The proof of an answer, as a page: the words of the notice as they were shown, and what was said to them. */
export function asBukti(of: Bukti): string {
  const judul = `${kata.judul} · ${brandName}`
  const facts: [string, string][] = [
    [kata.nama, of.nama],
    ...(of.psikolog === null ? [] : [[kata.psikolog, of.psikolog] as [string, string]]),
    [kata.pilihan, kata.sikap[of.sikap]],
    [kata.waktu, saatDi(of.pada, WIB)],
    [kata.cara, kata.kanal[of.kanal]],
    [kata.versi, String(of.versi)],
    [kata.terbit, saatDi(of.terbit_pada, WIB)],
    [kata.sidik, of.sidik],
    [kata.nomor, String(of.persetujuan_id)],
  ]
  const list = facts.map(([name, value]) => `<dt>${asText(name)}</dt><dd>${asText(value)}</dd>`).join('')
  const bagian = of.bagian.map(({ judul, isi }) => `<p><b>${asText(judul)}.</b> ${asText(isi)}</p>`).join('\n')
  return `${awalDokumen(judul)}<h1>${asText(judul)}</h1><dl>${list}</dl>
<h2>${asText(of.judul)}</h2><p>${asText(of.pernyataan)}</p>
${bagian}${akhirDokumen}`
}
