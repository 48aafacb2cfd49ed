import { deflateSync } from 'node:zlib'
import { pngChunk } from '../picture.ts'

/** The seven passes of Adam7, as [x, y, every x, every y]; a picture that is not interlaced has one. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const once = [[0, 0, 1, 1]] as const

/** A small PNG file with red, green, blue and transparency of `bits` each, that unpacks to `side` × `side` pixels. */
export function widePng(side: number, { bits, interlaced }: { bits: 8 | 16; interlaced: boolean }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([bits, 6, 0, 0, interlaced ? 1 : 0], 8)
  const rows = (interlaced ? adam7 : once).map(
    ([x, y, dx, dy]) => Math.ceil((side - y) / dy) * (1 + Math.ceil((side - x) / dx) * (bits / 2)),
  )
  const content = Buffer.alloc(rows.reduce((sum, n) => sum + n, 0))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(content, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
