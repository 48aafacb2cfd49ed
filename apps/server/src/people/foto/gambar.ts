import { ukuranFoto } from '@sehati/contract/base/constants'
import type { Gambar } from '../../base/outside/foto-store.ts'
import { SECONDS, withPicture } from './picture.ts'

const largest = Math.max(...ukuranFoto)

/** The photo encoded again, as squares of its middle; null for a file that is no picture. */
export const asSquares = (sent: Buffer): Promise<Gambar[] | null> =>
  withPicture(
    sent,
    (picture) => picture.resize(largest, largest, { fit: 'cover', position: 'centre' }),
    (pixels) =>
      Promise.all(
        ukuranFoto.map(async (ukuran) => ({
          ukuran,
          isi: await pixels
            .clone()
            .resize(ukuran, ukuran)
            .webp({ quality: 82 })
            .timeout({ seconds: SECONDS })
            .toBuffer(),
        })),
      ),
  )
