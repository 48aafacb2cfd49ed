import { expect, test } from 'vitest'
import { together } from './together.ts'

test('values that are given during a write are written together in the next one; each promise has the result of its own write', async () => {
  const written: string[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const write = together<string>((values) => {
    written.push([...values])
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  })
  const first = write('a')
  await expect.poll(() => written).toEqual([['a']])
  const [second, third] = [write('b'), write('c')]
  ends[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => written).toEqual([['a'], ['b', 'c']])
  ends[1]?.resolve()
  await Promise.all([second, third])
  const again = write('a')
  await expect.poll(() => written).toHaveLength(3)
  ends[2]?.resolve()
  await again
})
