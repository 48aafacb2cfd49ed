import { t } from '@lingui/core/macro'
import type { Webhook } from '@sehati/contract/channel/webhook.schema'
import { CardList } from '../../base/ui/card-list.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import type { Dibuka } from './webhook-dialogs.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Every webhook, the oldest first. */
export const WebhookList = ({ rows, open }: { rows: Webhook[]; open: (shown: Dibuka) => void }) =>
  rows.length === 0 ? (
    <StateMessage
      role="status"
      picture={<PictureEmpty />}
      judul={t`Belum ada webhook`}
      isi={t`Tambah webhook bila sistem kampus perlu tahu begitu sebuah konsultasi berubah.`}
    />
  ) : (
    <CardList>
      {rows.map((row) => (
        <WebhookRow key={row.webhook_id} row={row} open={open} />
      ))}
    </CardList>
  )
