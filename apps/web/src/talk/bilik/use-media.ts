import { useEffect, useMemo, useRef, useState } from 'react'
import { bukaKamera, bukaMedia, type Media, tutupMedia } from './media.ts'
import type { Trek } from './pasang-trek.ts'

export type Alat = ReturnType<typeof useMedia>

/** Microphone and camera of this page. They are in use only while the component that opened them is shown. */
export function useMedia() {
  const [media, setMedia] = useState<Media | null>(null)
  const [isMembuka, setIsMembuka] = useState(false)
  const [isBisu, setIsBisu] = useState(false)
  const [isSuaraSaja, setIsSuaraSaja] = useState(false)
  const latest = useRef<Media | null>(null)
  const isGone = useRef(false)

  const show = (next: Media | null) => {
    latest.current = next
    if (isGone.current) return tutupMedia(next)
    if (next?.suara) next.suara.enabled = !isBisu
    // A device that is unplugged ends its track.
    if (next?.gambar) next.gambar.onended = () => matikanKamera()
    setMedia(next)
  }

  const buka = async (denganGambar: boolean) => {
    setIsMembuka(true)
    setIsSuaraSaja(!denganGambar)
    tutupMedia(latest.current)
    const opened = await bukaMedia(denganGambar)
    setIsMembuka(false)
    show(opened)
  }

  const matikanKamera = () => {
    if (!latest.current?.gambar) return
    latest.current.gambar.stop()
    show({ ...latest.current, gambar: null })
  }

  const nyalakanKamera = async () => {
    if (isMembuka || !latest.current) return
    setIsMembuka(true)
    const { trek, kendala } = await bukaKamera()
    setIsMembuka(false)
    setIsSuaraSaja(false)
    if (latest.current) show({ ...latest.current, gambar: trek, kendalaGambar: kendala })
  }

  const ubahSuara = () => {
    const next = !isBisu
    if (latest.current?.suara) latest.current.suara.enabled = !next
    setIsBisu(next)
  }

  const pakaiSuaraSaja = () => {
    setIsSuaraSaja(true)
    matikanKamera()
  }

  const tutup = () => {
    tutupMedia(latest.current)
    latest.current = null
    setMedia(null)
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      tutupMedia(latest.current)
    }
  }, [])

  const trek = useMemo<Trek>(
    () => ({
      suara: media?.suara ?? null,
      gambar: media?.gambar ?? null,
      isSuaraSaja,
    }),
    [media, isSuaraSaja],
  )
  return {
    media,
    trek,
    isMembuka,
    isBisu,
    isSuaraSaja,
    buka,
    tutup,
    matikanKamera,
    nyalakanKamera,
    ubahSuara,
    pakaiSuaraSaja,
  }
}
