import type { JenisLampiran } from '@sehati/contract/talk/percakapan.rules'
import { type Icon, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'

export const iconsLampiran: Record<JenisLampiran, Icon> = {
  'image/webp': IconPhoto,
  'application/pdf': IconFileTypePdf,
}
