import { ukuranFoto } from '@sehati/contract/constants'
import { type Crop, MAX_ZOOM, type Size, sideOf } from './crop.rules.ts'

/** A picture in memory, upright. */
export type Picture = HTMLCanvasElement

const LARGEST = Math.max(...ukuranFoto)

/** Reduced so far that the deepest zoom still fills the largest photo: a phone cannot push fifty megapixels about. */
function workingSize({ width, height }: Size): Size {
  const scale = Math.min(1, (LARGEST * MAX_ZOOM) / Math.min(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Opens a file as a picture; rejects what the browser cannot read as one. */
export async function openPicture(file: File): Promise<Picture> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const picture = document.createElement('canvas')
    Object.assign(picture, workingSize({ width: image.naturalWidth, height: image.naturalHeight }))
    picture.getContext('2d')?.drawImage(image, 0, 0, picture.width, picture.height)
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Paints the square of a picture over a whole canvas; what is transparent becomes white, as the photo will be. */
export function paint(canvas: HTMLCanvasElement, picture: Picture, crop: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  const side = sideOf(picture, crop)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { width, height } = canvas
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, width, height)
}

/** The square as a file to send: WebP, or PNG from a browser that cannot write WebP. */
export function photoOf(picture: Picture, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(LARGEST, Math.round(sideOf(picture, crop))))
  canvas.height = canvas.width
  paint(canvas, picture, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo was not written.'))),
      'image/webp',
      0.92,
    ),
  )
}
