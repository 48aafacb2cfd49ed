import { insertLampiran, insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { call } from '../../base/lib/call.ts'
import { timeoutSignal } from '../../base/lib/timeout-signal.ts'
import { withProgress } from '../../base/lib/upload.ts'
import type { Kiriman } from './outbox.rules.ts'

/** The timeout of an attempt: on a phone's network a dead connection may never report an error. */
const TEXT_MS = 15_000
const FILE_MS = 120_000

/** Sends one message once. */
export function sendKiriman(kiriman: Kiriman, onProgress: (fraction: number) => void): Promise<Percakapan> {
  const { jadwal_id, pesan, client_id, balasan, berkas } = kiriman
  const signal = timeoutSignal(berkas ? FILE_MS : TEXT_MS)
  if (!berkas)
    return call(insertPercakapan, { body: { jadwal_id, pesan, client_id, balas_id: balasan?.id ?? null }, signal })
  const body = new FormData()
  // The server reads the fields in this order, and they come before the file.
  body.set('client_id', client_id)
  body.set('pesan', pesan)
  if (balasan) body.set('balas_id', String(balasan.id))
  body.set('berkas', berkas.isi, berkas.nama)
  return call(insertLampiran, { query: { jadwal_id }, body, signal, sendBy: withProgress(onProgress) })
}
