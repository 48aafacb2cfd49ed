import { bacaTurnUji } from './bilik.queries.ts'
import { iceOf } from './hubungan.ts'
import type { HasilRelay } from './periksa.rules.ts'
import { mutuDari } from './samples.ts'

const TERSAMBUNG_MS = 8_000
const UKUR_MS = 3_000

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Sends sound and picture from this device to itself, through the relay, for some seconds. That is the way of a call, twice: what
 * does not arrive here does not arrive in a call either. Throws the refusal where the clinic has no relay.
 */
export async function ujiRelay(tracks: MediaStreamTrack[], signal: AbortSignal): Promise<HasilRelay> {
  const turn = await bacaTurnUji()
  if (signal.aborted) return null
  const ice = iceOf({ ...turn, hanya_relay: true })
  const [from, to] = [new RTCPeerConnection(ice), new RTCPeerConnection(ice)]
  try {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.onicecandidate = ({ candidate }) => candidate && void other.addIceCandidate(candidate).catch(() => undefined)
    for (const track of tracks) from.addTrack(track)
    // Without a device there is still a way to be tried.
    if (tracks.length === 0) from.createDataChannel('uji')
    await from.setLocalDescription()
    if (from.localDescription) await to.setRemoteDescription(from.localDescription)
    await to.setLocalDescription()
    if (to.localDescription) await from.setRemoteDescription(to.localDescription)
    if (!(await isConnected(to, signal))) return null
    await sleep(UKUR_MS, signal)
    return mutuDari((await to.getStats()).values())
  } finally {
    from.close()
    to.close()
  }
}

async function isConnected(pc: RTCPeerConnection, signal: AbortSignal): Promise<boolean> {
  const settled = new Promise<void>((resolve) => {
    const see = () => (pc.connectionState === 'connected' || pc.connectionState === 'failed') && resolve()
    pc.onconnectionstatechange = see
    see()
  })
  await Promise.race([settled, sleep(TERSAMBUNG_MS, signal)])
  return pc.connectionState === 'connected'
}
