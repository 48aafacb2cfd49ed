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
  const body = [sapaan, ...isi].map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`)
  const buttons = tombol.map(
    ({ kata, alamat }) =>
      `<p style="margin:0 0 12px"><a href="${escaped(alamat)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f766e;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(kata)}</a></p>`,
  )
  const foot = berhenti
    ? [`<a href="${escaped(berhenti.alamat)}" style="color:#475569">${escaped(berhenti.kata)}</a>`]
    : []
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sehati</title></head>
<body style="margin:0;padding:24px;background:#f1f5f9;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#0f172a">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:#0f766e">Sehati</p>
${[...body, ...buttons].join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e2e8f0;font-size:14px;color:#475569">${[escaped(kaki), ...foot].join('<br>')}</p>
</div>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string)
