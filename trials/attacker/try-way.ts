import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { listJejak } from '@sehati/contract/record/jejak.endpoints'
import type { Account, Reply, Stage, Victims } from './stage.ts'

const SECONDS = 30

/** What a way has: an admin of its own, victims of its own, and a client that keeps all that it receives. */
export type Play = Omit<Stage, 'victims' | 'close'> & {
  admin: Account
  of: Victims
  /** A psychologist with the duty of a reviewer, since before the way began. */
  reviewer: Account
  /** Fails the way where the response has another status: a way that does not reach its door proves nothing. */
  must: (
    status: number,
    who: { token: string } | null,
    endpoint: Endpoint,
    input?: Parameters<Stage['call']>[2],
  ) => Promise<Reply>
  /** Signs in, and fails the way where that is refused. */
  enter: (email: string, password?: string) => Promise<{ token: string }>
}

export type Way = {
  name: string
  /** What the trail must say that the admin did. */
  leaves: string
  run: (play: Play) => Promise<void>
  /** A way that opens texts by a decision: which, and who is told of it. */
  opens?: { why: string; words: readonly string[]; isTold: (play: Play) => Promise<boolean> }
}

type Outcome = { words: string[]; tindakan: string[]; faults: string[] }

/** Plays one way with people of its own, and reads back what it left in the trail. */
export async function tryWay(stage: Stage, way: Way): Promise<Outcome> {
  const seen: string[] = []
  const call: Stage['call'] = async (...request) => {
    const reply = await stage.call(...request)
    seen.push(reply.text)
    return reply
  }
  const must: Play['must'] = async (status, who, endpoint, input) => {
    const reply = await call(who, endpoint, input)
    if (reply.status !== status)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${reply.status} ${reply.code ?? ''}`)
    return reply
  }
  const enter: Play['enter'] = async (email, password) => {
    const { status, code, data } = await stage.signIn(email, password)
    if (status !== 200) throw new Error(`no login as ${email}: ${code}`)
    return { token: data.token }
  }
  const [admin, of, reviewer] = [await stage.person(1), await stage.victims(), await stage.person(3)]
  await stage.tugas(reviewer.user_id, 'peninjau')
  const play: Play = { ...stage, call, must, enter, admin, of, reviewer }
  const faults: string[] = []
  try {
    await way.run(play)
  } catch (error) {
    faults.push((error as Error).message)
  }
  const words = [...new Set(seen.join('\n').match(new RegExp(`(?<=${of.word})[a-z]+`, 'g')))].sort()
  const wanted = [...(way.opens?.words ?? [])].sort()
  if (words.join() !== wanted.join()) faults.push(`read ${words.join(', ') || 'nothing'}`)
  const tindakan = await rowsOf(stage, admin, way.leaves)
  if (!tindakan.includes(way.leaves)) faults.push(`no row "${way.leaves}"`)
  if (way.opens && faults.length === 0 && !(await way.opens.isTold(play))) faults.push('the patient was not told')
  return { words, tindakan, faults }
}

/** What the trail says that an account did, once it has the row that is wanted, or after half a minute. */
async function rowsOf(stage: Stage, { user_id }: Account, wanted: string): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const { data } = await stage.call(stage.auditor, listJejak, { query: { pelaku_id: user_id } })
    const found = [...new Set((data as { tindakan: string }[]).map(({ tindakan }) => tindakan))].reverse()
    if (found.includes(wanted) || tries === SECONDS * 5) return found
    await wait(200)
  }
}
