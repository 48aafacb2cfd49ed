import { i18n, type Messages } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { inEachLanguage, type Language } from '@sehati/contract/base/language'
import type { isiKepalaTenaga } from '@sehati/contract/schedule/dokumen.rules'
import { messages as landing } from '../locales/en/landing.po'

type Isi = ReturnType<typeof isiKepalaTenaga>['tenaga']
const place = (nama: keyof Isi) => `{{tenaga.${nama}}}`
const where = (nama: keyof Isi, text: string) => `{{#tenaga.${nama}}}${text}{{/tenaga.${nama}}}`

/** The address of a professional's page, with the place of its number. */
export const tenagaPath = `/tenaga/${place('profesional_id')}`

const catalogues: Record<Language, Messages> = { id: {}, en: landing }

/**
 * Title and description of a professional's page in each language, for search engines and previews of shared links. They
 * have places, which the server fills for each professional (apps/server/src/base/http/tenaga-document.ts).
 */
export const tenagaHead = () =>
  inEachLanguage((language): [judul: string, isi: string] => {
    i18n.loadAndActivate({ locale: language, messages: catalogues[language] })
    const [nama, spesialisasi] = [place('name'), place('nama_spesialisasi')]
    const profesi = where('dokter', t`Dokter`) + where('psikolog', t`Psikolog`)
    return [
      `${nama} · ${profesi}`,
      t`${nama}, ${profesi} · ${spesialisasi}. Lihat profil, ulasan, dan waktu kosong terdekat, lalu pesan konsultasi.`,
    ]
  })
