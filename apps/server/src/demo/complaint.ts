import type { Keluhan } from './content/keluhan.ts'
import { keluhanPer } from './content/keluhan-per-spesialisasi.ts'
import { fitsPatient, type Meeting } from './diary.ts'
import type { DemoPasien, DemoTenaga } from './people.ts'
import type { Random } from './random.ts'

/** Picks complaints of the professional's field, the least used first and not twice for a patient while others are left. */
export function makeComplaints(random: Random) {
  const decks = new Map<DemoTenaga, Keluhan[]>()
  const used = new Map<DemoPasien, Set<Keluhan>>()
  return ({ tenaga, pasien }: Meeting): Keluhan => {
    const deck = decks.get(tenaga) ?? random.shuffled(keluhanPer[tenaga.spesialisasi])
    const own = used.get(pasien) ?? new Set()
    const able = deck.filter((one) => fitsPatient(one, pasien))
    const chosen = (able.find((one) => !own.has(one)) ?? able[0]) as Keluhan
    decks.set(tenaga, [...deck.filter((one) => one !== chosen), chosen])
    used.set(pasien, own.add(chosen))
    return chosen
  }
}
