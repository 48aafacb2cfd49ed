import { i18n, type Messages } from '@lingui/core'
import { brandName as layanan } from '@sehati/contract/base/brand'
import { defaultLanguage, inEachLanguage, type Language } from '@sehati/contract/base/language'
import { format } from '@sehati/contract/base/sentence'
import type { KelompokPush } from '@sehati/contract/channel/push.rules'
import { kalimatPush } from '@sehati/contract/channel/push.texts'
import { messages as contract } from '../locales/en/contract.po'

const catalogues: Record<Language, Messages> = { id: {}, en: contract }

/** The neutral sentences of pushes in each language, for the service worker. */
export const pushWords = () =>
  inEachLanguage((language) => {
    i18n.loadAndActivate({ locale: language, messages: catalogues[language] })
    const words = Object.entries(kalimatPush).map(([kelompok, kalimat]) => [
      kelompok,
      language === defaultLanguage ? format(kalimat, { layanan }) : i18n._(kalimat, { layanan }),
    ])
    return Object.fromEntries(words) as Record<KelompokPush, string>
  })
