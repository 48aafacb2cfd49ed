import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { IconDoorEnter, IconMessageCircle, IconMicrophone, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { say } from '../../base/lib/say.ts'
import styles from './bilik.module.css'
import { Catatan } from './catatan.tsx'
import { Gambar } from './gambar.tsx'
import { kataKendala } from './kendala.ts'
import { Meteran } from './meteran.tsx'
import { NadaUji } from './nada-uji.tsx'
import { PutusanKata } from './putusan-kata.tsx'
import type { Alat } from './use-media.ts'
import { useStream } from './use-stream.ts'
import { useUjiRelay } from './use-uji-relay.ts'

/** After this time the browser is probably waiting for the person, whose eyes are on the page. In milliseconds. */
const TAK_DIJAWAB_MS = 3_000

/** Whether the devices have been opening for so long that the browser's question is probably not answered. */
function useTakDijawab(isMembuka: boolean): boolean {
  const [isLama, setIsLama] = useState(false)
  useEffect(() => {
    if (!isMembuka) return
    const timer = setTimeout(() => setIsLama(true), TAK_DIJAWAB_MS)
    return () => {
      clearTimeout(timer)
      setIsLama(false)
    }
  }, [isMembuka])
  return isLama
}

type PeriksaProps = { alat: Alat; onMasuk: (denganGambar: boolean) => void; onChat: () => void }

/** Camera, microphone and network are tried before the room is entered: until then the other person sees nothing of it. */
export function PeriksaPerangkat({ alat, onMasuk, onChat }: PeriksaProps) {
  const { media, isMembuka, buka } = alat
  const uji = useUjiRelay(alat)
  const isTakDijawab = useTakDijawab(isMembuka)
  const sendiri = useStream(media?.gambar ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when the check is shown
  useEffect(() => void buka(true), [])
  const kendala = media && kataKendala(media)
  const isKosong = media !== null && !media.suara && !media.gambar
  const isTanpaVideo = uji.keadaan === 'ditolak' && uji.error.code === 'VIDEO_OFF'
  const chat = (
    <Button
      variant={isTanpaVideo ? 'filled' : 'subtle'}
      leftSection={<IconMessageCircle size={18} aria-hidden />}
      onClick={onChat}
    >
      {say(bilikTexts.chat)}
    </Button>
  )
  return (
    <Card className={styles.periksa} component="section" aria-labelledby="periksa">
      <div className={styles.pratinjau}>
        {sendiri ? (
          <Gambar stream={sendiri} label={t`Gambar Anda`} isSendiri />
        ) : (
          <span className={styles.kosong}>{isMembuka || !media ? t`Membuka kamera…` : t`Kamera mati`}</span>
        )}
      </div>
      <Stack gap="md">
        <Title order={2} fz="lg" id="periksa">
          {say(bilikTexts.periksa)}
        </Title>
        {media?.suara && <Meteran track={media.suara} />}
        {!isTanpaVideo && <NadaUji />}
        <div className={styles.catatanBaris} role="status">
          {isTakDijawab && <Catatan isPenting>{say(bilikTexts.izinkan)}</Catatan>}
          {kendala && !isTakDijawab && <Catatan isPenting>{kendala}</Catatan>}
          {media && !isMembuka && <PutusanKata media={media} uji={uji} />}
        </div>
        <Stack gap="xs">
          {!isTanpaVideo && !isKosong && (
            <Button
              leftSection={<IconDoorEnter size={18} aria-hidden />}
              disabled={!media || isMembuka}
              onClick={() => onMasuk(true)}
            >
              {say(bilikTexts.masuk)}
            </Button>
          )}
          {!isTanpaVideo && media?.gambar && (
            <Button
              variant="light"
              leftSection={<IconMicrophone size={18} aria-hidden />}
              disabled={!media || isMembuka}
              onClick={() => {
                alat.pakaiSuaraSaja()
                onMasuk(false)
              }}
            >
              {say(bilikTexts.suaraSaja)}
            </Button>
          )}
          {!isTanpaVideo && kendala && media?.suara === null && (
            <Button
              variant="light"
              leftSection={<IconMicrophone size={18} aria-hidden />}
              onClick={() => void buka(false)}
            >
              {say(bilikTexts.suaraSaja)}
            </Button>
          )}
          {kendala && !isTanpaVideo && (
            <Button
              variant={isKosong ? 'filled' : 'default'}
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={isMembuka}
              onClick={() => void buka(true)}
            >
              <Trans>Coba lagi</Trans>
            </Button>
          )}
          {chat}
        </Stack>
        <Text size="sm" c="dimmed">
          {`${say(bilikTexts.tenang)} ${say(bilikTexts.tidakDirekam)}`}
        </Text>
      </Stack>
    </Card>
  )
}
