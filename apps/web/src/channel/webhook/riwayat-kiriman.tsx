import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack } from '@mantine/core'
import type { Webhook } from '@sehati/contract/channel/webhook.schema'
import { IconArrowLeft } from '@tabler/icons-react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { KirimanTable } from './kiriman-table.tsx'
import { UlangRentang } from './ulang-rentang.tsx'
import { usePengirimanPage } from './webhook.queries.ts'

type RiwayatProps = { webhook: Webhook | undefined; page: number; onPage: (page: number) => void }

/** What a webhook was told, the newest first; it can be sent again. */
export const RiwayatKiriman = ({ webhook, page, onPage }: RiwayatProps) => (
  <>
    <PageHeader
      judul={t`Riwayat kiriman`}
      isi={webhook && <span style={{ overflowWrap: 'anywhere' }}>{webhook.alamat}</span>}
      actions={
        <ButtonLink
          to={inArea(1, '/integrasi/webhook')}
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          <Trans>Semua webhook</Trans>
        </ButtonLink>
      }
    />
    {webhook ? (
      <Kiriman webhook={webhook} page={page} onPage={onPage} />
    ) : (
      <StateMessage role="status" picture={<PictureEmpty />} isi={t`Webhook ini sudah tidak ada.`} />
    )}
  </>
)

function Kiriman({ webhook, page, onPage }: RiwayatProps & { webhook: Webhook }) {
  const kiriman = usePengirimanPage(webhook.webhook_id, page)
  return (
    <Stack gap="md">
      {webhook.aktif && <UlangRentang webhook_id={webhook.webhook_id} />}
      {kiriman.data && <RowCount>{plural(kiriman.data.total, { other: '# kiriman' })}</RowCount>}
      <List query={kiriman} empty={{ isi: t`Belum ada kiriman.` }}>
        {(found) => (
          <>
            <Card padding={0}>
              <KirimanTable rows={found.queried} isAktif={webhook.aktif} isStale={kiriman.isPlaceholderData} />
            </Card>
            <PageNav of={found} onPage={onPage} />
          </>
        )}
      </List>
    </Stack>
  )
}
