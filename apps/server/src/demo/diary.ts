import { roles } from '@sehati/contract/base/access'
import type { Keluhan } from './content/keluhan.ts'
import { keluhanPer } from './content/keluhan-per-spesialisasi.ts'
import { genderOnly } from './content/spesialisasi.ts'
import type { DemoPasien, DemoTenaga } from './people.ts'
import type { Slot } from './sesi.ts'

/** The people and the time of a meeting. */
export type Meeting = { tenaga: DemoTenaga; pasien: DemoPasien; slot: Slot }

const PAIR_REST_MS = 21 * 86_400_000

/** Whether a patient could have written this. */
export const fitsPatient = ({ dari }: Keluhan, { level_id }: DemoPasien): boolean =>
  !dari || (dari === 'karyawan') === (roles[level_id].nama === 'karyawan')

const treats = ({ spesialisasi }: DemoTenaga, pasien: DemoPasien): boolean =>
  (genderOnly.get(spesialisasi) ?? pasien.gender) === pasien.gender &&
  keluhanPer[spesialisasi].some((keluhan) => fitsPatient(keluhan, pasien))

/**
 * Keeps meetings apart: a patient has one a day at most, and a pair meets again after three weeks at the earliest, so that
 * their earlier request was closed before the next one was made.
 */
export function makeDiary() {
  const meetings: Meeting[] = []
  const isFree = (tenaga: DemoTenaga, { mulai }: Slot) =>
    !meetings.some((m) => m.tenaga === tenaga && m.slot.mulai.getTime() === mulai.getTime())
  const suits = (tenaga: DemoTenaga, pasien: DemoPasien, slot: Slot) =>
    treats(tenaga, pasien) &&
    !meetings.some(
      (m) =>
        m.pasien === pasien &&
        (m.slot.tanggal === slot.tanggal ||
          (m.tenaga === tenaga && Math.abs(m.slot.mulai.getTime() - slot.mulai.getTime()) < PAIR_REST_MS)),
    )
  const add = (meeting: Meeting) => {
    meetings.push(meeting)
    return meeting
  }
  return { isFree, suits, add }
}
export type Diary = ReturnType<typeof makeDiary>
