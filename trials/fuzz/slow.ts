import net from 'node:net'

/** Connections that say a byte a second: half of them never end their head, half of them never their body. */
const SLOW = 60
const EVERY_MS = 1_000
/** The server ends a request that has not arrived within 30 s; what lies beyond is for a machine under load. */
const WITHIN_MS = 45_000

/** Opens them; `end` returns how many the server had not closed in time, null if the run was too short to see. */
export function openSlow(port: number) {
  const began = performance.now()
  const sockets = Array.from({ length: SLOW }, (_, n) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.resume()
    const isHead = n % 2 === 0
    const rest = isHead ? '' : 'content-type: application/json\r\ncontent-length: 100000\r\n\r\n{'
    socket.write(`POST /api/public/login HTTP/1.1\r\nhost: x\r\n${rest}`)
    const ticking = setInterval(
      () => (socket.destroyed ? clearInterval(ticking) : socket.write(isHead ? 'x' : ' ')),
      EVERY_MS,
    )
    socket.on('close', () => clearInterval(ticking))
    return socket
  })
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    /** Milliseconds until all must have been cut off. */
    left: () => WITHIN_MS - (performance.now() - began),
    end: (): number | null => {
      const open = sockets.filter(({ destroyed }) => !destroyed).length
      const wasTime = performance.now() - began >= WITHIN_MS
      close()
      return wasTime ? open : null
    },
  }
}
