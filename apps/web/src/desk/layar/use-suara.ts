import { kalimatPanggilan } from '@sehati/contract/desk/layar.rules'
import type { Panggilan } from '@sehati/contract/desk/layar.schema'
import { useEffect, useRef, useState } from 'react'
import { type Dikenal, kenali, panggilanBaru } from './layar.rules.ts'
import { bukaSuara, type Suara } from './suara.ts'

/** Announces each new call once, while the sound is on. What was called before the screen began, or without sound, is not said later. */
export function useSuara(panggilan: readonly Panggilan[]) {
  const [suara, setSuara] = useState<Suara | null>(null)
  const dikenal = useRef<Dikenal | null>(null)
  useEffect(() => {
    const sebelum = dikenal.current
    const baru = sebelum ? panggilanBaru(sebelum, panggilan) : []
    for (const one of baru) suara?.umumkan(kalimatPanggilan(one))
    // Where a newer call was skipped, the older ones are no news.
    if (!sebelum || baru.length > 0) dikenal.current = kenali(panggilan)
  }, [panggilan, suara])
  useEffect(() => () => suara?.tutup(), [suara])
  return { isNyala: suara !== null, ubah: () => setSuara(suara ? null : bukaSuara()) }
}
