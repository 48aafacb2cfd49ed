// Dates are text, `YYYY-MM-DD`: a calendar on paper knows no time zone.

const DAY_MS = 86_400_000
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)
const asText = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** 0 Sunday … 6 Saturday. */
const weekdayOf = (date: string) => new Date(at(date)).getUTCDay()

const plusDays = (date: string, n: number) => asText(at(date) + n * DAY_MS)

export const isSameMonth = (a: string, b: string): boolean => a.slice(0, 7) === b.slice(0, 7)

/** The 42 days around a date's month in six weeks, Sunday first. */
export function weeksAround(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`
  const start = plusDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => plusDays(start, week * 7 + day)))
}

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(date: string, n: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + n, 0)).getUTCDate()
  return asText(Date.UTC(year, month - 1 + n, Math.min(day, lastDay)))
}

const steps: Record<string, (from: string) => string> = {
  ArrowLeft: (from) => plusDays(from, -1),
  ArrowRight: (from) => plusDays(from, 1),
  ArrowUp: (from) => plusDays(from, -7),
  ArrowDown: (from) => plusDays(from, 7),
  Home: (from) => plusDays(from, -weekdayOf(from)),
  End: (from) => plusDays(from, 6 - weekdayOf(from)),
  PageUp: (from) => addMonths(from, -1),
  PageDown: (from) => addMonths(from, 1),
}

/** Where a key leads from a date; null for a key that moves nothing. */
export const stepByKey = (from: string, key: string): string | null => steps[key]?.(from) ?? null

/** The months that may be looked at, by a date in the first and one in the last of them. */
export type MonthLimits = { from: string; to: string }

export const isShownMonth = (date: string, limits: MonthLimits | undefined): boolean =>
  limits === undefined || (date.slice(0, 7) >= limits.from.slice(0, 7) && date.slice(0, 7) <= limits.to.slice(0, 7))
