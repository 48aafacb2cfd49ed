import { t } from '@lingui/core/macro'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { say } from '../../base/lib/say.ts'
import type { Media } from './media.ts'

/** What stands in the way of camera and microphone, in one sentence; null where nothing does. */
export function kataKendala({ kendalaSuara, kendalaGambar }: Media): string | null {
  if (kendalaSuara === 'ditolak' || kendalaGambar === 'ditolak') return say(bilikTexts.izinkan)
  if (kendalaSuara === 'dipakai') return t`Mikrofon dipakai aplikasi lain.`
  if (kendalaSuara === 'tidak ada')
    return kendalaGambar === null ? t`Mikrofon tidak ditemukan.` : t`Kamera dan mikrofon tidak ditemukan.`
  if (kendalaGambar === 'dipakai') return say(bilikTexts.kameraDipakai)
  if (kendalaGambar === 'tidak ada') return t`Kamera tidak ditemukan.`
  return null
}
