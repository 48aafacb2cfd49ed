import { useState } from 'react'
import { session } from '../../lib/session.ts'

/** The text that a person began to write, by person and conversation: it stays when they change the conversation. */
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
