import { tokenOf } from '@sehati/testkit/clinic/numbered-clinic'
import { BUSY, type Cast, LOOKED_UP, newFrom, YEAR_MS } from './people.ts'

/** A page that is measured: whose request, and which, the n-th time. */
export type Page = { name: string; who: 'patient' | 'officer'; ask: (n: number) => { token: string; path: string } }

const SAYA = '/api/allroles/jejak/saya'
const dateBefore = (years: number, days = 0) =>
  new Date(Date.now() - years * YEAR_MS + days * 86_400_000).toISOString().slice(0, 10)

export function pagesOf(cast: Cast, rows: number): Page[] {
  const { clinic, admins, professionals, officerToken } = cast
  const of = (name: string, patient: (n: number) => number, more = '?limit=50'): Page => ({
    name: `patient: ${name}`,
    who: 'patient',
    ask: (n) => ({ token: tokenOf(clinic, patient(n)), path: SAYA + more }),
  })
  const old = newFrom(clinic)
  const any = (n: number) => 2 + ((n * 7_919) % (old - 2))
  const search = (name: string, query: (n: number) => string): Page => ({
    name: `officer: ${name}`,
    who: 'officer',
    ask: (n) => ({ token: officerToken, path: `/api/admin/jejak?${query(n)}` }),
  })
  const admin = (n: number) => `pelaku_id=${admins[n % admins.length]}`
  const carer = (n: number) => `pelaku_id=${professionals[n % professionals.length]}`
  const month = `dari=${dateBefore(5)}&sampai=${dateBefore(5, 30)}`
  return [
    of('first page', any),
    of('with administrative reads', any, '?limit=50&administratif=1'),
    of('far back', any, `?limit=50&sebelum=${Math.floor(rows / 10)}`),
    of('5 000 reads of care', () => BUSY),
    of('5 000 reads of care, 100 of them', () => BUSY, '?limit=100'),
    of('5 000 reads by admins that are not shown', () => LOOKED_UP),
    of('an account of today', (n) => old + (n % (clinic.patients - old))),
    search('of a patient', (n) => `subjek_id=${clinic.firstPatient + any(n)}`),
    search('by a professional', carer),
    search('by an admin', admin),
    search('by an admin, a month of five years ago', (n) => `${admin(n)}&${month}`),
    search('by a professional, a month of five years ago', (n) => `${carer(n)}&${month}`),
    search('by an admin, a rare act', (n) => `${admin(n)}&tindakan=atur`),
    search('by an admin, an act that never was', (n) => `${admin(n)}&tindakan=impor`),
    search('all, the newest', () => ''),
    search('all, a month of five years ago', () => month),
    search('all, a rare act', () => 'tindakan=atur'),
  ]
}
