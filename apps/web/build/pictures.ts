import { brandColours, brandMark } from '@sehati/contract/base/brand'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const { accent } = brandColours

/** A ground in the accent with the mark in its middle, without words: what fonts a building machine has is not known. */
const drawing = (width: number, height: number, mark: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${accent[6]}"/>` +
  `<svg x="${(width - mark) / 2}" y="${(height - mark) / 2}" width="${mark}" height="${mark}" viewBox="0 0 32 32">${brandMark}</svg></svg>`

const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()

/** An icon file holds a head, a directory of one entry, and the picture as PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** Draws the brand for those who read no SVG: previews of shared links, home screens, older browsers. */
export function pictures(): Plugin {
  return {
    name: 'sehati:pictures',
    apply: 'build',
    async generateBundle() {
      const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${brandMark}</svg>`
      const files = {
        'favicon.ico': ico(await sharp(Buffer.from(mark)).png().toBuffer(), 32),
        'apple-touch-icon.png': await png(drawing(180, 180, 150)),
        // A launcher may cut a shape out of the last one: the mark stays within the middle that every shape leaves.
        'icon-192.png': await png(drawing(192, 192, 160)),
        'icon-512.png': await png(drawing(512, 512, 426)),
        'icon-maskable-512.png': await png(drawing(512, 512, 300)),
        'share.png': await png(drawing(1_200, 630, 420)),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
