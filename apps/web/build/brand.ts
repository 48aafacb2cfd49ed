import { brandColours, brandMark, brandName } from '@sehati/contract/base/brand'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { meaning } from '../src/base/ui/theme/palette.ts'
import { faultOf, pairs } from '../src/base/ui/theme/readable.ts'

const escapedName = brandName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Places of app.html that the server fills, with what the clinic says about itself (`isiDokumen` of the contract). */
const ofServer = ['data', 'nomor', 'ext', 'isi', 'tel']

/** The values of the other places `{{name}}` in app.html. */
const places: Record<string, string> = {
  name: escapedName,
  mark: brandMark,
  'light-ground': meaning.light.ground,
  'dark-ground': meaning.dark.ground,
}

const ICON = 'favicon.svg'
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapedName}</title>${brandMark}</svg>\n`

/** A ground in the accent with the mark in its middle, without words: what fonts a building machine has is not known. */
const drawn = (width: number, height: number, mark: number) => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${brandColours.accent[6]}"/>` +
    `<svg x="${(width - mark) / 2}" y="${(height - mark) / 2}" width="${mark}" height="${mark}" viewBox="0 0 32 32">${brandMark}</svg></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** An icon file: a head, a directory of one entry (32 × 32 points, one plane, 32 bits), and the picture as PNG. */
async function ico(): Promise<Buffer> {
  const picture = await sharp(Buffer.from(icon.replace('<svg', '<svg width="32" height="32"')))
    .png()
    .toBuffer()
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(picture.length, 14)
  return Buffer.concat([head, picture])
}

/** The brand as files. Pictures are for those who read no SVG: previews of shared links, home screens, older browsers. */
const files = async () => ({
  [ICON]: icon,
  'favicon.ico': await ico(),
  'apple-touch-icon.png': await drawn(180, 180, 150),
  // A launcher may cut a shape out of the last one: the mark stays within the middle that every shape leaves.
  'icon-192.png': await drawn(192, 192, 160),
  'icon-512.png': await drawn(512, 512, 426),
  'icon-maskable-512.png': await drawn(512, 512, 300),
  'share.png': await drawn(1_200, 630, 420),
})

/** Fills the brand into the shell, draws its icons and pictures, and refuses colours that are hard to read. */
export function brand(): Plugin {
  return {
    name: 'sehati:brand',
    buildStart() {
      const faults = pairs.flatMap((pair) => faultOf(pair) ?? [])
      if (faults.length > 0) this.error(`Colours of packages/contract/src/base/brand.ts:\n${faults.join('\n')}`)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/\{\{([\w-]+)\}\}/g, (place, name: string) => {
          if (ofServer.includes(name)) return place
          const found = places[name]
          if (found === undefined)
            throw new Error(`app.html has the place ${place}, for which build/brand.ts has no value.`)
          return found
        }),
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await files())) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${ICON}`, (_req, res) => void res.setHeader('content-type', 'image/svg+xml').end(icon))
    },
  }
}
