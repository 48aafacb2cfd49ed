export type Size = { width: number; height: number }

/** Opens a file as a picture in memory, upright, as large as `sizeOf` its own size says; rejects what the browser cannot read as one. */
export async function openPicture(file: Blob, sizeOf: (own: Size) => Size): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const picture = document.createElement('canvas')
    Object.assign(picture, sizeOf({ width: image.naturalWidth, height: image.naturalHeight }))
    const context = picture.getContext('2d')
    if (!context) throw new Error('The picture was not drawn.')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, picture.width, picture.height)
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** This size in the same proportions, reduced by `scale` where that is below 1: whole pixels, at least one. */
export const scaledDown = ({ width, height }: Size, scale: number): Size => {
  const of = (side: number) => Math.max(1, Math.round(side * Math.min(1, scale)))
  return { width: of(width), height: of(height) }
}

/** The picture as a file of this type, or PNG from a browser that cannot write it. */
export const writePicture = (picture: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not written.'))), type, quality),
  )
