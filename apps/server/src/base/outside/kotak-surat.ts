/** A complete mail. `id` and `tanggal` stay the same at every attempt. */
export type Kiriman = {
  id: string
  kepada: string
  subjek: string
  teks: string
  html: string
  tanggal: Date
  /** The URL that turns mails of this kind off: a page for GET, the act for POST. Null where they cannot be turned off. */
  berhenti: string | null
}

/** Delivers mails. Resolves once the receiving side has accepted the mail; rejects with `SuratDitolak` where a retry is useless. */
export type KotakSurat = {
  kirim(kiriman: Kiriman, signal: AbortSignal): Promise<void>
  /** Ends connections, including those with a mail in flight. */
  tutup(): Promise<void>
}

export type Pengirim = { nama: string; alamat: string }

/** The receiving side refused this mail for good. */
export class SuratDitolak extends Error {}

/** The headers of every mail. By the Message-ID a mailbox recognises a mail that came twice. */
export const pesanOf = (kiriman: Kiriman, dari: Pengirim) => ({
  messageId: `<${kiriman.id}@${dari.alamat.split('@')[1]}>`,
  from: { name: dari.nama, address: dari.alamat },
  to: kiriman.kepada,
  subject: kiriman.subjek,
  date: kiriman.tanggal,
  text: kiriman.teks,
  html: kiriman.html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    // RFC 8058 allows the one-click act with HTTPS only. Without it, the URL still leads to the page.
    ...(kiriman.berhenti?.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  },
  ...(kiriman.berhenti ? { list: { unsubscribe: kiriman.berhenti } } : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
})
