import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../bootstrap/refusal.mjs'

/**
 * Throws a `Refusal` that names a remedy when this process cannot listen on the address. While the port is in use, it
 * tries again for `patienceMs`: a former server may still be shutting down.
 */
export async function checkPort(host: string, port: number, patienceMs = 0): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const code = await listenOnce(host, port)
    if (code === null) return
    if (code !== 'EADDRINUSE') throw portRefusal(code, host, port)
    if (Date.now() >= deadline) throw portRefusal(code, host, port)
    await sleep(200)
  }
}

export function portRefusal(code: string, host: string, port: number): Refusal {
  const other = port === 65_535 ? 3001 : Math.max(port + 1, 3001)
  if (code === 'EADDRINUSE')
    return new Refusal(`Port ${port} sedang dipakai program lain. Pakai port lain: PORT=${other} npm start`)
  if (code === 'EACCES') return new Refusal(`Port ${port} tidak boleh dipakai akun ini. Pakai: PORT=${other} npm start`)
  return new Refusal(`HOST=${host} tidak dapat dipakai di mesin ini (${code}). Pakai HOST=127.0.0.1 atau HOST=0.0.0.0.`)
}

function listenOnce(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)))
  })
}
