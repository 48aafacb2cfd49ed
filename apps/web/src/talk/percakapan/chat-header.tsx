import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Kelas } from '@sehati/contract/consultation/konsultasi.schema'
import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import { IconArrowLeft } from '@tabler/icons-react'
import { PukulDiSini } from '../../base/lib/jam-di-sini.tsx'
import type { Address } from '../../base/lib/pages.ts'
import { rentangJam, waktuSesi } from '../../base/lib/tanggal.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { showCrisisNumbers } from '../../base/ui/crisis-strip.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { sebutan } from '../../consultation/konsultasi/sebutan.ts'
import { useFoto } from '../../people/foto/foto.ts'
import styles from './chat-panel.module.css'
import { KonsultasiSwitch } from './konsultasi-switch.tsx'

/** When a reply can be expected, and that none is promised at once. */
function kapanDibalas({ jam_layanan: jam, zona }: Kontak): string {
  if (!jam) return t`Pesan biasanya dibalas pada jam layanan, Senin–Jumat. Chat ini bukan layanan darurat.`
  const pukul = rentangJam(jam.mulai, jam.selesai, zona)
  return t`Pesan biasanya dibalas pada jam layanan, ${pukul}. Chat ini bukan layanan darurat.`
}

type ChatHeaderProps = {
  kontak: Kontak
  isTyping: boolean
  /** The class of the consultations of the reader; null for a patient. */
  kelas: Kelas | null
  onBack?: () => void
  /** Where another conversation with the person is; without it none is offered. */
  hrefOf?: (jadwal_id: number) => Address
}

/** Who the other person is, about which consultation, and what may be expected of a chat. */
export function ChatHeader({ kontak, isTyping, kelas, onBack, hrefOf }: ChatHeaderProps) {
  const foto = useFoto(kontak.foto_url, 44)
  const kapan = waktuSesi(kontak)
  return (
    <header className={styles.header}>
      <div className={styles.person}>
        {onBack && (
          <ActionIcon data-kembali className={styles.back} variant="subtle" color="gray" size={44} onClick={onBack}>
            <VisuallyHidden>
              <Trans>Kembali ke daftar percakapan</Trans>
            </VisuallyHidden>
            <IconArrowLeft size={22} aria-hidden />
          </ActionIcon>
        )}
        <Avatar name={kontak.name} src={foto} size={44} />
        <div className={styles.who}>
          <h2>{kontak.name}</h2>
          <div className={styles.line}>
            {/* Always there, so that a screen reader announces its changes. */}
            <p role="status">
              {isTyping ? (
                <em>
                  <Trans>sedang mengetik…</Trans>
                </em>
              ) : (
                (kontak.nama_spesialisasi ?? sebutan(kelas ?? 'medis', 'awal'))
              )}
            </p>
            <StatusBadge status={kontak.status} />
          </div>
        </div>
      </div>
      {hrefOf ? (
        <KonsultasiSwitch kontak={kontak} hrefOf={hrefOf} />
      ) : (
        <p className={styles.about}>
          <Trans>Konsultasi {kapan}</Trans>
        </p>
      )}
      <PukulDiSini mulai={kontak} />
      <p className={styles.expect}>
        <span>{kapanDibalas(kontak)}</span>{' '}
        {kelas === null && (
          <UnstyledButton className={styles.help} onClick={showCrisisNumbers}>
            <Trans>Nomor bantuan</Trans>
          </UnstyledButton>
        )}
      </p>
    </header>
  )
}
