import { useState } from 'react'
import { begun } from '../../base/lib/begun.ts'

/** The text that a person began to write, by conversation: it stays when they change the conversation. */
export function useWords(user_id: number, jadwal_id: number): [string, (words: string) => void] {
  const place = `pesan:${jadwal_id}`
  const [words, setWords] = useState(() => begun.read<string>(user_id, place) ?? '')
  return [
    words,
    (next) => {
      if (next) begun.keep(user_id, place, next)
      else begun.remove(user_id, place)
      setWords(next)
    },
  ]
}
