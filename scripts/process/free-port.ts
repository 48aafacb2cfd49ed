import net from 'node:net'

/** The wanted port on this machine if it is free, else any free one. */
export async function choosePort(wanted: number | null): Promise<number> {
  if (wanted && (await tryPort(wanted))) return wanted
  return (await tryPort(0)) ?? 0
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(null))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: actual } = probe.address() as net.AddressInfo
      probe.close(() => resolve(actual))
    })
  })
}
