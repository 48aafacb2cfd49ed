import { adaKataBahaya } from '@sehati/contract/krisis/rules'
import { useEffect, useRef, useState } from 'react'

/** How long a person pauses before their words are looked at: what reads "mau mati" may become "mau mati lampu". */
const PAUSE_MS = 1_000

/**
 * Whether help is shown beside `teks`, and how a person closes it. The words are read in this browser; the server looks again at what was sent. Once shown, help
 * stays, also when the words are deleted: only the person closes it. It comes back at the earliest in the next text. A text
 * that becomes empty was sent or deleted: it is read at once, without the pause.
 */
export function useBahaya(teks: string): [isShown: boolean, close: () => void] {
  const [isShown, setIsShown] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const before = useRef('')
  useEffect(() => {
    const last = before.current
    before.current = teks
    if (teks === '') {
      if (!isClosed && adaKataBahaya(last)) setIsShown(true)
      return setIsClosed(false)
    }
    const timer = setTimeout(() => adaKataBahaya(teks) && setIsShown(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [teks, isClosed])
  const close = () => {
    setIsShown(false)
    setIsClosed(before.current !== '')
  }
  return [isShown && !isClosed, close]
}
