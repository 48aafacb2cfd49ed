import { type Berita, CHANNEL, readBerita } from './berita.ts'
import { listenTo } from './listener.ts'

type Ears = {
  heard: (berita: Berita) => void
  /** Every notification that is sent from now on arrives. */
  listening: () => void
  /** From now on notifications may be missed. */
  lost: (error: unknown) => void
}

/** The notifications of the database, received over one connection for all parts of this process that subscribe. */
export type News = {
  hear: (ears: Ears) => void
  /** Whether notifications are received at the moment, as far as this process can know. */
  isListening: () => boolean
  /** Settles after the first attempt to connect, whether or not it succeeded. */
  tried: Promise<void>
  close: () => Promise<void>
}

export function openNews(url: string): News {
  const subscribers: Ears[] = []
  let isListening = false
  const listener = listenTo(url, CHANNEL, {
    notice: (text) => {
      for (const berita of readBerita(text)) for (const { heard } of subscribers) heard(berita)
    },
    listening: () => {
      isListening = true
      for (const { listening } of subscribers) listening()
    },
    lost: (error) => {
      isListening = false
      for (const { lost } of subscribers) lost(error)
    },
  })
  return {
    hear(ears) {
      subscribers.push(ears)
      if (isListening) ears.listening()
    },
    isListening: () => isListening,
    tried: listener.tried,
    close: listener.close,
  }
}
