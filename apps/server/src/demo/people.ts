import type { KataTugas } from '@sehati/contract/base/access'
import { isPatient, type LevelId } from '@sehati/contract/base/access'
import { admin } from './content/admin.ts'
import { type Pasien, pasien } from './content/pasien.ts'
import { type Tenaga, tenaga } from './content/tenaga.ts'
import { tenagaTimur } from './content/timur.ts'
import { makeRandom } from './random.ts'

/** A row of users; people refer to one another by e-mail until they have an id. */
export type Person = {
  email: string
  name: string
  level_id: LevelId
  gender: string
  phone_number: string
  no_bpjs: string | null
  status_user: 'aktif' | 'nonaktif'
  created_at: Date
}

/** `dr. Reza Alamsyah Tuahman, Sp.KJ` has the address `reza.alamsyah.tuahman@wanaloka.example`. */
function emailOf({ name, email }: { name: string; email?: string }): string {
  const bare = name.replace(/^drg?\. /, '').replace(/,.*$/, '')
  return email ?? `${bare.toLowerCase().replaceAll(' ', '.')}@wanaloka.example`
}

const withEmail = <T extends { name: string; email?: string }>(of: T) => ({ ...of, email: emailOf(of) })

export type DemoTenaga = Tenaga & { email: string }
export type DemoPasien = Pasien & { email: string }

export const allTenaga: DemoTenaga[] = tenaga.map(withEmail)
export const allPasien: DemoPasien[] = pasien.map(withEmail)
export const allTenagaTimur = tenagaTimur.map(withEmail)
const allAdmin = admin.map(withEmail)
/** The domains of the demo accounts, which no mail server may ever have (RFC 2606). */
export const demoDomains = ['sehati.test', 'wanaloka.example'] as const
/** The admin who books for a patient now and then. */
export const adminEmail = 'admin@sehati.test'

/** The duties of the printed accounts: every duty is there. */
export const demoTugas: readonly { email: string; tugas: KataTugas }[] = [
  { email: adminEmail, tugas: 'petugas_data' },
  { email: 'dokter@sehati.test', tugas: 'jaga' },
  { email: 'psikolog@sehati.test', tugas: 'peninjau' },
  { email: 'karyawan@sehati.test', tugas: 'loket' },
]

const DAY_MS = 86_400_000
const EMPLOYED_DAYS = { min: 300, max: 900 }
const PATIENT_DAYS = { min: 150, max: 290 }
/** When the second campus joined. */
const TIMUR_DAYS = 120

/** All people with an account, in the order of their ids: staff before patients, those of the second campus last. */
export function makePeople(now: Date): Person[] {
  const random = makeRandom(5)
  const allPeople: (Pick<Person, 'name' | 'email' | 'level_id' | 'gender'> & Pick<Pasien, 'tanpaBpjs' | 'nonaktif'>)[] =
    [...allAdmin, ...allTenaga, ...allPasien]
  const ages = allPeople.map(({ level_id }) => {
    const { min, max } = isPatient(level_id) ? PATIENT_DAYS : EMPLOYED_DAYS
    return random.between(min, max) + random.next()
  })
  ages.sort((a, b) => b - a)
  const timur = allTenagaTimur.map(({ name, email, level_id, gender }, index) => ({
    name,
    email,
    level_id,
    gender,
    status_user: 'aktif' as const,
    ...numbersOf(allPeople.length + index),
    created_at: new Date(now.getTime() - TIMUR_DAYS * DAY_MS),
  }))
  const people = allPeople.map(({ name, email, level_id, gender, tanpaBpjs, nonaktif }, index) => ({
    name,
    email,
    level_id,
    gender,
    ...numbersOf(index),
    ...(tanpaBpjs && { no_bpjs: null }),
    status_user: nonaktif ? ('nonaktif' as const) : ('aktif' as const),
    created_at: new Date(now.getTime() - (ages[index] as number) * DAY_MS),
  }))
  return [...people, ...timur]
}

/** Invented numbers of the person at this place of the list. */
function numbersOf(index: number) {
  const nomor = String(index + 1).padStart(4, '0')
  return { phone_number: `08120000${nomor}`, no_bpjs: `999000000${nomor}` }
}
