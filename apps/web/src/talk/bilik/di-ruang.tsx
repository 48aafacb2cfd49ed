import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import type { Zona } from '@sehati/contract/base/waktu'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { FailureState } from '../../base/ui/failure-state.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import styles from './bilik.module.css'
import { keluar, type Tempat } from './bilik.queries.ts'
import { CatatanRuang } from './catatan-ruang.tsx'
import { Kendali } from './kendali.tsx'
import { kataLawan, Panggilan } from './panggilan.tsx'
import { Pintu } from './pintu.tsx'
import { useKursi } from './use-kursi.ts'
import type { Alat } from './use-media.ts'
import { usePanggilan } from './use-panggilan.ts'
import { useWakeLock } from './use-wake-lock.ts'

type DiRuangProps = {
  tempat: Tempat
  zona: Zona
  alat: Alat
  /** After a reload the devices are opened again as they were. */
  denganGambar: boolean
  isChat: boolean
  kembali: ReactNode
  onChat: () => void
  onKeluar: () => void
  onDitutup: () => void
}

/** The room: waiting for the other person, and the call with them. */
export function DiRuang({
  tempat,
  zona,
  alat,
  denganGambar,
  isChat,
  kembali,
  onChat,
  onKeluar,
  onDitutup,
}: DiRuangProps) {
  const [isLemah, setIsLemah] = useState(false)
  // Who turns the camera on again has seen that it was turned off.
  const gambar = alat.media?.gambar
  const [sebelumnya, setSebelumnya] = useState(gambar)
  if (gambar !== sebelumnya) {
    setSebelumnya(gambar)
    if (gambar) setIsLemah(false)
  }
  const readSignals = useRef(() => {})
  const kursi = useKursi(tempat, true, () => readSignals.current())
  const { bilik, error, isAkhir, isLive } = kursi
  const panggilan = usePanggilan({
    tempat,
    bilik,
    isLive,
    trek: alat.trek,
    onMasukLagi: () => void kursi.refetch(),
    onLemah: () => {
      alat.matikanKamera()
      setIsLemah(true)
    },
  })
  useEffect(() => {
    readSignals.current = panggilan.bacaSinyal
  })
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the room is entered
  useEffect(() => {
    if (!alat.media) void alat.buka(denganGambar)
  }, [])
  const isThere = bilik !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  const code = isAkhir ? error?.code : undefined
  useWakeLock(code === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!code) return
    alat.tutup()
    if (code !== 'SEAT_TAKEN') onDitutup()
  }, [code])

  const leave = () => {
    // A seat without a heartbeat is empty soon: a lost request changes nothing.
    keluar(tempat).catch(() => undefined)
    onKeluar()
  }
  const moveHere = () => {
    void alat.buka(denganGambar)
    void kursi.pindahkan().catch(() => kursi.refetch())
  }

  if (code === 'SEAT_TAKEN')
    return (
      <StateMessage
        role="alert"
        picture={<PictureEmpty />}
        isi={say(bilikTexts.perangkatLain)}
        action={
          <Group gap="sm" justify="center">
            <Button onClick={moveHere}>
              <Trans>Pindahkan ke sini</Trans>
            </Button>
            {kembali}
          </Group>
        }
      />
    )
  if (error && (isAkhir || !bilik)) return <FailureState failure={error} onRetry={() => kursi.refetch()} />
  if (!bilik) return <Skeleton height={420} radius="lg" />
  const { nama } = bilik.lawan
  const isMenunggu = bilik.keadaan === 'menunggu'
  return (
    <section className={styles.utama} aria-labelledby="di-ruang">
      <Title order={2} fz="lg" id="di-ruang" ref={heading} tabIndex={-1}>
        {isMenunggu ? t`Ruang tunggu` : t`Bersama ${nama}`}
      </Title>
      <VisuallyHidden role="status">
        {panggilan.isTerhubung ? t`Terhubung dengan ${nama}.` : kataLawan(bilik, false)}
      </VisuallyHidden>
      {bilik.peran === 'tenaga' && bilik.lawan.keadaan === 'menunggu' && (
        <Pintu bilik={bilik} zona={zona} onSelesai={() => void kursi.refetch()} />
      )}
      <CatatanRuang
        alat={alat}
        isLemah={isLemah}
        isChat={isChat}
        onChat={onChat}
        isTanpaVideo={!bilik.video}
        isServerHilang={error !== null}
        isMenyambung={panggilan.isMenyambung}
        isSenyap={panggilan.tawarkanChat}
      />
      {bilik.video && (
        <>
          <Panggilan
            bilik={bilik}
            jauh={panggilan.jauh}
            alat={alat}
            isTerhubung={panggilan.isTerhubung}
            adaGambar={panggilan.adaGambar}
          />
          <Kendali alat={alat} isChat={isChat} onChat={onChat} onKeluar={leave} />
        </>
      )}
      <Text size="sm" c="dimmed" ta={{ base: 'start', sm: 'center' }}>
        {`${isMenunggu ? `${say(bilikTexts.tenang)} ` : ''}${say(bilikTexts.tidakDirekam)}`}
      </Text>
    </section>
  )
}
