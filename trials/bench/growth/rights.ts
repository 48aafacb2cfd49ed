import { makeSealOf } from '@sehati/testkit/clinic/original'
import { usageOf } from '@sehati/testkit/machine/processes'
import { withClient } from '@sehati/testkit/product/databases'
import type { RunningProduct } from '@sehati/testkit/product/product'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { connect, type Db } from '../../../apps/server/src/base/db/db.ts'
import { hashPassword } from '../../../apps/server/src/people/auth/password.ts'
import { eraseAccount } from '../../../apps/server/src/rights/penghapusan/erase.act.ts'
import type { Filled } from './databases.ts'
import { dataKey, type Plan, patientUser, tokenOf } from './plan.ts'

/** The longest that an erasure, and a copy of MANY consultations, may take at any size; and the memory that a copy may add. */
const ERASURE_MS = 5_000
const COPY_MS = 3_000
const COPY_BYTES = 128 * 1_048_576
const NAME = 'rights: an erasure and a copy'
const MANY = 500
const PASSWORD = 'Kata-sandi-beban-9'
const ERASED = 5

/** Beside the patients whom the clients of the bench are; they are in turn a hundredth of all. */
const placeOf = (n: number) => 1 + n
/** The patient with many consultations. */
const busy = (plan: Plan) => patientUser(plan, placeOf(0))

/** A trail of two rows for each consultation. */
export const prepareRights = ({ url }: Filled): Promise<void> => fillIn(url, ['jejak'], fillTrail)

/** One patient who has had the consultations of many: only once all have asked for their own. */
const prepareBusy = ({ url, plan }: Filled): Promise<void> =>
  fillIn(url, ['jejak', 'konsultasi', 'pemberitahuan', 'surat', 'feedback'], async (db) => {
    await gather(db, plan)
    await db.query('update users set password_hash = $1 where user_id = $2', [await hashPassword(PASSWORD), busy(plan)])
  })

const fillIn = (url: string, tables: string[], fill: (db: pg.Client) => Promise<void>): Promise<void> =>
  withClient(url, async (db) => {
    // The guards judge what people do now; these rows are of the past.
    await db.query('set session_replication_role = replica')
    await db.query('set synchronous_commit = off')
    await fill(db)
    await db.query(`vacuum (analyze) ${tables.join(', ')}`)
    await db.query('checkpoint')
  })

async function fillTrail(db: pg.Client): Promise<void> {
  await db.query(
    `insert into jejak (nomor, dicatat, waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, pelaku_level, dasar, jumlah, rantai)
     select row_number() over (order by k.jadwal_id, own), k.mulai, k.mulai, 'lihat', 'konsultasi', k.jadwal_id, k.user_id,
       case when own then k.user_id else t.user_id end, case when own then 5 else 2 end,
       case when own then 'milik_sendiri' else 'perawatan' end, 1, decode(repeat('00', 32), 'hex')
     from konsultasi k join tenaga_profesional t using (profesional_id), unnest(array[true, false]) own
     where not exists (select from jejak)`,
  )
  await db.query('update ekor_jejak set nomor = (select max(nomor) from jejak)')
}

async function gather(db: pg.Client, plan: Plan): Promise<void> {
  const first = busy(plan)
  const past = `status in ('selesai', 'dibatalkan')`
  const of = 'user_id between $1 + 60 and $1 + 180'
  await db.query(
    `with moved as (
       select distinct on (k.mulai) k.jadwal_id from konsultasi k where k.${of} and ${past}
         and not exists (select from konsultasi own where own.user_id = $1 and own.mulai = k.mulai)
       limit greatest(0, $2 - (select count(*) from konsultasi where user_id = $1))
     ), k as (update konsultasi set user_id = $1 where jadwal_id in (select jadwal_id from moved))
     , n as (update pemberitahuan set user_id = $1 where ${of} and jadwal_id in (select jadwal_id from moved))
     , s as (update surat set user_id = $1 where ${of} and jadwal_id in (select jadwal_id from moved))
     , j as (update jejak set subjek_id = $1 where ${of.replaceAll('user_id', 'subjek_id')} and objek_id in (select jadwal_id from moved))
     update feedback set user_id = $1 where jadwal_id in (select jadwal_id from moved)`,
    [first, MANY],
  )
}

/** Measures both at each size. Returns the lines of the report, and whether all were within their limits. */
export async function measureRights(
  places: { filled: Filled; server: RunningProduct }[],
): Promise<{ lines: string[]; isWithin: boolean }> {
  const lines: string[] = []
  let isWithin = true
  for (const { filled, server } of places) {
    const { plan, url } = filled
    await prepareBusy(filled)
    const people = [...Array.from({ length: ERASED }, (_, n) => patientUser(plan, placeOf(50 + n))), busy(plan)]
    for (const user_id of people) {
      const { ms, steps } = await eraseAndTakeBack(url, user_id)
      isWithin &&= ms <= ERASURE_MS
      const slowest = steps.slice(0, 6).map(({ name, ms }) => `${name} ${ms.toFixed(1)}`)
      lines.push(
        `${plan.consultations}: erasure of ${user_id === busy(plan) ? 'the busy one' : user_id}: ${ms.toFixed(0)} ms (${slowest.join(', ')})`,
      )
    }
    const { ms, bytes, memory } = await copy(server, busy(plan))
    isWithin &&= ms <= COPY_MS && memory <= COPY_BYTES
    lines.push(
      `${plan.consultations}: copy of ${MANY} consultations: ${ms.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KiB, at most ${(memory / 1_048_576).toFixed(0)} MiB more memory`,
    )
  }
  return { lines, isWithin }
}

class TakenBack extends Error {}
type Step = { name: string; ms: number }

/** Erases an account as the product does, and takes it back: the next run has the same people. */
async function eraseAndTakeBack(url: string, user_id: number): Promise<{ ms: number; steps: Step[] }> {
  const pool = connect(url, 2)
  const steps: Step[] = []
  let ms = 0
  try {
    await pool.transaction(async (tx) => {
      const began = performance.now()
      await eraseAccount({ seal: makeSealOf(dataKey()), clock: () => new Date() }, timed(tx, steps), {
        user_id,
        permintaan_id: null,
      })
      ms = performance.now() - began
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  } finally {
    await pool.close()
  }
  return { ms, steps: steps.toSorted((a, b) => b.ms - a.ms) }
}

/** The same transaction, each of whose statements adds its time under what it changes. */
function timed(tx: Db, steps: Step[]): Db {
  const time = async <T>(statement: Sql, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await work()
    const [, act, table] = /\b(delete from|update|insert into|from)\s+(\w+)/.exec(statement.sql) ?? []
    steps.push({ name: `${act} ${table}`, ms: performance.now() - began })
    return result
  }
  return {
    rows: (statement) => time(statement, () => tx.rows(statement)),
    row: (statement) => time(statement, () => tx.row(statement)),
    transaction: (work) => tx.transaction((inner) => work(timed(inner, steps))),
  }
}

async function copy(server: RunningProduct, user_id: number): Promise<{ ms: number; bytes: number; memory: number }> {
  const pid = server.server().child.pid as number
  const before = usageOf(pid).memory
  let [bytes, most] = [0, before]
  const began = performance.now()
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/allroles/data-saya/salinan`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(user_id)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  if (!reply.ok || !reply.body) throw new Error(`the copy was refused: ${reply.status} ${await reply.text()}`)
  for await (const part of reply.body) {
    bytes += part.length
    most = Math.max(most, usageOf(pid).memory)
  }
  return { ms: performance.now() - began, bytes, memory: most - before }
}

/** Who signs in for the copy. */
export const rightsAsked = {
  name: NAME,
  ask: (plan: Plan) => ({ who: busy(plan), path: '' }),
}
