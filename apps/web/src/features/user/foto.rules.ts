import { t } from '@lingui/core/macro'
import { FOTO_BYTES } from '@sehati/contract/constants'

const megabyte = FOTO_BYTES / 1024 / 1024
const types = ['image/jpeg', 'image/png', 'image/webp']

/** For the browser's choice of a file. */
export const FOTO_ACCEPT = types.join(',')

/** Why a file cannot become a photo, by what is known before it is opened; null if nothing forbids it. */
export function fotoRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!types.includes(type)) return t`Jenis berkas ini tidak didukung. Gunakan JPEG, PNG, atau WebP.`
  if (size > FOTO_BYTES) return t`Ukuran foto maksimal ${megabyte} MB.`
  return size === 0 ? t`Berkas ini kosong.` : null
}
