import { type Berita, CHANNEL, readBerita } from './berita.ts'
import { makeLease } from './lease.ts'
import { listenTo } from './listener.ts'

type Ears = {
  heard: (berita: Berita) => void
  /** From now on nothing that is told is missed. */
  listening: () => void
  /** From now on news may be missed. */
  lost: (error: unknown) => void
}

/** What the database tells this process, over one connection for whoever in it wants to hear. */
export type News = {
  hear: (ears: Ears) => void
  /** Whether news of whatever was committed a moment ago would have been heard here; memory may be trusted only then. */
  isSure: () => boolean
  /** Resolves when no process can still be unaware of what was committed before this call, and act upon it. */
  heardByAll: () => Promise<void>
  /** Settles after the first attempt to connect, whether or not it succeeded. */
  tried: Promise<void>
  close: () => Promise<void>
}

export function openNews(url: string): News {
  const everyone: Ears[] = []
  let isListening = false
  const lease = makeLease((berita) => listener.tell(JSON.stringify(berita)))
  const listener = listenTo(url, CHANNEL, {
    notice: (text) => {
      for (const berita of readBerita(text)) {
        // Whoever remembers must have forgotten before the others are told that it was heard.
        for (const ears of everyone) ears.heard(berita)
        lease.heard(berita)
      }
    },
    listening: () => {
      isListening = true
      lease.listening()
      for (const ears of everyone) ears.listening()
    },
    lost: (error) => {
      isListening = false
      lease.lost()
      for (const ears of everyone) ears.lost(error)
    },
    beat: () => JSON.stringify(lease.beat()),
  })
  return {
    hear(ears) {
      everyone.push(ears)
      if (isListening) ears.listening()
    },
    isSure: lease.isSure,
    heardByAll: lease.heardByAll,
    tried: listener.tried,
    close: listener.close,
  }
}
