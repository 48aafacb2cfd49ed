import { listTanda, putTanda } from '@sehati/contract/talk/percakapan.endpoints'
import type { Tanda } from '@sehati/contract/talk/percakapan.schema'
import { call } from '../../base/lib/call.ts'
import { queryClient } from '../../base/lib/query-client.ts'
import { belumDibacaQuery, tandaQuery } from './percakapan.queries.ts'
import { withTanda } from './thread.rules.ts'

const DEBOUNCE_MS = 250

type Mark = { terkirim_id: number; dibaca_id: number }
const sent = new Map<number, Mark>()
const wanted = new Map<number, Mark>()
let timer: ReturnType<typeof setTimeout> | undefined

const further = (mark: Mark, than: Mark | undefined) =>
  mark.terkirim_id > (than?.terkirim_id ?? 0) || mark.dibaca_id > (than?.dibaca_id ?? 0)

/** A person has received or read further, on this device or on another. */
export function applyTanda(tanda: Tanda) {
  queryClient.setQueryData(tandaQuery(tanda.jadwal_id).queryKey, (marks) => withTanda(marks, tanda))
}

async function sendMarks() {
  for (const [jadwal_id, mark] of wanted) {
    wanted.delete(jadwal_id)
    const { terkirim_id, dibaca_id } = mark
    // Stored before the response: another view of the same message sends no second request.
    const before = sent.get(jadwal_id)
    sent.set(jadwal_id, mark)
    try {
      const body = { jadwal_id, ...(terkirim_id > 0 && { terkirim_id }), ...(dibaca_id > 0 && { dibaca_id }) }
      applyTanda(await call(putTanda, { body }))
      if (dibaca_id > 0) void queryClient.invalidateQueries({ queryKey: belumDibacaQuery().queryKey })
    } catch {
      // Sent again with the next received or seen message, or after a reconnection.
      if (before) sent.set(jadwal_id, before)
      else sent.delete(jadwal_id)
    }
  }
}

function want(jadwal_id: number, change: Partial<Mark>) {
  const base = wanted.get(jadwal_id) ?? sent.get(jadwal_id) ?? { terkirim_id: 0, dibaca_id: 0 }
  const mark = {
    terkirim_id: Math.max(base.terkirim_id, change.terkirim_id ?? 0, change.dibaca_id ?? 0),
    dibaca_id: Math.max(base.dibaca_id, change.dibaca_id ?? 0),
  }
  if (!further(mark, sent.get(jadwal_id))) return
  wanted.set(jadwal_id, mark)
  clearTimeout(timer)
  timer = setTimeout(sendMarks, DEBOUNCE_MS)
}

/** A message has reached this device. */
export const markTerkirim = (jadwal_id: number, id: number) => want(jadwal_id, { terkirim_id: id })

/** A message has been seen. */
export const markDibaca = (jadwal_id: number, id: number) => want(jadwal_id, { dibaca_id: id })

/** Another person is signed in now. */
export function forgetMarks() {
  clearTimeout(timer)
  sent.clear()
  wanted.clear()
}

export const refreshTanda = (jadwal_id: number) =>
  queryClient.invalidateQueries({ queryKey: [listTanda.path, { jadwal_id }] })
