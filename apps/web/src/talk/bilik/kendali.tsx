import { t } from '@lingui/core/macro'
import { UnstyledButton } from '@mantine/core'
import {
  IconDoorExit,
  IconMessageCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhone,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './kendali.module.css'
import type { Alat } from './use-media.ts'

type TombolProps = {
  icon: ReactNode
  kata: string
  onClick: () => void
  isMati?: boolean
  isKeluar?: boolean
  isTerbuka?: boolean
  disabled?: boolean
}

const Tombol = ({ icon, kata, onClick, isMati, isKeluar, isTerbuka, disabled }: TombolProps) => (
  <UnstyledButton
    className={styles.tombol}
    data-mati={isMati || undefined}
    data-keluar={isKeluar || undefined}
    aria-expanded={isTerbuka}
    disabled={disabled}
    onClick={onClick}
  >
    <span className={styles.bulat}>{icon}</span>
    <span>{kata}</span>
  </UnstyledButton>
)

type KendaliProps = { alat: Alat; isChat: boolean; onChat: () => void; onKeluar: () => void }

/** What a person does in a call. Each button is named by what it does next. */
export function Kendali({ alat, isChat, onChat, onKeluar }: KendaliProps) {
  const { media, isBisu, isMembuka, isSuaraSaja } = alat
  const isNyala = media?.gambar !== null && media !== null
  return (
    <div className={styles.kendali} role="toolbar" aria-label={t`Kendali panggilan`}>
      <Tombol
        icon={
          isBisu || !media?.suara ? (
            <IconMicrophoneOff size={22} aria-hidden />
          ) : (
            <IconMicrophone size={22} aria-hidden />
          )
        }
        kata={isBisu || !media?.suara ? t`Nyalakan mikrofon` : t`Matikan mikrofon`}
        isMati={isBisu || !media?.suara}
        onClick={media?.suara ? alat.ubahSuara : () => void alat.buka(!isSuaraSaja)}
      />
      <Tombol
        icon={isNyala ? <IconVideo size={22} aria-hidden /> : <IconVideoOff size={22} aria-hidden />}
        kata={isNyala ? t`Matikan kamera` : t`Nyalakan kamera`}
        isMati={!isNyala}
        disabled={isMembuka}
        onClick={isNyala ? alat.matikanKamera : () => void alat.nyalakanKamera()}
      />
      {!isSuaraSaja && (
        <Tombol icon={<IconPhone size={22} aria-hidden />} kata={t`Suara saja`} onClick={alat.pakaiSuaraSaja} />
      )}
      <Tombol icon={<IconMessageCircle size={22} aria-hidden />} kata={t`Chat`} isTerbuka={isChat} onClick={onChat} />
      <Tombol icon={<IconDoorExit size={22} aria-hidden />} kata={t`Keluar`} isKeluar onClick={onKeluar} />
    </div>
  )
}
