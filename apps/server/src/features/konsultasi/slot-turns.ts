import pLimit from 'p-limit'

/** So many try for one slot at once in this process: a try that fails for reasons of its own delays no other. */
const PLACES = 8

type Crowd = { people: number; isTaken: boolean; limit: ReturnType<typeof pLimit> }

export type Turn = {
  /** Whether a booking of the slot was seen while this one waited: a read then shows more cheaply than a try what became of it. */
  isTaken: () => boolean
  /** Tells those who wait that the slot is taken. */
  taken: () => void
}

/**
 * Many may press the same slot at the same moment. Only some of them try at once, the others wait for their turn and
 * learn whether a try is worth it: so a crowd holds few connections and locks few rows. The database alone decides who
 * gets the slot.
 */
export function makeSlotTurns(): <T>(slot: string, work: (turn: Turn) => Promise<T>) => Promise<T> {
  const crowds = new Map<string, Crowd>()
  return async (slot, work) => {
    const crowd = crowds.get(slot) ?? { people: 0, isTaken: false, limit: pLimit(PLACES) }
    crowds.set(slot, crowd)
    crowd.people += 1
    const turn: Turn = {
      isTaken: () => crowd.isTaken,
      taken: () => {
        crowd.isTaken = true
      },
    }
    try {
      return await crowd.limit(() => work(turn))
    } finally {
      crowd.people -= 1
      if (crowd.people === 0) crowds.delete(slot)
    }
  }
}
