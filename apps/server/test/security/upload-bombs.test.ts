import { setTimeout as wait } from 'node:timers/promises'
import { FOTO_BYTES } from '@sehati/contract/base/constants'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../src/base/http/errors.ts'
import { makeUploadTurns } from '../../src/base/http/upload-turns.ts'
import { asSquares } from '../../src/people/foto/gambar.ts'
import { readLampiran } from '../../src/talk/percakapan/lampiran.ts'
import { widePng } from './wide-png.ts'

/** The peak of additional memory that the process uses during the work. */
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

test('usual pictures are accepted, also interlaced and with 16 bits', async () => {
  const background = { r: 9, g: 9, b: 9, alpha: 0.5 }
  const create = { width: 3_000, height: 2_000, channels: 4 as const, background }
  const welcome = [
    widePng(1_500, { bits: 16, interlaced: true }),
    widePng(1_500, { bits: 16, interlaced: false }),
    await sharp({ create }).webp().toBuffer(),
  ]
  for (const sent of welcome) expect((await asSquares(sent))?.map(({ ukuran }) => ukuran)).toEqual([64, 128, 256, 512])
})

describe('the memory of a process for files', () => {
  const refused = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2 }

  /** Uploads that have arrived and are still processed: `ofEach` from each address, each of another person. */
  function openUploads(addresses: string[], ofEach: number, bytes: number) {
    const turns = makeUploadTurns()
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const held: boolean[] = []
    const underWay = addresses.flatMap((ip, n) =>
      Array.from({ length: ofEach }, (_, k) =>
        turns({ user_id: n * 1_000 + k, ip }, async (hold) => {
          held.push(hold(bytes))
          await done
        }),
      ),
    )
    return { turns, held, end: () => [finish(), Promise.all(underWay)] as const }
  }
  const stranger = { user_id: 99, ip: '203.0.113.99' }

  test('is that of 64 of the largest from any senders; the next may start when one is done', async () => {
    const { turns, held, end } = openUploads(['203.0.113.1', '203.0.113.2'], 32, FOTO_BYTES)
    expect(held).toEqual(Array(64).fill(true))
    const refusal = await turns(stranger, async () => 'done').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject(refused)
    await end()[1]
    await wait(0)
    expect(await turns(stranger, async (hold) => hold(FOTO_BYTES))).toBe(true)
  })

  test('is shared: one address uses half of it at most, and a network of IPv6 counts as one', async () => {
    for (const [one, same] of [
      ['203.0.113.1', '203.0.113.1'],
      ['2001:db8::1', '2001:db8::2'],
    ] as const) {
      const { turns, held, end } = openUploads([one], 32, FOTO_BYTES)
      expect(held).not.toContain(false)
      await expect(turns({ ...stranger, ip: same }, async () => 'done')).rejects.toMatchObject(refused)
      expect(await turns(stranger, async (hold) => hold(FOTO_BYTES))).toBe(true)
      await end()[1]
    }
  })

  test('is counted as it arrives: thousands of senders of next to nothing leave room', async () => {
    const { turns, held, end } = openUploads(['203.0.113.1', '203.0.113.2'], 1_000, 10)
    expect(held).not.toContain(false)
    expect(await turns(stranger, async (hold) => hold(FOTO_BYTES) && hold(1))).toBe(true)
    await end()[1]
  })
})
