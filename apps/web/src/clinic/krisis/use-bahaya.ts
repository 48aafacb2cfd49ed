import { useEffect, useRef, useState } from 'react'

/** How long a person pauses before their words are looked at: what reads "mau mati" may become "mau mati lampu". */
const PAUSE_MS = 1_000

/** The rules are fetched beside the page, not with it. A browser that cannot fetch them shows no panel; the server reads what is sent. */
const ifBahaya = (teks: string, then: () => void): void => {
  import('@sehati/contract/base/krisis/rules').then(
    ({ adaKataBahaya }) => adaKataBahaya(teks) && then(),
    () => undefined,
  )
}

/**
 * Whether help is shown beside `teks`, and how a person closes it. The words are read in this browser; the server looks again at what was sent. Once shown, help
 * stays, also when the words are deleted: only the person closes it. It comes back at the earliest in the next text. A text
 * that becomes empty was sent or deleted: it is read at once, without the pause.
 */
export function useBahaya(teks: string): [isShown: boolean, close: () => void] {
  const [isShown, setIsShown] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const before = useRef('')
  const closed = useRef(false)
  if (teks === '' && isClosed) setIsClosed(false)
  useEffect(() => ifBahaya('', () => undefined), [])
  useEffect(() => {
    const last = before.current
    before.current = teks
    if (teks === '') {
      if (!closed.current) ifBahaya(last, () => setIsShown(true))
      closed.current = false
      return
    }
    let isOver = false
    const show = () => isOver || closed.current || setIsShown(true)
    const timer = setTimeout(() => ifBahaya(teks, show), PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [teks])
  const close = () => {
    setIsShown(false)
    closed.current = before.current !== ''
    setIsClosed(closed.current)
  }
  return [isShown && !isClosed, close]
}
