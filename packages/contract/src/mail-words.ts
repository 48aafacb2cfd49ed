import { brandName } from './brand.ts'

/** Words that many mails share. */
export const setelahLogin = 'Detail lengkap dapat dibuka setelah login.'
export const bukaLayanan = `Buka ${brandName}`
