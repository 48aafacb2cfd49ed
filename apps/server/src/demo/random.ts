export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  chance: (probability: number) => boolean
  /** A whole number, both ends included. */
  between: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  pickWeighted: <T>(list: readonly T[], weight: (item: T) => number) => T
  shuffled: <T>(list: readonly T[]) => T[]
}

/** The mulberry32 generator: the same seed gives the same data on every machine, so that a screen can be reproduced. */
export function makeRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    pickWeighted: <T>(list: readonly T[], weight: (item: T) => number) => {
      let rest = next() * list.reduce((sum, item) => sum + weight(item), 0)
      for (const item of list) {
        rest -= weight(item)
        if (rest < 0) return item
      }
      return list.at(-1) as T
    },
    shuffled: <T>(list: readonly T[]) => {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = between(0, i)
        const held = copy[i] as T
        copy[i] = copy[j] as T
        copy[j] = held
      }
      return copy
    },
  }
}
