import { brandName, mailColours as colour } from '@sehati/contract/base/brand'

/** A mail before it is laid out. */
export type Lembar = {
  sapaan: string
  isi: readonly string[]
  tombol: readonly { kata: string; alamat: string }[]
  kaki: string
  berhenti: { kata: string; alamat: string } | null
}

/** For mail programs that show no HTML, and for readers who prefer text. */
export function asText({ sapaan, isi, tombol, kaki, berhenti }: Lembar): string {
  const links = tombol.map(({ kata, alamat }) => `${kata}:\n${alamat}`)
  const foot = berhenti ? [`${berhenti.kata}:\n${berhenti.alamat}`] : []
  return `${[sapaan, ...isi, ...links, '--', kaki, ...foot].join('\n\n')}\n`
}

/** Styles are inline, and no picture is loaded: mail programs drop or report both. */
export function asHtml({ sapaan, isi, tombol, kaki, berhenti }: Lembar): string {
  const body = [sapaan, ...isi].map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escaped(text)}</p>`)
  const buttons = tombol.map(
    ({ kata, alamat }) =>
      `<p style="margin:0 0 12px"><a href="${escaped(alamat)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colour.accent};color:${colour.onAccent};text-decoration:none;font-weight:bold">${escaped(kata)}</a></p>`,
  )
  const foot = berhenti
    ? [`<a href="${escaped(berhenti.alamat)}" style="color:${colour.quiet}">${escaped(berhenti.kata)}</a>`]
    : []
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(brandName)}</title></head>
<body style="margin:0;padding:24px;background:${colour.ground};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:${colour.words}">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:${colour.surface}">
<p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:${colour.accent}">${escaped(brandName)}</p>
${[...body, ...buttons].join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colour.line};font-size:14px;color:${colour.quiet}">${[escaped(kaki), ...foot].join('<br>')}</p>
</div>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string)
