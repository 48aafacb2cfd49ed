import { t } from '@lingui/core/macro'
import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Zona } from '@sehati/contract/base/waktu'
import { type ReactNode, useRef, useState } from 'react'
import styles from './bilik.module.css'
import { DiRuang } from './di-ruang.tsx'
import { PeriksaPerangkat } from './periksa-perangkat.tsx'
import { type Kept, simpanSambungan } from './sambungan.ts'
import { Selesai } from './selesai.tsx'
import { useMedia } from './use-media.ts'
import { useSambungan } from './use-sambungan.ts'

type RuangProps = {
  jadwal_id: number
  zona: Zona
  /** The consultation's own conversation. */
  chat: ReactNode
  /** The way back to the consultation. */
  kembali: ReactNode
  /** The room is closed now: the consultation may have changed. */
  onDitutup: () => void
}

/** The room of a consultation that is open: check of the devices, the room itself, the end. */
export function Ruang(props: RuangProps) {
  const kept = useSambungan(props.jadwal_id)
  return kept ? <Bagian key={kept.sambungan} {...props} kept={kept} /> : <Skeleton height={420} radius="lg" />
}

function Bagian({ jadwal_id, zona, chat, kembali, onDitutup, kept }: RuangProps & { kept: Kept }) {
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const alat = useMedia()
  const [tahap, setTahap] = useState<'periksa' | 'ruang' | 'selesai'>(kept.isDiDalam ? 'ruang' : 'periksa')
  const [isChat, setIsChat] = useState(isWide && kept.isDiDalam)
  const panel = useRef<HTMLDivElement>(null)
  const { sambungan } = kept

  const openChat = () => {
    setIsChat(true)
    requestAnimationFrame(() => {
      panel.current?.scrollIntoView({ block: 'nearest' })
      panel.current?.focus({ preventScroll: true })
    })
  }
  const enter = (denganGambar: boolean) => {
    simpanSambungan(jadwal_id, { sambungan, isDiDalam: true, denganGambar })
    setTahap('ruang')
    if (isWide) setIsChat(true)
  }
  const leave = () => {
    simpanSambungan(jadwal_id, { sambungan, isDiDalam: false, denganGambar: true })
    alat.tutup()
    setIsChat(false)
    setTahap('selesai')
  }

  return (
    <div className={styles.ruang} data-chat={isChat || undefined}>
      {tahap === 'periksa' && <PeriksaPerangkat alat={alat} onMasuk={enter} onChat={openChat} />}
      {tahap === 'ruang' && (
        <DiRuang
          tempat={{ jadwal_id, sambungan }}
          zona={zona}
          alat={alat}
          isChat={isChat}
          kembali={kembali}
          onDitutup={onDitutup}
          denganGambar={kept.denganGambar}
          onChat={() => (isChat ? setIsChat(false) : openChat())}
          onKeluar={leave}
        />
      )}
      {tahap === 'selesai' && <Selesai kembali={kembali} onMasukLagi={() => setTahap('periksa')} />}
      {isChat && (
        <section ref={panel} className={styles.chat} tabIndex={-1} aria-label={t`Chat`}>
          {chat}
        </section>
      )}
    </div>
  )
}
