import http from 'node:http'
import net from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * A network between browser and product that responds wrongly, as a captive portal or a broken proxy does. The calls to
 * these paths reach the product, but the browser receives a foreign page instead of the responses.
 */
export async function openCrookedProxy(target: string, paths: string[]) {
  const { hostname, port } = new URL(target)
  const tunnels = new Set<Duplex>()
  const server = http.createServer((incoming, reply) => {
    const { method, headers, url = '/' } = incoming
    const isSpoiled = method === 'POST' && paths.includes(new URL(url, target).pathname)
    const onward = http.request({ hostname, port, method, path: url, headers }, (answer) => {
      if (!isSpoiled) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(reply)
      }
      answer.resume()
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Selamat datang di Wi-Fi kampus</h1>')
    })
    onward.on('error', () => reply.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', ({ method, url, headers }, socket, first) => {
    const onward = net.connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(first)
      socket.pipe(onward).pipe(socket)
    })
    const end = () => {
      for (const side of [socket, onward]) {
        side.destroy()
        tunnels.delete(side)
      }
    }
    for (const side of [socket, onward]) tunnels.add(side.on('error', end).on('close', end))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port: own } = server.address() as net.AddressInfo
  const close = () => {
    server.closeAllConnections()
    for (const side of tunnels) side.destroy()
    return new Promise((closed) => server.close(closed))
  }
  return { url: `http://127.0.0.1:${own}`, close }
}
