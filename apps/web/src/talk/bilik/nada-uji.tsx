import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { bunyikanNada } from './nada.ts'

/** A tone on demand: the person hears that the speaker works, before they depend on it. */
export function NadaUji() {
  const [keadaan, setKeadaan] = useState<'belum' | 'berbunyi' | 'sudah'>('belum')
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const play = () => {
    stop.current?.()
    setKeadaan('berbunyi')
    stop.current = bunyikanNada(() => setKeadaan('sudah'))
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconVolume size={18} aria-hidden />}
        data-berbunyi={keadaan === 'berbunyi' || undefined}
        onClick={play}
      >
        <Trans>Putar nada uji</Trans>
      </Button>
      {keadaan === 'sudah' && (
        <Text size="sm" role="status">
          <Trans>Tidak terdengar? Naikkan volume, matikan mode senyap, atau periksa earphone.</Trans>
        </Text>
      )}
    </>
  )
}
