import sharp, { type Sharp } from 'sharp'

/** A camera's fifty megapixels are welcome; what unpacks to more is no picture for us. */
const MAX_PIXELS = 50_000_000
export const SECONDS = 15

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
 * What `work` makes of a sent picture, upright and in the web's colours, with nothing of the file but its pixels: no
 * place, no camera, no second file hidden in it. Null for what is not a whole JPEG, PNG or WebP of a reasonable size.
 */
export const withPicture = <T>(
  sent: Buffer,
  resized: (picture: Sharp) => Sharp,
  work: (pixels: Sharp, size: { width: number; height: number }) => Promise<T>,
): Promise<T | null> =>
  inTurn(async () => {
    const { data, info } = await resized(
      sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient(),
    )
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return work(sharp(data, { raw: { width, height, channels } }), { width, height })
  }).catch(() => null)
