import pLimit from 'p-limit'
import type { Sharp } from 'sharp'

/** A camera's fifty megapixels are welcome; what unpacks to more is no picture for us. */
const MAX_PIXELS = 50_000_000
/** The same in bytes, with transparency: a few kilobytes of 16 bits each would unpack to twice as much. */
const MAX_BYTES = 200_000_000
/** Of what must be unpacked as a whole before its first line is there: interlaced, progressive, WebP. A camera's photo has no transparency. */
const MAX_BYTES_AT_ONCE = 150_000_000
export const SECONDS = 15

type Library = typeof import('sharp').default
let loading: Promise<Library> | null = null

/** The library, with the first picture: it takes twenty megabytes of every process, and many never see one. */
const load = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // It reads many formats, some of which can name other files. Here it reads three, known by their content, whatever
    // it is handed.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    sharp.cache(false)
    // Other requests are answered on the same processors.
    sharp.concurrency(1)
    return sharp
  })
  // The next picture tries again.
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** One after the other in this process: pictures take much memory, and one person cannot take it all. */
const inTurn = pLimit(1)

/** Judged by what the file says of itself, before anything is unpacked. */
async function isTooMuch(sharp: Library, sent: Buffer): Promise<boolean> {
  const { width, height, channels, depth, format, isProgressive } = await sharp(sent).metadata()
  const isAtOnce = isProgressive || format === 'webp'
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  return bytes > (isAtOnce ? MAX_BYTES_AT_ONCE : MAX_BYTES)
}

/**
 * What `work` makes of a sent picture, upright and in the web's colours, with nothing of the file but its pixels: no
 * place, no camera, no second file hidden in it. Null for what is not a whole JPEG, PNG or WebP of a reasonable size.
 */
export const withPicture = <T>(sent: Buffer, resized: Resize, work: Work<T>): Promise<T | null> =>
  inTurn(async () => {
    // Not caught below: a library that does not load is the service's fault, not the file's.
    const sharp = await load()
    return make(sharp, sent, resized, work).catch(() => null)
  })

type Resize = (picture: Sharp) => Sharp
type Work<T> = (pixels: Sharp, size: { width: number; height: number }) => Promise<T>

async function make<T>(sharp: Library, sent: Buffer, resized: Resize, work: Work<T>): Promise<T | null> {
  if (await isTooMuch(sharp, sent)) return null
  const { data, info } = await resized(
    sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient(),
  )
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return work(sharp(data, { raw: { width, height, channels } }), { width, height })
}
