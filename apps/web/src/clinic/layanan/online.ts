import { t } from '@lingui/core/macro'
import { brandName } from '@sehati/contract/base/brand'
import { layanan } from './layanan.ts'

/** Whether the clinic has video: without it a room says why not, and the conversation comes first. */
export const canVideo = (): boolean => layanan()?.video !== false

/** How an online consultation takes place. */
export const caraOnline = (): string =>
  canVideo()
    ? t`Online: ruang video dan percakapan tertulis di ${brandName} pada waktu janji.`
    : t`Online: percakapan tertulis di ${brandName} pada waktu janji.`
