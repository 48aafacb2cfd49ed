import { once } from 'node:events'
import net from 'node:net'

/**
 * `refuse`: no process listens, and open connections are cut. `swallow`: everything sent disappears, also afterwards on
 * the connections of that time, as when a firewall forgets them. A delay holds back each piece for so many
 * milliseconds.
 */
export type Weather = 'pass' | 'refuse' | 'swallow' | { delayMs: [least: number, most: number] }

/** A piece of network before the database, that can be made bad. */
export class TcpProxy {
  readonly url: string
  private weather: Weather = 'pass'
  private readonly server: net.Server
  private readonly open = new Set<net.Socket>()
  private readonly swallowed = new WeakSet<net.Socket>()
  private readonly target: { host: string; port: number }
  private readonly port: number

  private constructor(server: net.Server, url: URL) {
    this.server = server
    this.target = { host: url.hostname, port: Number(url.port || 5432) }
    this.port = (server.address() as net.AddressInfo).port
    const mine = new URL(url)
    mine.host = `127.0.0.1:${this.port}`
    this.url = mine.toString()
    server.on('connection', (near) => this.join(near))
  }

  static async before(url: string): Promise<TcpProxy> {
    const server = net.createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new TcpProxy(server, new URL(url))
  }

  async turn(weather: Weather): Promise<void> {
    if (this.weather === 'refuse' && weather !== 'refuse') {
      this.server.listen(this.port, '127.0.0.1')
      await once(this.server, 'listening')
    }
    this.weather = weather
    if (weather === 'swallow') for (const socket of this.open) this.swallowed.add(socket)
    if (weather === 'refuse') {
      this.server.close()
      for (const socket of this.open) socket.destroy()
    }
  }

  async close(): Promise<void> {
    this.server.close()
    for (const socket of this.open) socket.destroy()
  }

  private join(near: net.Socket): void {
    const far = net.connect(this.target)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(from)
      if (this.weather === 'swallow') this.swallowed.add(from)
      let before: Promise<unknown> = Promise.resolve()
      from.on('data', (piece) => {
        const held = this.holdBack()
        before = before.then(async () => {
          await held
          if (!this.swallowed.has(from) && into.writable) into.write(piece)
        })
      })
      from.on('error', () => {})
      from.on('close', () => {
        this.open.delete(from)
        into.destroy()
      })
    }
  }

  private holdBack(): Promise<unknown> | undefined {
    if (typeof this.weather === 'string') return undefined
    const [least, most] = this.weather.delayMs
    return new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)))
  }
}
