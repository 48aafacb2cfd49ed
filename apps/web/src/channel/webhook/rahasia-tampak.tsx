import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { WebhookDibuat } from '@sehati/contract/channel/webhook.schema'
import { AlamatRahasia } from '../../base/ui/alamat-rahasia.tsx'

/** The secret of a webhook, this once. */
export const RahasiaTampak = ({ made, onClose }: { made: WebhookDibuat; onClose: () => void }) => (
  <AlamatRahasia
    alamat={made.rahasia}
    judul={t`Rahasia webhook`}
    label={t`Rahasia`}
    isi={t`Hanya ditampilkan sekarang. Penerima memakainya untuk memeriksa bahwa kabar benar dari layanan ini.`}
    tempel={t`Tempel di pengaturan rahasia sistem penerima, bukan di email atau percakapan.`}
    kata={{
      salin: t`Salin rahasia`,
      disalin: t`Rahasia disalin`,
      dipilih: t`Rahasia sudah dipilih. Salin dengan menu salin perangkat kamu.`,
    }}
    acts={
      <Button variant="default" onClick={onClose}>
        <Trans>Sudah saya simpan</Trans>
      </Button>
    }
  />
)
