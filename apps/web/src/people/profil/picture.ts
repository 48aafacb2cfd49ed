import { ukuranFoto } from '@sehati/contract/base/constants'
import * as pictures from '../../base/lib/picture.ts'
import { type Crop, MAX_ZOOM, sideOf } from './crop.rules.ts'

/** A picture in memory, upright. */
export type Picture = HTMLCanvasElement

const LARGEST = Math.max(...ukuranFoto)

/**
 * Opens a file as a picture; rejects what the browser cannot read as one. It is reduced so far that the deepest zoom still fills
 * the largest photo: a phone cannot push fifty megapixels about.
 */
export const openPicture = (file: File): Promise<Picture> =>
  pictures.openPicture(file, (own) => pictures.scaledDown(own, (LARGEST * MAX_ZOOM) / Math.min(own.width, own.height)))

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
  return pictures.writePicture(canvas, 'image/webp', 0.92)
}
