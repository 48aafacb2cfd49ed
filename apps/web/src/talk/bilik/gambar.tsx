import { t } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './bilik.module.css'

type GambarProps = {
  stream: MediaStream
  label: string
  /** One's own picture, as in a mirror and without sound. */
  isSendiri?: boolean
}

/** Plays a stream. A browser that lets no page begin with sound by itself waits for a tap. */
export function Gambar({ stream, label, isSendiri = false }: GambarProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isDitahan, setIsDitahan] = useState(false)
  const play = () => {
    video.current?.play().then(
      () => setIsDitahan(false),
      (error: Error) => setIsDitahan(error.name === 'NotAllowedError'),
    )
  }
  useEffect(() => {
    if (!video.current) return
    video.current.srcObject = stream
    video.current.play().then(
      () => setIsDitahan(false),
      (error: Error) => setIsDitahan(error.name === 'NotAllowedError'),
    )
  }, [stream])
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        data-sendiri={isSendiri || undefined}
        muted={isSendiri}
        playsInline
        autoPlay
        aria-label={label}
      />
      {isDitahan && !isSendiri && (
        <Button className={styles.dengar} leftSection={<IconVolume size={18} aria-hidden />} onClick={play}>
          {t`Ketuk untuk mendengar`}
        </Button>
      )}
    </>
  )
}
