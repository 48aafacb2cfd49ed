import { ukuranFoto } from '@sehati/contract/constants'
import sharp from 'sharp'
import type { Gambar } from '../../outside/foto-store.ts'

/** A camera's fifty megapixels are welcome; what unpacks to more is no portrait. */
const MAX_PIXELS = 50_000_000
const SECONDS = 15
const largest = Math.max(...ukuranFoto)

// The library reads many formats, some of which can name other files. Here it reads three, known by
// their content, whatever it is handed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

/** One after the other in this process: pictures take much memory, and one person cannot take it all. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => {})
  return turn
}

/**
 * The photo anew, upright, as squares of the middle, with nothing of the sent file but its pixels: no place, no camera,
 * no second file hidden in it. Null for what is not a whole JPEG, PNG or WebP of a reasonable size.
 */
export const asSquares = (sent: Buffer): Promise<Gambar[] | null> => inTurn(() => squares(sent).catch(() => null))

async function squares(sent: Buffer): Promise<Gambar[]> {
  const { data, info } = await sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(largest, largest, { fit: 'cover', position: 'centre' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return Promise.all(
    ukuranFoto.map(async (ukuran) => ({
      ukuran,
      isi: await sharp(data, { raw: { width, height, channels } })
        .resize(ukuran, ukuran)
        .webp({ quality: 82 })
        .timeout({ seconds: SECONDS })
        .toBuffer(),
    })),
  )
}
