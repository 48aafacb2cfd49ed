import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '../../base/ui/dialog.tsx'
import { bisaMemindai, bolehKamera, mulaiMemindai } from './pemindai.ts'
import styles from './pindai.module.css'

export type Pemindai = { isOpen: boolean; ubah: (isOpen: boolean) => void }
type PindaiProps = Pemindai & { onKode: (kode: string) => void }

/** Scans the code on a patient's phone, where the browser can; otherwise it is typed. Whether it is open stands in the URL. */
export function Pindai({ isOpen, ubah, onKode }: PindaiProps) {
  if (!bisaMemindai()) return null
  const open = () => {
    if (bolehKamera()) return ubah(true)
    // A page that was reached by a link within the application is in another document: this one is loaded anew.
    const url = new URL(window.location.href)
    url.searchParams.set('pindai', '1')
    window.location.assign(url)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconScan size={18} aria-hidden />} onClick={open}>
        <Trans>Pindai</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => ubah(false)} judul={t`Pindai kode pasien`} width="28rem">
        <Kamera
          onKode={(kode) => {
            ubah(false)
            onKode(kode)
          }}
        />
      </Dialog>
    </>
  )
}

function Kamera({ onKode }: Pick<PindaiProps, 'onKode'>) {
  const video = useRef<HTMLVideoElement>(null)
  const [isGagal, setIsGagal] = useState(false)
  const found = useEffectEvent(onKode)
  useEffect(() => {
    if (!video.current) return
    return mulaiMemindai(
      video.current,
      (kode) => found(kode),
      () => setIsGagal(true),
    )
  }, [])
  return (
    <>
      <Text size="sm" mb="sm" role={isGagal ? 'alert' : undefined}>
        {isGagal
          ? t`Kamera tidak dapat dipakai. Izinkan kamera di peramban, atau ketik kode pasien.`
          : t`Arahkan kamera ke kode QR di ponsel pasien.`}
      </Text>
      <video ref={video} className={styles.video} muted playsInline aria-label={t`Gambar kamera`} hidden={isGagal} />
    </>
  )
}
