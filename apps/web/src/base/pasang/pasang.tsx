import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, CloseButton, Group, Stack, Text } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { caraPasang } from './cara-pasang.rules.ts'
import styles from './pasang.module.css'
import { installOffer } from './pasang.ts'
import { useInstallOffer } from './use-install-offer.ts'

const KEY = 'pasang'

/** Whether a person at this device has declined, or was asked. Says nothing about who. Where storage is forbidden, it is never known. */
function isInstallDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function dismissInstall(): void {
  try {
    localStorage.setItem(KEY, 'tutup')
  } catch {
    // It is gone until the next load.
  }
}

/**
 * How this browser can put the service on the home screen; null where it cannot, or has. `install` shows the browser's own
 * question, which it allows once for each offer.
 */
function usePasang() {
  const hasOffer = useInstallOffer()
  const [isAsked, setIsAsked] = useState(false)
  const cara = caraPasang({
    hasOffer: hasOffer && !isAsked,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    standalone: (navigator as { standalone?: boolean }).standalone,
    touchPoints: navigator.maxTouchPoints,
  })
  const install = () => {
    const offer = installOffer.current
    installOffer.current = null
    dismissInstall()
    setIsAsked(true)
    void offer?.prompt().catch(() => null)
  }
  return { cara, install }
}

/** Below everything else on a patient's home: the browser's offer to put the service on the home screen, until it is declined. */
export function PasangBeranda() {
  const { cara, install } = usePasang()
  const [isDismissed, setIsDismissed] = useState(isInstallDismissed)
  if (isDismissed || cara !== 'tawaran') return null
  const dismiss = () => {
    dismissInstall()
    setIsDismissed(true)
  }
  return (
    <Card component="section" aria-label={t`Pasang di layar utama`}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <IconDeviceMobile size={24} aria-hidden style={{ flex: 'none' }} />
        <Stack gap="sm" align="flex-start" flex={1}>
          <Text>
            <Trans>Pasang {brandName} di layar utama.</Trans>
          </Text>
          <Button variant="light" size="sm" onClick={install}>
            <Trans>Pasang</Trans>
          </Button>
        </Stack>
        <CloseButton size="lg" aria-label={t`Tutup tawaran pasang`} onClick={dismiss} />
      </Group>
    </Card>
  )
}

/** For the profile, beside the notices on the device: how to put the service on the home screen. Nothing where it is there already. */
export function PasangPerangkat() {
  const { cara, install } = usePasang()
  if (cara === null) return null
  return (
    <Stack gap="xs" align="flex-start" className={styles.perangkat}>
      <Text>
        <Trans>Pasang {brandName} di layar utama.</Trans>
      </Text>
      {cara === 'tawaran' ? (
        <Button variant="light" size="sm" onClick={install}>
          <Trans>Pasang</Trans>
        </Button>
      ) : (
        <Text size="sm">
          <Trans>
            Ketuk tombol <b>Bagikan</b> di Safari, lalu pilih <b>Tambah ke Layar Utama</b>.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}
