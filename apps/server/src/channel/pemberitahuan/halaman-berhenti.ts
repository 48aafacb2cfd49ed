import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { brandColours, brandName, mailColours as light } from '@sehati/contract/base/brand'
import { format } from '@sehati/contract/base/sentence'
import type { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { jenisKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { berhentiTexts } from '@sehati/contract/channel/surat.texts'
import mustache from 'mustache'

const { night, accent, dark } = brandColours

/** It works without scripts, and looks like the mail from which it is opened. The form sends to the URL of the page itself. */
const page = `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>{{judul}} · {{layanan}}</title>
<style>
:root { --ground: ${light.ground}; --surface: ${light.surface}; --words: ${light.words};
  --accent: ${light.accent}; --on-accent: ${light.onAccent} }
@media (prefers-color-scheme: dark) {
  :root { --ground: ${night[9]}; --surface: ${night[7]}; --words: ${night[0]};
    --accent: ${accent[4]}; --on-accent: ${dark.onAccent} }
}
body { margin: 0; padding: 24px 16px; background: var(--ground); color: var(--words);
  font: 16px/1.5 system-ui, Arial, Helvetica, sans-serif }
main { box-sizing: border-box; max-width: 480px; margin: 8vh auto 0; padding: 24px; border-radius: 12px;
  background: var(--surface) }
.name { margin: 0 0 16px; font-size: 20px; font-weight: bold; color: var(--accent) }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25 }
p { margin: 0 0 24px }
button { box-sizing: border-box; width: 100%; min-height: 48px; margin: 0 0 16px; padding: 12px 20px; border: 0;
  border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: bold; cursor: pointer }
a { display: inline-block; padding: 10px 0; color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
</style>
</head>
<body>
<main>
<p class="name">{{layanan}}</p>
<h1>{{judul}}</h1>
<p>{{isi}}</p>
{{#tombol}}<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>{{tombol}}</button></form>{{/tombol}}
<a href="/profile#notifikasi">{{atur}}</a>
</main>
</body>
</html>
`

type Keadaan = { keadaan: 'tanya' | 'mati'; jenis: JenisPemberitahuan } | { keadaan: 'tidakBerlaku' }

/** The page of a link that turns mails off: it asks, reports that it is done, or that the link is not valid. */
export function halamanBerhenti(of: Keadaan): Berkas {
  const { judul, isi } = berhentiTexts[of.keadaan]
  const words = { jenis: 'jenis' in of ? jenisKata[of.jenis] : '', layanan: brandName }
  const view = {
    layanan: brandName,
    judul,
    isi: format(isi, words),
    tombol: of.keadaan === 'tanya' ? berhentiTexts.tombol : null,
    atur: berhentiTexts.atur,
  }
  return { isi: Buffer.from(mustache.render(page, view)) }
}
