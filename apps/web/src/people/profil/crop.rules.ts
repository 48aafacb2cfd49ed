/** The square that is kept of a picture: its centre in the picture's pixels; `zoom` 1 is the largest square there is. */
export type Crop = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }

export const MAX_ZOOM = 4
/** What one press of a key does: moves the picture by this part of the square's side, or changes `zoom` by this much. */
const STEP = 0.05
const ZOOM_STEP = 0.1

/** Side of the square in the picture's pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The same square, moved and sized so that it lies within the picture. */
export function fitCrop(size: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, MAX_ZOOM)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return { zoom, x: within(crop.x, half, size.width - half), y: within(crop.y, half, size.height - half) }
}

/** The largest square in the middle of a picture: what the server keeps of a picture that was not cropped. */
export const startCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Drags the picture behind the square, as a finger drags a photo. `right` and `down` are parts of the square's side. */
export function pushPicture(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop)
  return fitCrop(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}

export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => fitCrop(size, { ...crop, zoom })

/** What a key does to the picture; null for a key that does nothing. */
export function cropByKey(size: Size, crop: Crop, key: string): Crop | null {
  switch (key) {
    case 'ArrowLeft':
      return pushPicture(size, crop, -STEP, 0)
    case 'ArrowRight':
      return pushPicture(size, crop, STEP, 0)
    case 'ArrowUp':
      return pushPicture(size, crop, 0, -STEP)
    case 'ArrowDown':
      return pushPicture(size, crop, 0, STEP)
    case '+':
    case '=':
      return zoomTo(size, crop, crop.zoom + ZOOM_STEP)
    case '-':
      return zoomTo(size, crop, crop.zoom - ZOOM_STEP)
    default:
      return null
  }
}
