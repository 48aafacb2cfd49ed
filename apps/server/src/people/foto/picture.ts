import pLimit from 'p-limit'
import type { Sharp } from 'sharp'

/** The maximum of pixels: fifty megapixels of a camera are accepted. */
const MAX_PIXELS = 50_000_000
/** The same in bytes, with transparency: a file of a few kilobytes with 16 bits each would unpack to twice as much. */
const MAX_BYTES = 200_000_000
/** For formats that must be unpacked as a whole: interlaced, progressive, WebP. A camera's photo has no transparency. */
const MAX_BYTES_AT_ONCE = 150_000_000
export const SECONDS = 15

type Library = typeof import('sharp').default
let loading: Promise<Library> | null = null

/** The library, loaded with the first picture: it takes twenty megabytes of a process, and many never need it. */
const load = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // The library reads many formats, some of which can name other files. Here it reads three, recognised by their
    // content.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    sharp.cache(false)
    // Other requests need the processors too.
    sharp.concurrency(1)
    return sharp
  })
  // The next picture tries to load it again.
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** Pictures are processed one after the other in this process: each takes much memory. */
const inTurn = pLimit(1)

/** Judges a picture by its header, before anything is unpacked. */
async function isTooMuch(sharp: Library, sent: Buffer): Promise<boolean> {
  const { width, height, channels, depth, format, isProgressive } = await sharp(sent).metadata()
  const isAtOnce = isProgressive || format === 'webp'
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  return bytes > (isAtOnce ? MAX_BYTES_AT_ONCE : MAX_BYTES)
}

/**
 * Runs `work` on a sent picture, upright and in the web's colours, with nothing of the file but its pixels: no
 * place, no camera, no second file hidden in it. Null for a file that is no complete JPEG, PNG or WebP of a reasonable size.
 */
export const withPicture = <T>(sent: Buffer, resized: Resize, work: Work<T>): Promise<T | null> =>
  inTurn(async () => {
    // Not caught below: a library that does not load is a fault of the service, not of the file.
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
