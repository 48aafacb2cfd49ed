import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture whose left half has one colour and whose right half another: a cut or a rotation can be seen. */
export async function halves(
  size: { width: number; height: number },
  [left, right]: [string, string] = ['#ff0000', '#0000ff'],
): Promise<Sharp> {
  const half = { width: Math.ceil(size.width / 2), height: size.height, channels: 3 as const }
  const other = await sharp({ create: { ...half, background: right } })
    .png()
    .toBuffer()
  return sharp(
    await sharp({ create: { ...size, channels: 3, background: left } })
      .composite([{ input: other, gravity: 'east' }])
      .png()
      .toBuffer(),
  )
}

/** The colours of the corners of a WebP of this size. */
export async function corners(webp: Buffer) {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  const name = ([r = 0, g = 0, b = 0]: number[]) =>
    r > 200 && g < 60 && b < 60 ? 'red' : b > 200 && r < 60 && g < 60 ? 'blue' : `${r},${g},${b}`
  const last = info.width - 3
  return {
    size: [info.width, info.height],
    left: name(at(2, 2)),
    right: name(at(last, 2)),
    bottomLeft: name(at(2, last)),
  }
}

/** A chunk of a PNG file: its length, its kind, its content, and their checksum. */
export const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A small PNG file that unpacks to a picture of this many pixels. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A photo as a phone takes it: twelve megapixels, without an even place, of more than 5 MB as JPEG. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
