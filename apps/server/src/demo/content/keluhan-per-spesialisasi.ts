import type { Keluhan } from './keluhan.ts'
import { keluhanPsikologi } from './keluhan-psikologi.ts'
import { keluhanSpesialis } from './keluhan-spesialis.ts'
import { keluhanTubuh } from './keluhan-tubuh.ts'
import { keluhanUmum } from './keluhan-umum.ts'
import type { NamaSpesialisasi } from './spesialisasi.ts'

/** The complaints of each specialisation. */
export const keluhanPer: Record<NamaSpesialisasi, Keluhan[]> = {
  ...keluhanUmum,
  ...keluhanSpesialis,
  ...keluhanTubuh,
  ...keluhanPsikologi,
}
