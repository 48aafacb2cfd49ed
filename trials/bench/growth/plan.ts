import { createHash } from 'node:crypto'
import { addDays, type Tanggal, tanggalWib, weekday } from '@sehati/contract/base/waktu'

/** Working days of the past over which the consultations are spread: three years, for any number of them. */
const PAST_DAYS = 780
const DAYS_AHEAD = 5
const TAKEN_A_DAY = 4
export const SESSIONS_A_DAY = 16
export const WORKDAYS = 5
/** How many consultations of the past a patient and a professional have; that is how many of both there are. */
const OF_A_PATIENT = 50
const OF_A_PROFESSIONAL = 2_500
const OF_A_TALK = 5
export const ADMINS = 2
/** The type of ten minutes that all professionals offer; three of them fit into a session. */
export const SHORT_TYPE = 2
const DAY_MS = 86_400_000

/** A clinic of some size. Everything in it follows from these few numbers, so that many can fill it side by side. */
export type Plan = {
  consultations: number
  /** With those ahead. */
  all: number
  professionals: number
  patients: number
  /** Days of the past, then days ahead. */
  days: Tanggal[]
}

export function planOf(consultations: number, professionals?: number): Plan {
  const many = professionals ?? Math.max(4, Math.round(consultations / OF_A_PROFESSIONAL))
  const rounds = Math.ceil(consultations / many)
  if (rounds > (PAST_DAYS * SESSIONS_A_DAY) / 2) throw new Error('so many consultations need more professionals')
  // Each patient comes once in so many rounds, and so meets no two professionals at one time.
  const patients = many * Math.max(25, Math.round(consultations / OF_A_PATIENT / many))
  return {
    consultations: rounds * many,
    all: (rounds + DAYS_AHEAD * TAKEN_A_DAY) * many,
    professionals: many,
    patients,
    days: workdays(),
  }
}

function workdays(): Tanggal[] {
  const today = tanggalWib(new Date())
  const days: Tanggal[] = []
  for (let day = addDays(today, -1); days.length < PAST_DAYS; day = addDays(day, -1))
    if (isWorkday(day)) days.unshift(day)
  for (let day = addDays(today, 1); days.length < PAST_DAYS + DAYS_AHEAD; day = addDays(day, 1))
    if (isWorkday(day)) days.push(day)
  return days
}
const isWorkday = (day: Tanggal) => weekday(day) >= 1 && weekday(day) <= WORKDAYS

export type Consultation = {
  jadwal_id: number
  /** From 0. */
  professional: number
  patient: number
  day: Tanggal
  sesi: number
  mulai: number
  status: 'diajukan' | 'disetujui' | 'selesai' | 'dibatalkan'
  online: boolean
  /** When it was requested, replied to and finished, in milliseconds. */
  created: number
  answered: number
  ended: number
  hasReview: boolean
  /** Which of all conversations it has; null where none. */
  talk: number | null
}

/** The n-th consultation, from 0; roughly in the order of time. */
export function consultationOf(plan: Plan, n: number): Consultation {
  const { professionals, patients, consultations } = plan
  const rounds = consultations / professionals
  const professional = n % professionals
  const round = Math.floor(n / professionals)
  const isPast = round < rounds
  const slot = isPast
    ? Math.floor(((round + part(professional)) * PAST_DAYS * SESSIONS_A_DAY) / rounds)
    : (PAST_DAYS + Math.floor((round - rounds) / TAKEN_A_DAY)) * SESSIONS_A_DAY + ((round - rounds) % TAKEN_A_DAY) * 4
  const day = plan.days[Math.floor(slot / SESSIONS_A_DAY)] as Tanggal
  const sesi = (slot % SESSIONS_A_DAY) + 1
  const mulai = Date.parse(`${day}T08:00:00+07:00`) + (sesi - 1) * 1_800_000
  const chance = mix(n)
  const cycle = Math.floor(n / patients)
  const created = isPast ? mulai - (1 + (chance % 5)) * DAY_MS : Date.now() - (1 + (chance % 3)) * DAY_MS
  const past = chance % 10 === 0 ? 'dibatalkan' : chance % 100 === 1 ? 'disetujui' : 'selesai'
  const status = isPast ? past : chance % 3 === 0 ? 'diajukan' : 'disetujui'
  return {
    jadwal_id: n + 1,
    professional,
    patient: (n + cycle * (7 * professionals + 3)) % patients,
    day,
    sesi,
    mulai,
    status,
    online: (chance >>> 8) % 2 === 0,
    created,
    answered: created + 3_600_000,
    ended: status === 'dibatalkan' ? created + 7_200_000 : mulai + 1_800_000,
    hasReview: status === 'selesai' && (chance >>> 12) % 5 < 2,
    talk: talkOf(Math.floor(n / OF_A_TALK)) === n ? Math.floor(n / OF_A_TALK) : null,
  }
}

/** Which consultation the conversation with this number, from 0, belongs to: one of each five. */
export const talkOf = (talk: number): number => talk * OF_A_TALK + (mix(talk + 31) % OF_A_TALK)

/** Between 0 and 1, the same for the same. */
const part = (n: number) => mix(n + 977) / 2 ** 32

/** A number of 32 bits that looks like chance. */
export function mix(n: number): number {
  let h = (n + 0x9e3779b9) | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** User ids: professionals, admins, patients. */
export const professionalUser = (_plan: Plan, professional: number) => professional + 1
export const adminUser = (plan: Plan, admin: number) => plan.professionals + admin + 1
export const patientUser = (plan: Plan, patient: number) => plan.professionals + ADMINS + patient + 1
export const usersOf = (plan: Plan) => plan.professionals + ADMINS + plan.patients
export const sessionOf = (professional: number, day: Tanggal, sesi: number) =>
  (professional * WORKDAYS + weekday(day) - 1) * SESSIONS_A_DAY + sesi

const GIVEN = [
  'Siti',
  'Budi',
  'Dewi',
  'Agus',
  'Rina',
  'Eko',
  'Putri',
  'Joko',
  'Ayu',
  'Hendra',
  'Lestari',
  'Bayu',
  'Wulan',
]
const MORE = ['Fajar', 'Indah', 'Rizky', 'Maya', 'Dimas', 'Ratna', 'Galih', 'Nisa', 'Yoga', 'Citra', 'Arif', 'Sekar']
const FAMILY = ['Santoso', 'Wijaya', 'Siregar', 'Nasution', 'Hutapea', 'Pratama', 'Kusuma', 'Halim', 'Saputra', 'Lubis']
const SYLLABLES = ['ra', 'mi', 'ka', 'do', 'su', 'le', 'wi', 'ta', 'no', 'ba', 'ri', 'ya', 'hu', 'pa', 'se', 'ma']

/** First names come again in proportion; two people seldom have the same second name. */
export function nameOf(n: number): string {
  const given = [...GIVEN, ...MORE]
  const chance = mix(n * 3 + 1)
  const rare = [0, 4, 8, 12].map((shift) => SYLLABLES[(mix(n) >>> shift) & 15]).join('')
  const middle = rare.charAt(0).toUpperCase() + rare.slice(1)
  return `${given[chance % given.length]} ${middle} ${FAMILY[(chance >>> 8) % FAMILY.length]}`
}

/** Tokens and the key that seals are made of this: such a database holds nothing but what was generated here. */
export const secretOf = (what: string) => createHash('sha256').update(`sehati growth ${what}`).digest()
export const tokenOf = (user_id: number) => secretOf(`token ${user_id}`).toString('base64url')
export const dataKey = () => secretOf('key').toString('base64')
