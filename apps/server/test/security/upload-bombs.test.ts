import { setTimeout as wait } from 'node:timers/promises'
import { FOTO_BYTES } from '@sehati/contract/constants'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { asSquares } from '../../src/features/foto/gambar.ts'
import { readLampiran } from '../../src/features/percakapan/lampiran.ts'
import { AppError } from '../../src/http/errors.ts'
import { makeUploadTurns } from '../../src/http/upload.ts'
import { widePng } from './wide-png.ts'

/** How much more memory the process holds while it works than before, at its highest. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let peak = before
  const looking = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  await work().finally(() => clearInterval(looking))
  return peak - before
}

describe('a picture that unpacks to too much is refused before it is unpacked', () => {
  test.each([
    ['interlaced, 16 bits, 49 megapixels', 7_000, { bits: 16, interlaced: true }],
    ['interlaced, 16 bits, 25 megapixels', 5_000, { bits: 16, interlaced: true }],
    ['interlaced, 8 bits, 49 megapixels', 7_000, { bits: 8, interlaced: true }],
    ['16 bits, 49 megapixels', 7_000, { bits: 16, interlaced: false }],
  ] as const)('%s', async (_, side, how) => {
    const sent = widePng(side, how)
    expect(sent.length).toBeLessThan(FOTO_BYTES)
    for (const read of [asSquares, (isi: Buffer) => readLampiran(isi, 'foto.png')]) {
      const peak = await peakOf(async () => expect(await read(sent)).toBeNull())
      // Unpacked it would be 196 to 392 million bytes.
      expect(peak).toBeLessThan(64_000_000)
    }
  })
})

test('what people send is welcome, also interlaced and with 16 bits', async () => {
  const background = { r: 9, g: 9, b: 9, alpha: 0.5 }
  const create = { width: 3_000, height: 2_000, channels: 4 as const, background }
  const welcome = [
    widePng(1_500, { bits: 16, interlaced: true }),
    widePng(1_500, { bits: 16, interlaced: false }),
    await sharp({ create }).webp().toBuffer(),
  ]
  for (const sent of welcome) expect((await asSquares(sent))?.map(({ ukuran }) => ukuran)).toEqual([64, 128, 256, 512])
})

test('so many uploads may be under way at one process, whoever sends them; the next may come when one is done', async () => {
  const turns = makeUploadTurns()
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const under = Array.from({ length: 64 }, (_, n) => turns(Math.floor(n / 4), () => held))
  const refusal = await turns(99, async () => 'done').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2 })
  finish()
  await Promise.all(under)
  await wait(0)
  expect(await turns(99, async () => 'done')).toBe('done')
})
