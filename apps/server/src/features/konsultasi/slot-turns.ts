/** So many try for one slot at once in this process: enough that one who fails for reasons of their own keeps nobody waiting. */
const PLACES = 8

type Crowd = { people: number; trying: number; isTaken: boolean; waiting: (() => void)[] }

export type Turn = {
  /** Somebody was seen to have the slot while this one waited: a look says more cheaply than a try what has become of it. */
  isTaken: () => boolean
  /** Says so to those who wait. */
  taken: () => void
}

/**
 * Many may press the same slot at the same moment. Only some of them try at once, the others wait for their turn, and
 * hear whether it is worth trying: so a crowd holds few connections, locks few rows and keeps nobody else waiting.
 * Who gets the slot is the database's to say, and so is what each is told.
 */
export function makeSlotTurns(): <T>(slot: string, work: (turn: Turn) => Promise<T>) => Promise<T> {
  const crowds = new Map<string, Crowd>()
  return async (slot, work) => {
    const crowd = crowds.get(slot) ?? { people: 0, trying: 0, isTaken: false, waiting: [] }
    crowds.set(slot, crowd)
    crowd.people += 1
    try {
      if (crowd.trying >= PLACES) await new Promise<void>((resume) => crowd.waiting.push(resume))
      else crowd.trying += 1
      return await work({
        isTaken: () => crowd.isTaken,
        taken: () => {
          crowd.isTaken = true
        },
      })
    } finally {
      const next = crowd.waiting.shift()
      if (next) next()
      else crowd.trying -= 1
      crowd.people -= 1
      if (crowd.people === 0) crowds.delete(slot)
    }
  }
}
