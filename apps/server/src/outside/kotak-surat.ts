/** A finished mail. `id` and `tanggal` stay the same however often it is tried. */
export type Kiriman = {
  id: string
  kepada: string
  subjek: string
  teks: string
  html: string
  tanggal: Date
  /** Where mails of this kind are turned off. */
  berhenti: string | null
}

/** Takes mails away. Resolves once the mail is the other side's; rejects with `SuratDitolak` where trying again is no use. */
export type KotakSurat = {
  kirim(kiriman: Kiriman, signal: AbortSignal): Promise<void>
  /** Ends connections, also those on which a mail is under way. */
  tutup(): Promise<void>
}

export type Pengirim = { nama: string; alamat: string }

/** The other side has said that it will not have this mail. */
export class SuratDitolak extends Error {}

/** What every mail program is told, whichever way it goes. The Message-ID lets a mailbox know a mail that came twice. */
export const pesanOf = (kiriman: Kiriman, dari: Pengirim) => ({
  messageId: `<${kiriman.id}@${dari.alamat.split('@')[1]}>`,
  from: { name: dari.nama, address: dari.alamat },
  to: kiriman.kepada,
  subject: kiriman.subjek,
  date: kiriman.tanggal,
  text: kiriman.teks,
  html: kiriman.html,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  ...(kiriman.berhenti ? { list: { unsubscribe: kiriman.berhenti } } : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
})
