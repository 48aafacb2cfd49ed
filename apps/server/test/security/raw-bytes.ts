import net from 'node:net'

/** Writes these bytes to a port and returns everything that was received until the connection ended. */
export function sayTo(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    let received = ''
    socket.on('data', (part: Buffer) => {
      received += part.toString('latin1')
    })
    socket.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? null : reject(error)))
    socket.once('close', () => resolve(received))
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}
