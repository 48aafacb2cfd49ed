import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { webhookQuery } from './webhook.queries.ts'
import { WebhookDialogs } from './webhook-dialogs.tsx'
import { WebhookList } from './webhook-list.tsx'

const RiwayatKiriman = later(() => import('./riwayat-kiriman.tsx').then((file) => file.RiwayatKiriman))

/** `id`: the webhook whose deliveries are shown. */
export const Search = z.object({ id: inUrl.id, page: inUrl.page })

/** /admin/integrasi/webhook: the receivers of other systems, and what they were told. */
export function Page() {
  const [{ id, page }, setSearch] = useUrlSearch(Search)
  const webhook = useQuery(webhookQuery())
  if (id !== undefined)
    return (
      <Loaded query={webhook}>
        {(rows) => (
          <RiwayatKiriman
            webhook={rows.find(({ webhook_id }) => webhook_id === id)}
            page={page}
            onPage={(next) => setSearch({ page: next })}
          />
        )}
      </Loaded>
    )
  return (
    <WebhookDialogs>
      {(open) => (
        <>
          <PageHeader
            judul={t`Webhook`}
            isi={t`Layanan ini memberi tahu sistem kampus bila sebuah konsultasi berubah. Isinya nomor konsultasi, status, dan waktunya: tanpa nama dan tanpa keluhan.`}
            actions={<AddButton onClick={() => open({ apa: 'baru' })}>{t`Tambah webhook`}</AddButton>}
          />
          <Loaded query={webhook} skeleton={<SkeletonLines rows={3} height={160} />}>
            {(rows) => <WebhookList rows={rows} open={open} />}
          </Loaded>
          <TextLink to={inArea(1, '/integrasi')}>
            <Trans>Kembali ke integrasi</Trans>
          </TextLink>
        </>
      )}
    </WebhookDialogs>
  )
}
