import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { KeluarCepat } from '../../base/ui/keluar-cepat.tsx'
import { BantuanNomor } from './bantuan-nomor.tsx'
import styles from './bantuan-panel.module.css'

type BantuanSkriningProps = {
  /** A question about danger was affirmed, or skipped. */
  isAffirmed: boolean
  /** Whether the answer was sent: before that no person on duty knows of it. */
  isSaved: boolean
}

/** The emergency numbers beside a screening. It takes no focus and stops nothing. */
export const BantuanSkrining = ({ isAffirmed, isSaved }: BantuanSkriningProps) => (
  <section className={`krisis ${styles.panel} ${styles.skrining}`} aria-label={t`Bantuan untuk Anda`}>
    <p className={styles.lead}>
      {isAffirmed ? (
        <strong>
          <Trans>Terima kasih sudah menjawab dengan jujur. Ada hal yang ingin kami bantu sekarang juga.</Trans>
        </strong>
      ) : (
        <Trans>
          Tidak apa-apa melewati pertanyaan tentang melukai diri. Jika pikiran itu ada, bantuan tersedia di nomor
          berikut.
        </Trans>
      )}
    </p>
    <BantuanNomor />
    {isAffirmed && (
      <p>
        {isSaved
          ? t`Petugas jaga tahu bahwa Anda mungkin membutuhkan bantuan, tanpa melihat jawaban dan hasilnya.`
          : t`Jawaban belum dikirim. Jika disimpan, petugas jaga tahu bahwa Anda mungkin membutuhkan bantuan.`}
      </p>
    )}
    <KeluarCepat />
  </section>
)
