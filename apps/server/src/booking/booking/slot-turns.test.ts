import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeSlotTurns } from './slot-turns.ts'

/** Several requests for a slot: what each learned at its turn, and how to end each attempt. */
function crowd(inTurn: ReturnType<typeof makeSlotTurns>, slot: string, many: number) {
  const outcomes: boolean[] = []
  const ends: ((took: boolean) => void)[] = []
  const all = Array.from({ length: many }, () =>
    inTurn(slot, async ({ isTaken, markTaken }) => {
      outcomes.push(isTaken())
      if (await new Promise<boolean>((resolve) => ends.push(resolve))) markTaken()
    }),
  )
  return { outcomes, ends, all }
}

test('of many requests for one slot some run at once, and one more with each that ends; once it is taken all others learn it', async () => {
  const inTurn = makeSlotTurns()
  const { outcomes, ends, all } = crowd(inTurn, 'a', 20)
  const other = crowd(inTurn, 'b', 1)
  await turnOfLoop()
  expect([outcomes.length, other.outcomes.length]).toEqual([8, 1])
  ends[0]?.(false)
  await turnOfLoop()
  expect(outcomes).toEqual(Array(9).fill(false))
  ends[1]?.(true)
  for (let n = 2; n < 20; n++) {
    await turnOfLoop()
    ends[n]?.(false)
  }
  await Promise.all(all)
  expect(outcomes).toEqual([...Array(9).fill(false), ...Array(11).fill(true)])
  other.ends[0]?.(false)
})

test('a failed attempt admits the next; after the last one nothing is kept', async () => {
  const inTurn = makeSlotTurns()
  const failing = Array.from({ length: 30 }, () =>
    inTurn('a', async ({ markTaken }) => {
      markTaken()
      throw new Error('no')
    }),
  )
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn('a', async ({ isTaken }) => isTaken())).toBe(false)
})
