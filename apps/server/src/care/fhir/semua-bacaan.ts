import { lingkupOf } from '@sehati/contract/people/kunci-api.rules'
import { schedule, slot } from './bacaan-jadwal.ts'
import { appointment, encounter } from './bacaan-konsultasi.ts'
import { patient, practitioner, practitionerRole } from './bacaan-orang.ts'
import { location, organization } from './bacaan-tempat.ts'
import type { Bacaan } from './sumber.ts'

const semua: readonly Bacaan[] = [
  patient,
  practitioner,
  practitionerRole,
  organization,
  location,
  schedule,
  slot,
  appointment,
  encounter,
]

/** Every resource that is served, with the scope that opens it. Routes and the CapabilityStatement are made of this list. */
export const semuaBacaan = semua.map((bacaan) => ({ ...bacaan, lingkup: lingkupOf(bacaan.sumber) }))
