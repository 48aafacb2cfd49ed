import { brandName } from './brand.ts'

/** Words that many mails share. */
export const setelahLogin = 'Detail lengkap dapat dibuka setelah login.'
export const bukaLayanan = `Buka ${brandName}`

type IsiSurat = { subjek: string; isi: readonly string[] }
/** The text of a mail. `banyak` says it of several, where mails of the kind are folded. */
export type TeksSurat = IsiSurat & { tombol: string; banyak?: IsiSurat }
