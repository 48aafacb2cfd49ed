import net from 'node:net'

/** Writes these bytes to a port and answers everything that came back by the time the connection was over. */
export function sayTo(port: number, bytes: string | Buffer, { hangUpAfterMs = 0 } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    let heard = ''
    socket.on('data', (part: Buffer) => {
      heard += part.toString('latin1')
    })
    socket.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? null : reject(error)))
    socket.once('close', () => resolve(heard))
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
    if (hangUpAfterMs > 0) setTimeout(() => socket.destroy(), hangUpAfterMs)
  })
}
