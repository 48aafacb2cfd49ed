import 'fake-indexeddb/auto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

// What a browser has and Node has not.
vi.stubGlobal('window', new EventTarget())
afterAll(() => void vi.unstubAllGlobals())

const { device, guardDrafts, memory } = await import('./draft.ts')
const { session } = await import('./session.ts')
guardDrafts()

const [SARI, BIMA] = [5, 6]
const words = { keluhan: 'Sulit tidur' }

describe.each([
  { name: 'in the memory of the tab', shelf: memory },
  { name: 'encrypted on the device', shelf: device },
])('a draft $name', ({ shelf }) => {
  const find = async (user_id: number, place: string) => shelf.find(user_id, place)
  beforeEach(async () => {
    session.end('logout')
    shelf.keep(SARI, 'balasan:7', words)
    expect(await shelf.isUsed()).toBe(true)
  })

  test('is found at its place alone, until it is sent', async () => {
    expect(await find(SARI, 'balasan:8')).toBeNull()
    expect(await find(SARI, 'balasan:7')).toEqual(words)
    shelf.keep(SARI, 'balasan:7', null)
    expect(await find(SARI, 'balasan:7')).toBeNull()
    expect(await shelf.isUsed()).toBe(false)
  })

  test('is given to no other account, and is gone when one asks', async () => {
    expect(await find(BIMA, 'balasan:7')).toBeNull()
    expect(await shelf.isUsed()).toBe(false)
    expect(await find(SARI, 'balasan:7')).toBeNull()
  })

  test('outlives the end of the session by itself, not a sign-out', async () => {
    session.end('session_expired')
    expect(await find(SARI, 'balasan:7')).toEqual(words)
    session.end('logout')
    expect(await shelf.isUsed()).toBe(false)
  })
})

test('what is kept in the memory of a tab is gone after a sign-out in another one', () => {
  memory.keep(SARI, 'pesan:7', 'Selamat pagi')
  session.end('elsewhere')
  expect(memory.isUsed()).toBe(false)
})
