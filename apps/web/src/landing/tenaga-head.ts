import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { isiKepalaTenaga } from '@sehati/contract/tenaga-profesional/dokumen.rules'
import type { Language } from '../lib/language.ts'
import { messages as landing } from '../locales/en/landing.po'

type Isi = ReturnType<typeof isiKepalaTenaga>['tenaga']
const place = (nama: keyof Isi) => `{{tenaga.${nama}}}`
const where = (nama: keyof Isi, text: string) => `{{#tenaga.${nama}}}${text}{{/tenaga.${nama}}}`

/** The address of a professional's page, with the place of its number. */
export const tenagaPath = `/tenaga/${place('profesional_id')}`

/**
 * Title and description of a professional's page in both languages, for search engines and previews of shared links. They
 * have places, which the server fills for each professional (apps/server/src/http/tenaga-document.ts).
 */
export function tenagaHead(): Record<Language, [judul: string, isi: string]> {
  const inLanguage = (language: Language): [string, string] => {
    i18n.loadAndActivate({ locale: language, messages: language === 'en' ? landing : {} })
    const [nama, spesialisasi] = [place('name'), place('nama_spesialisasi')]
    const profesi = where('dokter', t`Dokter`) + where('psikolog', t`Psikolog`)
    return [
      `${nama} · ${profesi}`,
      t`${nama}, ${profesi} · ${spesialisasi}. Lihat profil, ulasan, dan waktu kosong terdekat, lalu pesan konsultasi.`,
    ]
  }
  return { id: inLanguage('id'), en: inLanguage('en') }
}
