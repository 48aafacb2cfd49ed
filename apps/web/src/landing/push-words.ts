import { i18n } from '@lingui/core'
import { brandName as layanan } from '@sehati/contract/brand'
import type { KelompokPush } from '@sehati/contract/push/rules'
import { kalimatPush } from '@sehati/contract/push/texts'
import { format } from '@sehati/contract/sentence'
import type { Language } from '../lib/language.ts'
import { messages as contract } from '../locales/en/contract.po'

type PushWords = Record<Language, Record<KelompokPush, string>>

/** The neutral sentences of pushes in both languages, for the service worker. */
export function pushWords(): PushWords {
  i18n.loadAndActivate({ locale: 'en', messages: contract })
  const each = (words: (kalimat: (typeof kalimatPush)[KelompokPush]) => string) =>
    Object.fromEntries(
      Object.entries(kalimatPush).map(([kelompok, kalimat]) => [kelompok, words(kalimat)]),
    ) as PushWords[Language]
  return { id: each((kalimat) => format(kalimat, { layanan })), en: each((kalimat) => i18n._(kalimat, { layanan })) }
}
