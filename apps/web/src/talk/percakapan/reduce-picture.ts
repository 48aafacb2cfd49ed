import { LAMPIRAN_BYTES, sisiLampiran } from '@sehati/contract/base/constants'
import { openPicture, scaledDown, writePicture } from '../../base/lib/picture.ts'

const QUALITY = 0.85

/**
 * A chosen picture as it is sent: no longer than what the server keeps of it, so that the photo of any phone fits and a slow
 * network carries less. A small one, and what the browser cannot read, stays as it is.
 */
export async function reducePicture(file: File): Promise<Blob> {
  let isReduced = file.size > LAMPIRAN_BYTES
  try {
    const picture = await openPicture(file, (own) => {
      const scale = sisiLampiran.penuh / Math.max(own.width, own.height)
      isReduced ||= scale < 1
      return scaledDown(own, scale)
    })
    if (!isReduced) return file
    const written = await writePicture(picture, 'image/webp', QUALITY)
    // A PNG of a photo is heavy; one with transparency is left to browsers that write WebP.
    return written.type === 'image/webp' ? written : await writePicture(picture, 'image/jpeg', QUALITY)
  } catch {
    return file
  }
}
