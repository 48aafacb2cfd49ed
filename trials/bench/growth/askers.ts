import { adminUser, mix, nameOf, type Plan, patientUser, WORKDAYS } from './plan.ts'

/** One call of an endpoint: by which user (without a session where null) or with which key, and what. */
export type Ask = { who: number | null; token?: string; path: string; method?: string; body?: object }
/**
 * `whole` returns all rows, by contract: its time grows with the response. `matches` finds and counts rows in proportion to
 * the whole table.
 */
export type Asked = {
  name: string
  ask: (plan: Plan, n: number) => Ask
  kind?: 'whole' | 'matches' | 'write'
  /** Of requests that are sent one at a time, the slowest hundredth takes at most so many milliseconds, at any size. */
  within?: number
}

/** The number of different users of a kind, at every size: the users of a day do not grow with the history. */
export const ASKERS = 100
/** The same people in turns, spread over all there are. */
export const patientAt = (plan: Plan, n: number) => Math.floor(((n % ASKERS) * plan.patients) / ASKERS)
export const professionalAt = (plan: Plan, n: number) => n % Math.min(ASKERS, plan.professionals)
export const admin = (plan: Plan, n: number, path: string, body?: object): Ask => ({
  who: adminUser(plan, n % 2),
  path,
  ...(body ? { method: 'POST', body } : {}),
})
export const anyName = (plan: Plan, n: number) => encodeURIComponent(nameOf(patientUser(plan, mix(n) % plan.patients)))
export const profid = (plan: Plan, n: number) => professionalAt(plan, n) + 1
export const ahead = (plan: Plan, n: number) => plan.days.at(-1 - (n % WORKDAYS)) as string
export const tomorrow = (plan: Plan) => plan.days.at(-WORKDAYS) as string
