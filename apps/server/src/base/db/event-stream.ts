import { CHANNEL, type DbEvent, readEvents } from './db-event.ts'
import { listenTo } from './listener.ts'

type Subscriber = {
  received: (event: DbEvent) => void
  /** Every event that is published from now on arrives. */
  listening: () => void
  /** From now on events may be missed. */
  lost: (error: unknown) => void
}

/** The events of the channel, received over one connection for all parts of this process that subscribe. */
export type EventStream = {
  /** Calls `listening` at once where the connection is up. A subscription lasts as long as the process. */
  subscribe: (subscriber: Subscriber) => void
  /** Whether events arrive at the moment, as far as this process can know. */
  isListening: () => boolean
  /** Settles after the first attempt to connect, whether or not it succeeded. */
  tried: Promise<void>
  close: () => Promise<void>
}

export function openEventStream(url: string): EventStream {
  const subscribers: Subscriber[] = []
  let isListening = false
  const listener = listenTo(url, CHANNEL, {
    notified: (text) => {
      for (const event of readEvents(text)) for (const { received } of subscribers) received(event)
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
    subscribe(subscriber) {
      subscribers.push(subscriber)
      if (isListening) subscriber.listening()
    },
    isListening: () => isListening,
    tried: listener.tried,
    close: listener.close,
  }
}
