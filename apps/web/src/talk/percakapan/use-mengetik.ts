import { MENGETIK_MS } from '@sehati/contract/base/constants'
import { useEffect, useRef, useState } from 'react'
import { tellMengetik, useKabar, useRuang } from '../../base/lib/realtime.ts'

/** Longer than the distance between two hints, so that the word does not blink. */
const SHOWN_MS = MENGETIK_MS + 1_000

/** Whether the other person is typing, and how the user's own typing is published. A message that arrives ends the hint. */
export function useMengetik(jadwal_id: number, user_id: number) {
  const [isTyping, setIsTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toldAt = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  useRuang({ jenis: 'percakapan', id: jadwal_id }, (kabar) => {
    if (kabar?.jenis !== 'mengetik' || kabar.user_id === user_id) return
    setIsTyping(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsTyping(false), SHOWN_MS)
  })

  useKabar((kabar) => {
    if (kabar?.jenis !== 'pesan' || kabar.jadwal_id !== jadwal_id || kabar.pengirim_id === user_id) return
    clearTimeout(timer.current)
    setIsTyping(false)
  })

  return {
    isTyping,
    onType: () => {
      const now = Date.now()
      if (Math.abs(now - toldAt.current) < MENGETIK_MS) return
      toldAt.current = now
      tellMengetik(jadwal_id)
    },
  }
}
