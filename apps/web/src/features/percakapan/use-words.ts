import { useState } from 'react'
import { session } from '../../lib/session.ts'

/** What somebody began to write, by person and conversation: from one conversation to the next it stays. */
const begun = new Map<string, string>()
session.onEnd((reason) => reason !== 'session_expired' && begun.clear())

export function useWords(user_id: number, jadwal_id: number): [string, (words: string) => void] {
  const name = `${user_id}:${jadwal_id}`
  const [words, setWords] = useState(() => begun.get(name) ?? '')
  return [
    words,
    (next) => {
      if (next) begun.set(name, next)
      else begun.delete(name)
      setWords(next)
    },
  ]
}
