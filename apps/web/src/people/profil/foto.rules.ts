import { t } from '@lingui/core/macro'

const types = ['image/jpeg', 'image/png', 'image/webp']

/** For the browser's choice of a file. */
export const FOTO_ACCEPT = types.join(',')

/**
 * Why a file cannot become a photo, by what is known before it is opened; null if nothing forbids it. Its size does not: the
 * browser sends no more than the chosen square.
 */
export function fotoRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!types.includes(type)) return t`Jenis berkas ini tidak didukung. Gunakan JPEG, PNG, atau WebP.`
  return size === 0 ? t`Berkas ini kosong.` : null
}
