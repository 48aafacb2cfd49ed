import { useEffect, useState } from 'react'
import { ApiError } from '../../base/lib/api-error.ts'
import type { HasilRelay } from './periksa.rules.ts'
import { ujiRelay } from './uji-relay.ts'
import type { Alat } from './use-media.ts'

export type Uji =
  | { keadaan: 'berjalan' }
  | { keadaan: 'selesai'; hasil: HasilRelay }
  | { keadaan: 'ditolak'; error: ApiError }

/** Tries the relay each time the devices were opened. */
export function useUjiRelay({ media, isMembuka }: Alat): Uji {
  const [uji, setUji] = useState<Uji>({ keadaan: 'berjalan' })
  useEffect(() => {
    if (!media || isMembuka) return
    const stop = new AbortController()
    const show = (next: Uji) => {
      if (!stop.signal.aborted) setUji(next)
    }
    show({ keadaan: 'berjalan' })
    const tracks = [media.suara, media.gambar].filter((track) => track !== null)
    ujiRelay(tracks, stop.signal).then(
      (hasil) => show({ keadaan: 'selesai', hasil }),
      // What a browser refuses is a way that does not exist.
      (error) => show(error instanceof ApiError ? { keadaan: 'ditolak', error } : { keadaan: 'selesai', hasil: null }),
    )
    return () => stop.abort()
  }, [media, isMembuka])
  return uji
}
