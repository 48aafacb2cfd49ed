import { t } from '@lingui/core/macro'
import { CHAT_POLL_MS } from '@sehati/contract/base/constants'
import { IconCloudOff } from '@tabler/icons-react'
import { useLate } from '../../base/lib/use-late.ts'
import styles from './chat-panel.module.css'

const PATIENCE_MS = 3_000
const detik = CHAT_POLL_MS / 1_000

/** Says quietly that messages come later than usual, or not at all for now. */
export function ConnectionNote({ isLive, isAway }: { isLive: boolean; isAway: boolean }) {
  const isLate = useLate(!isLive, PATIENCE_MS)
  return (
    <div role="status">
      {isLate && (
        <p className={styles.note}>
          <IconCloudOff size={18} aria-hidden />
          <span>
            {isAway
              ? t`Tidak ada koneksi. Pesan Anda dikirim begitu koneksi kembali.`
              : t`Koneksi langsung terputus. Pesan diperbarui setiap ${detik} detik.`}
          </span>
        </p>
      )}
    </div>
  )
}
