import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { askAhead, takeAhead } from './ahead.ts'

const ADDRESS = '/api/public/tenpro'

beforeEach(() => {
  globalThis.sehatiAhead = undefined
  vi.useRealTimers()
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [7] }))
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was asked for early is there once, and can be read by both', async () => {
  const copy = await askAhead(ADDRESS, 'mine')
  expect(await copy?.json()).toEqual({ success: true, data: [7] })
  expect(await (await takeAhead(ADDRESS, 'mine'))?.json()).toEqual({ success: true, data: [7] })
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})

test('no request gets what was asked for with another token', async () => {
  await askAhead(ADDRESS, 'mine')
  expect(await takeAhead(ADDRESS, 'theirs')).toBeNull()
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})

test('an old answer is none', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await askAhead(ADDRESS, 'mine')
  vi.advanceTimersByTime(16_000)
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})

test('a lost one neither: who needs it asks again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await askAhead(ADDRESS, 'mine')).toBeNull()
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})
