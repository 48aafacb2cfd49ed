import { migrateForService, withClient } from '@sehati/testkit/product/databases'
import { openDesks } from './desk.ts'
import { fill, offerShortType } from './fill.ts'
import { type Plan, planOf } from './plan.ts'

export type Filled = { name: string; url: string; plan: Plan; drop: () => Promise<void> }

/** 10000 is `growth_10k`, 10000000 `growth_10m`. */
const nameOf = (consultations: number) => `growth_${sizeName(consultations)}`

export const sizeName = (n: number): string =>
  n % 1_000_000 === 0 ? `${n / 1_000_000}m` : n % 1_000 === 0 ? `${n / 1_000}k` : String(n)

/** The database of this size: the one that was kept, brought to the newest shape, or a new one. */
export async function openFilled(
  adminUrl: string,
  consultations: number,
  professionals: number | undefined,
  told: (step: string) => void,
): Promise<Filled> {
  const name = nameOf(consultations)
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()
  const drop = () =>
    withClient(adminUrl, async (db) => void (await db.query(`drop database if exists ${name} with (force)`)))
  const kept = await readPlan(adminUrl, name)
  if (kept) {
    const began = performance.now()
    const applied = await migrateForService(url)
    await offerShortType(url)
    await openDesks(url, kept)
    if (applied.length > 0) told(`${applied.join(', ')}: ${((performance.now() - began) / 1_000).toFixed(1)} s`)
    return { name, url, plan: kept, drop }
  }
  const plan = planOf(consultations, professionals)
  await drop()
  await withClient(adminUrl, (db) => db.query(`create database ${name}`))
  try {
    await migrateForService(url)
    await fill(url, plan, told)
    await openDesks(url, plan)
    // Only what was filled to the end is used again.
    await withClient(adminUrl, (db) => db.query(`comment on database ${name} is '${JSON.stringify(plan)}'`))
    await withClient(adminUrl, (db) => db.query('checkpoint'))
  } catch (error) {
    await drop()
    throw error
  }
  return { name, url, plan, drop }
}

async function readPlan(adminUrl: string, name: string): Promise<Plan | null> {
  const found = await withClient(adminUrl, (db) =>
    db.query<{ plan: string | null }>(
      `select shobj_description(oid, 'pg_database') as plan from pg_database where datname = $1`,
      [name],
    ),
  )
  const text = found.rows[0]?.plan
  return text ? (JSON.parse(text) as Plan) : null
}
