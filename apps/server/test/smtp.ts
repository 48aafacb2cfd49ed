import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** How the mail server responds to an address. */
export type Treatment =
  | 'accept'
  /** 550: refuses every mail for good. */
  | 'refuse'
  /** 451: defers this many attempts. */
  | { defer: number }
  /** Accepts this many mails and cuts the connection before it responds. */
  | { drop: number }
  /** Accepts the mail, and responds only after `release`. */
  | 'hold'

type Received = { to: string; id: string; raw: string }

/** A real mail server on a port of its own. Accepted mails are listed, also where its response was lost. */
export async function startSmtp() {
  const received: Received[] = []
  const tries = new Map<string, number>()
  const treatments = new Map<string, Treatment>()
  const sockets = new Map<number, Socket>()
  let release = () => {}
  let released = Promise.resolve()

  const treatmentOf = (to: string): Treatment => treatments.get(to) ?? 'accept'
  const nth = (to: string) => tries.get(to) ?? 0

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      tries.set(address, nth(address) + 1)
      const how = treatmentOf(address)
      const code =
        how === 'refuse' ? 550 : typeof how === 'object' && 'defer' in how && nth(address) <= how.defer ? 451 : 0
      if (code === 0) return done()
      done(Object.assign(new Error(`<${address}> not now`), { responseCode: code }))
    },
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const raw = await text(stream)
      received.push({ to, id: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '', raw })
      const how = treatmentOf(to)
      if (how === 'hold') await released
      if (typeof how === 'object' && 'drop' in how && nth(to) <= how.drop) sockets.get(session.remotePort)?.destroy()
      else done()
    },
  })
  server.server.on('connection', (socket) => sockets.set(socket.remotePort ?? 0, socket))
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  afterAll(() => {
    release()
    return stop()
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    treat: (to: string, how: Treatment) => {
      treatments.set(to, how)
      if (how === 'hold') {
        released = new Promise((resolve) => {
          release = resolve
        })
      }
    },
    release: () => release(),
    triesOf: nth,
    /** The Message-IDs that an address has received: one for each mail, however often it came. */
    idsOf: (to: string) => new Set(received.filter((mail) => mail.to === to).map(({ id }) => id)),
  }
}
