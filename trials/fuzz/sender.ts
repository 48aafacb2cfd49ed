import type { Case } from './cases.ts'
import type { World } from './clinic.ts'
import { makeWire, type RawResponse } from './connection.ts'
import type { Frame } from './framing.ts'
import { makeJudge } from './judge.ts'
import { type Talk, talk } from './live-channel.ts'
import type { Product } from './product.ts'
import type { Report } from './report.ts'
import { bytesOf, shown } from './wire-format.ts'

let sent = 0

/** Sends one after the other and judges what comes back; throws where something new is wrong, so that it is made smaller. */
export function makeSender(product: Product, world: World, secrets: string[], report: Report) {
  const wire = makeWire(product.port)
  const judge = makeJudge(secrets)

  /** The finding whose request is being made smaller: it throws every time, any other one that is known does not. */
  let shrinking: string | null = null
  const found = (kind: string, fault: string, bytes: Buffer, response = '') => {
    const one = { kind, fault, request: shown(bytes), response }
    const { key, isNew } = report.found(one)
    if (!isNew && key !== shrinking) return
    report.smaller(key, one)
    shrinking ??= key
    if (key === shrinking) throw new Error(fault)
  }
  /** The end of making it smaller. */
  const shrunk = (replay: string) => {
    if (shrinking) report.smaller(shrinking, { replay })
    shrinking = null
  }

  async function sendCase(one: Case): Promise<void> {
    const person = one.as === null ? null : world.people[one.as]
    const bytes = bytesOf(one, person?.token ?? null, sent++)
    const { responses, ended, ms } = await wire.send(bytes, { isHead: one.method === 'HEAD' })
    const [response] = responses
    const kind = `${one.method} ${one.path}`
    report.count(kind, response?.status ?? 0, ms)
    if (!response) {
      if (ended === 'silent') found(kind, 'no response', bytes)
      return
    }
    if (response.status === 401 && person) await world.revive(person)
    const isHead = one.method === 'HEAD'
    const fault = judge(response, { isAdmin: person?.level_id === 1, isHead, path: one.path })
    // In a response that no route made, the fault is the same for every address.
    if (fault) found(response.headers.has('x-request-id') ? kind : 'any address', fault, bytes, said(response))
  }

  async function sendFrame({ name, bytes, single }: Frame): Promise<void> {
    const kind = `framing: ${name}`
    const { responses, ended, ms } = await wire.send(bytes, { alone: true })
    report.count('framing', responses[0]?.status ?? 0, ms)
    if (ended === 'silent') found(kind, 'no response', bytes)
    if (single && responses.length > 1) found(kind, 'a second request was smuggled in', bytes)
    for (const response of responses) {
      const fault = judge(response, { isAdmin: false, path: '' })
      if (fault) found(kind, fault, bytes, said(response))
    }
  }

  async function sendTalk(one: Talk): Promise<void> {
    const person = world.people[sent++ % world.people.length]
    const received = await talk(product.port, one, person?.token ?? '')
    report.count('live channel', Number(/^HTTP\/1.1 (\d+)/.exec(received)?.[1] ?? 0), 0)
    const response = { status: 101, headers: new Map(), head: '', body: Buffer.from(received) }
    const fault = judge(response, { isAdmin: false, path: '' })
    if (fault) found('live channel', fault, Buffer.concat(one.frames), received)
  }

  return { sendCase, sendFrame, sendTalk, shrunk, close: wire.close }
}

/** The response without its headers. */
const said = ({ head, body }: RawResponse): string => `${head.split('\r\n', 1)[0]} ${shown(body)}`
