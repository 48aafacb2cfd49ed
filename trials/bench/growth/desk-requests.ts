import { addDays } from '@sehati/contract/base/waktu'
import { type Asked, admin, ahead, anyName, professionalAt, profid, tomorrow } from './askers.ts'
import { clinicOf, clinicsOf, SERVED, screenToken, VISITS_A_DAY, visitorOf } from './desk.ts'
import { consultationOf, mix, type Plan, patientUser } from './plan.ts'

const DESK_MS = 10
/** A list of the desk, which people stand and wait for. `kind`: a clinic of a small database has fewer people. */
const atDesk = (name: string, ask: Asked['ask'], kind?: 'whole' | 'matches'): Asked => ({
  name: `desk: ${name}`,
  ask,
  within: DESK_MS,
  ...(kind && { kind }),
})
const anyClinic = (plan: Plan, n: number) => 1 + (n % clinicsOf(plan))
const lateSince = (plan: Plan, n: number) =>
  consultationOf(plan, plan.consultations - 1 - (mix(n) % plan.professionals))
/** A person who waits now. */
const waiting = (plan: Plan, n: number) =>
  visitorOf(plan, professionalAt(plan, n) * VISITS_A_DAY + SERVED + 1 + (n % (VISITS_A_DAY - SERVED - 1)))

export const desk: Asked[] = [
  atDesk('the day of a clinic', (p, n) => admin(p, n, `/api/loket/hari?klinik=${anyClinic(p, n)}`), 'whole'),
  atDesk('people, search a name', (p, n) => admin(p, n, `/api/loket/pasien?cari=${anyName(p, n)}`)),
  atDesk('people, search a first name', (p, n) => admin(p, n, '/api/loket/pasien?cari=Sekar'), 'matches'),
  atDesk('people, search an address', (p, n) => admin(p, n, `/api/loket/pasien?cari=pasien${mix(n)}@kampus.test`)),
  atDesk('people, search a number', (p, n) =>
    admin(p, n, `/api/loket/pasien?cari=${String(patientUser(p, mix(n) % p.patients)).padStart(13, '0')}`),
  ),
  atDesk('professionals of a clinic', (p, n) => admin(p, n, `/api/loket/tenaga?klinik=${anyClinic(p, n)}`)),
  atDesk('slots of a day', (p, n) => admin(p, n, `/api/loket/slot?profid=${profid(p, n)}&tanggal=${ahead(p, n)}`)),
  {
    // No list: sixteen sessions on each of 62 days, as patients read them.
    name: 'desk: days of a professional',
    ask: (p, n) =>
      admin(
        p,
        n,
        `/api/loket/ketersediaan?profid=${profid(p, n)}&dari=${tomorrow(p)}&sampai=${addDays(tomorrow(p), 61)}`,
      ),
  },
  atDesk('screens', (p, n) => admin(p, n, '/api/loket/layar')),
  atDesk('the screen of a waiting room', (p, n) => ({
    who: null,
    path: `/api/public/layar?token=${screenToken(clinicOf(professionalAt(p, n)))}`,
  })),
  atDesk('the place of a patient in the queue', (p, n) => ({ who: waiting(p, n), path: '/api/users/antrean' })),
  atDesk('the attendance of a patient', (p, n) => ({
    who: patientUser(p, lateSince(p, n).patient),
    path: '/api/users/kehadiran',
  })),
  atDesk('objections', (p, n) => admin(p, n, '/api/admin/keberatan-hadir'), 'whole'),
]
