import { FOTO_BYTES } from '@sehati/contract/constants'

const types = ['image/jpeg', 'image/png', 'image/webp']

/** For the browser's choice of a file. */
export const FOTO_ACCEPT = types.join(',')

/** Why a file cannot become a photo, by what is known before it is opened; null where nothing speaks against it. */
export function fotoRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!types.includes(type)) return 'Jenis berkas ini tidak didukung. Gunakan JPEG, PNG, atau WebP.'
  if (size > FOTO_BYTES) return `Ukuran foto maksimal ${FOTO_BYTES / 1024 / 1024} MB.`
  return size === 0 ? 'Berkas ini kosong.' : null
}
