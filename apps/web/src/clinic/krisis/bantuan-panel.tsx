import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CloseButton, VisuallyHidden } from '@mantine/core'
import { KeluarCepat } from '../../base/ui/keluar-cepat.tsx'
import { BantuanNomor } from './bantuan-nomor.tsx'
import styles from './bantuan-panel.module.css'
import { useBahaya } from './use-bahaya.ts'

type BantuanPanelProps = {
  teks: string
  /** Shown without words of danger too: the patient has asked for it. */
  isAsked?: boolean
  onClose?: () => void
}

/**
 * Stands beside a field in which a patient writes `teks` and shows the emergency numbers when the words speak of danger.
 * It takes no focus, stops nothing and sends nothing.
 */
export function BantuanPanel({ teks, isAsked = false, onClose }: BantuanPanelProps) {
  const [hasWords, closeWords] = useBahaya(teks)
  const isShown = isAsked || hasWords
  const close = () => {
    closeWords()
    onClose?.()
  }
  return (
    <>
      <VisuallyHidden role="status">
        {isShown && t`Terima kasih sudah bercerita. Nomor bantuan ada di dekat kolom ini.`}
      </VisuallyHidden>
      {isShown && (
        <section className={`krisis ${styles.panel}`} aria-label={t`Bantuan untuk Anda`}>
          <div className={styles.head}>
            <h3>
              <Trans>Terima kasih sudah bercerita</Trans>
            </h3>
            <CloseButton size={44} aria-label={t`Tutup bantuan`} onClick={close} />
          </div>
          <p>
            <Trans>
              Apa yang dirasakan saat ini penting, dan bantuan tersedia. Mohon hubungi salah satu nomor di bawah, atau
              minta orang terdekat menemani.
            </Trans>
          </p>
          <BantuanNomor />
          <p>
            <Trans>Anda tetap dapat menulis dan mengirim seperti biasa.</Trans>{' '}
            {hasWords && (
              <Trans>
                Jika dikirim, petugas jaga tahu bahwa Anda mungkin membutuhkan bantuan, tanpa membaca kata-kata Anda.
              </Trans>
            )}
          </p>
          <KeluarCepat />
        </section>
      )}
    </>
  )
}
