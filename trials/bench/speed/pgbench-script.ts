import { hariOf, weekday } from '@sehati/contract/base/waktu'
import { type Clinic, SESSIONS_A_DAY, TAKEN_A_DAY, TAKEN_DAYS, WORKDAYS } from '@sehati/testkit/clinic/numbered-clinic'
import type { DatabaseWork } from './requests.ts'
import type { Statement, Varying } from './statements.ts'

/**
 * The same statement for pgbench, which reckons with whole numbers and knows no lists: what varies becomes an expression
 * of a few numbers, texts come out of an array, everything else stays a parameter.
 */
export function pgbenchScript(
  work: DatabaseWork,
  clinic: Clinic,
  { text, values, varying }: Statement,
  offset: number,
) {
  const { dates, professionals, patients, firstPatient, firstProfessional, firstSession, withHistory } = clinic
  const list = (texts: string[], type: string) => `(array[${texts.map((one) => `'${one}'`)}]::${type}[])[:d::int + 1]`
  const expressions: Record<Varying, string> = {
    jadwal_id: ':id',
    user_id: ':u',
    profesional_id: ':p',
    jadwal_tenaga_id: `(:s::int + (array[${dates.map((date) => (weekday(date) - 1) * SESSIONS_A_DAY)}]::int[])[:d::int + 1])`,
    tanggal: list(dates, 'date'),
    hari: list(dates.map(hariOf), 'text'),
  }
  const given: Record<string, string> = {}
  const body = text.replace(/\$(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1]
    const name = varying.get(value)
    if (name) return expressions[name]
    if (value === null) return 'null'
    given[`v${number}`] = asText(value)
    return `:v${number}`
  })
  const sets: Record<DatabaseWork, string[]> = {
    slots: [
      `p ${firstProfessional} + random(0, ${professionals - 1})`,
      `d random(0, ${Math.min(TAKEN_DAYS, dates.length) - 1})`,
    ],
    history: [`u ${firstPatient} + random(0, ${withHistory - 1})`],
    booking: [
      // Each client counts on its own; together they take one number after the other.
      'i :i + 1',
      `n ${offset} + :client_id + :clients * :i`,
      `id ${clinic.lastConsultation + 1} + :n`,
      `p0 :n % ${professionals}`,
      `q :n / ${professionals}`,
      `d :q % ${dates.length}`,
      `u ${firstPatient} + (:p0 + :q) % ${patients}`,
      `p ${firstProfessional} + :p0`,
      `s ${firstSession} + :p0 * ${WORKDAYS * SESSIONS_A_DAY} + ${TAKEN_A_DAY} + :q / ${dates.length}`,
    ],
  }
  const lines = [
    ...sets[work].map((line) => `\\set ${line}`),
    `${body.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim()};`,
  ]
  return { script: `${lines.join('\n')}\n`, given: { ...given, i: '-1' } }
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  return String(value)
}
