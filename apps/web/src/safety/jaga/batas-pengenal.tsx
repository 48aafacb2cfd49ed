import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Fold } from '../../base/ui/fold.tsx'

/** What the recogniser of dangerous words hears and does not, for those who rely on the list (docs/kata-bahaya.md). */
export const BatasPengenal = () => (
  <Fold judul={t`Apa yang dikenali otomatis, dan apa yang tidak`}>
    <p>
      <Trans>
        Sistem membaca tulisan pasien dan mengenali sebagian kalimat tentang keinginan mati, percobaan, rencana,
        perpisahan, melukai diri, dan kekerasan, dalam bahasa Indonesia, Jawa, Sunda, Minang, dan Inggris sehari-hari.
        Pengenal ini tidak pernah menggantikan manusia.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          Daftar yang kosong tidak berarti tidak ada yang dalam bahaya. Sekitar satu dari empat sampai lima tulisan
          berbahaya terlewat; kiasan lebih sering lagi.
        </Trans>
      </li>
      <li>
        <Trans>Gambar, berkas, suara, panggilan video, dan WhatsApp tidak dibaca. Dari berkas hanya namanya.</Trans>
      </li>
      <li>
        <Trans>
          Sebagian peringatan keliru: kata berlebihan, kutipan, atau cerita. Tanyakan langsung, jangan menyimpulkan.
        </Trans>
      </li>
      <li>
        <Trans>
          Penyangkalan seperti "tidak ingin mati" tidak menimbulkan peringatan, padahal orang bisa menyangkal
          perasaannya.
        </Trans>
      </li>
      <li>
        <Trans>
          Urutan daftar ini bukan urutan bahaya. Sistem tidak menilai seberapa berat atau seberapa mendesak.
        </Trans>
      </li>
    </ul>
  </Fold>
)
