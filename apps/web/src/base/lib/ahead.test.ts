import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { arrivedAhead, askAhead, dropAhead, takeAhead } from './ahead.ts'

const ADDRESS = '/api/public/tenpro'

beforeEach(() => {
  globalThis.sehatiAhead = undefined
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [7] }))
})

afterAll(() => void vi.unstubAllGlobals())

test('an early response can be taken once, and both readers can read it', async () => {
  expect(await askAhead(ADDRESS, 'mine')).toEqual({ success: true, data: [7] })
  expect(await (await takeAhead(ADDRESS, 'mine'))?.json()).toEqual({ success: true, data: [7] })
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})

test('no request gets the early response of another token', async () => {
  await askAhead(ADDRESS, 'mine')
  expect(await takeAhead(ADDRESS, 'theirs')).toBeNull()
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})

test('a public call takes the response that was requested without a token, and no other', async () => {
  await askAhead(ADDRESS, null)
  expect(await (await takeAhead(ADDRESS, null))?.json()).toEqual({ success: true, data: [7] })
  await askAhead(`${ADDRESS}?page=2`, 'mine')
  expect(await takeAhead(`${ADDRESS}?page=2`, null)).toBeNull()
})

test('what the page has requested itself is not requested early', async () => {
  expect(await takeAhead(ADDRESS, null)).toBeNull()
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  expect(await askAhead(ADDRESS, null)).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

test('however long the application takes to load, its first reads are not requested again; a later one is', async () => {
  for (const page of [1, 2, 3]) await askAhead(`${ADDRESS}?page=${page}`, 'mine')
  expect(await takeAhead(`${ADDRESS}?page=1`, 'mine', 60_000)).not.toBeNull()
  expect(await takeAhead(`${ADDRESS}?page=2`, 'mine', 75_000)).not.toBeNull()
  expect(arrivedAhead(`${ADDRESS}?page=3`, 'mine', 75_001)).toBeUndefined()
  expect(await takeAhead(`${ADDRESS}?page=3`, 'mine', 75_001)).toBeNull()
})

test('once the page has been opened, its reads are not kept in mind', async () => {
  await takeAhead(ADDRESS, null, 0)
  await takeAhead(`${ADDRESS}?page=2`, null, 15_001)
  expect([...(globalThis.sehatiAhead?.responses.keys() ?? [])]).toEqual([ADDRESS])
})

test('a lost one neither: who needs it asks again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await askAhead(ADDRESS, 'mine')).toBeUndefined()
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})

test('the first render reads the body once it has arrived, and the response stays for the call', async () => {
  const asked = askAhead(ADDRESS, 'mine')
  expect(arrivedAhead(ADDRESS, 'mine')).toBeUndefined()
  await asked
  expect(arrivedAhead(ADDRESS, 'mine')).toEqual({ success: true, data: [7] })
  expect(arrivedAhead(ADDRESS, 'theirs')).toBeUndefined()
  expect(await (await takeAhead(ADDRESS, 'mine'))?.json()).toEqual({ success: true, data: [7] })
  expect(arrivedAhead(ADDRESS, 'mine')).toBeUndefined()
})

test('a dropped response is neither read nor taken', async () => {
  await askAhead(ADDRESS, 'mine')
  dropAhead(ADDRESS)
  expect(arrivedAhead(ADDRESS, 'mine')).toBeUndefined()
  expect(await takeAhead(ADDRESS, 'mine')).toBeNull()
})

test('the body of a refusal is never data: the call reads the refusal', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message: 'no' }, { status: 403 }))
  expect(await askAhead(ADDRESS, 'mine')).toBeUndefined()
  expect(arrivedAhead(ADDRESS, 'mine')).toBeUndefined()
  expect((await takeAhead(ADDRESS, 'mine'))?.status).toBe(403)
})
