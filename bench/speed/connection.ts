import net from 'node:net'

type Answer = { status: number; body: string }
export type Connection = { ask: (request: string) => Promise<Answer>; close: () => void }

/**
 * One connection that is kept, with one request under way at a time. By hand, because a full client costs more than a
 * server's answer and would be what is measured. It understands what our servers send: a length, or chunks.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let text = ''
  let pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1')
    const answer = readAnswer(text)
    if (!answer || !pending) return
    text = ''
    const { resolve } = pending
    pending = null
    resolve(answer)
  })
  const fail = (error: Error) => {
    pending?.reject(error)
    pending = null
  }
  socket.removeAllListeners('error').on('error', fail)
  socket.on('close', () => fail(new Error('the connection was closed')))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection was closed'))
        pending = { resolve, reject }
        socket.write(request, 'latin1')
      }),
    close: () => socket.destroy(),
  }
}

/** Null as long as it is not whole. */
function readAnswer(text: string): Answer | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = text.slice(0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole = length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= end + 4 + Number(length)
  return isWhole ? { status: Number(text.slice(9, 12)), body: text.slice(end + 4) } : null
}
