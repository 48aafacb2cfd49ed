import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeSlotTurns } from './slot-turns.ts'

/** So many who want the slot; what each heard when its turn came, and how to end one's try. */
function crowd(inTurn: ReturnType<typeof makeSlotTurns>, slot: string, many: number) {
  const heard: boolean[] = []
  const ends: ((took: boolean) => void)[] = []
  const all = Array.from({ length: many }, () =>
    inTurn(slot, async ({ isTaken, taken }) => {
      heard.push(isTaken())
      if (await new Promise<boolean>((resolve) => ends.push(resolve))) taken()
    }),
  )
  return { heard, ends, all }
}

test('of a crowd at one slot some try, the next with each that ends; once it is taken all others hear so', async () => {
  const inTurn = makeSlotTurns()
  const { heard, ends, all } = crowd(inTurn, 'a', 20)
  const other = crowd(inTurn, 'b', 1)
  await turnOfLoop()
  expect([heard.length, other.heard.length]).toEqual([8, 1])
  ends[0]?.(false)
  await turnOfLoop()
  expect(heard).toEqual(Array(9).fill(false))
  ends[1]?.(true)
  for (let n = 2; n < 20; n++) {
    await turnOfLoop()
    ends[n]?.(false)
  }
  await Promise.all(all)
  expect(heard).toEqual([...Array(9).fill(false), ...Array(11).fill(true)])
  other.ends[0]?.(false)
})

test('one who fails lets the next try; when all are gone nothing is remembered', async () => {
  const inTurn = makeSlotTurns()
  const failing = Array.from({ length: 30 }, () =>
    inTurn('a', async ({ taken }) => {
      taken()
      throw new Error('no')
    }),
  )
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn('a', async ({ isTaken }) => isTaken())).toBe(false)
})
