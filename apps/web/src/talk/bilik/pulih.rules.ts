/** A connection that is being watched: its state, since when it has it, and how often it was mended since it last worked. */
export type Connection = { keadaan: RTCPeerConnectionState; sejak: number; percobaan: number; mulaiPercobaan: number }

const PUTUS_MS = 3_000
/** Gathering, signals and checks of one restart on a slow network. */
const PERCOBAAN_MS = 6_000
const PERCOBAAN_TERBANYAK = 3
/** How long a connection may take to come about. */
const TERSAMBUNG_MS = 15_000

/**
 * What is to be done about a connection now. A short interruption mends itself; after three seconds its paths are sought again
 * (`ice`), three times; then both begin with a new connection (`masuk`).
 */
export function langkahPulih(s: Connection, now: number): 'ice' | 'masuk' | null {
  switch (s.keadaan) {
    case 'connected':
      return null
    case 'closed':
      return 'masuk'
    case 'new':
    case 'connecting':
      if (s.percobaan === 0) return now - s.sejak >= TERSAMBUNG_MS ? 'masuk' : null
      return mend(s, now)
    case 'disconnected':
    case 'failed':
      if (s.percobaan > 0) return mend(s, now)
      return s.keadaan === 'failed' || now - s.sejak >= PUTUS_MS ? 'ice' : null
    default:
      return s.keadaan satisfies never
  }
}

const mend = ({ percobaan, mulaiPercobaan }: Connection, now: number) => {
  if (now - mulaiPercobaan < PERCOBAAN_MS) return null
  return percobaan < PERCOBAAN_TERBANYAK ? 'ice' : 'masuk'
}
