import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card } from '@mantine/core'
import { notifTexts } from '@sehati/contract/base/texts'
import { IconChecks, IconSettings } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ButtonLink } from '../../base/lib/links.tsx'
import type { Opening } from '../../base/lib/pages.ts'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { KabarList } from './kabar-list.tsx'
import { jumlahQuery, pemberitahuanQuery, useReadSemua } from './pemberitahuan.queries.ts'

export const Search = z.object({
  page: inUrl.page,
})

export function load({ cache, search }: Opening) {
  void cache.prefetchQuery(pemberitahuanQuery(Search.parse(search).page))
  void cache.prefetchQuery(jumlahQuery())
}

/** /user/notifikasi, for every role: all notices of the user, newest first. */
export function Page() {
  const { level_id } = useActor()
  const [{ page }, setSearch] = useUrlSearch(Search)
  const kabar = useQuery({ ...pemberitahuanQuery(page), placeholderData: keepPreviousData })
  const jumlah = useQuery(jumlahQuery())
  const { readSemua, isPending } = useReadSemua()
  const hasUnread = (jumlah.data?.jumlah ?? 0) > 0

  return (
    <>
      <PageHeader
        judul={say(notifTexts.judul)}
        isi={t`Kabar tentang konsultasi dan akun Anda, yang terbaru di atas.`}
        actions={
          <>
            {hasUnread && (
              <Button
                variant="light"
                leftSection={<IconChecks size={18} aria-hidden />}
                loading={isPending}
                onClick={() => readSemua(showFailure)}
              >
                {say(notifTexts.bacaSemua)}
              </Button>
            )}
            <ButtonLink
              to={inArea(level_id, '/profile')}
              hash="notifikasi"
              variant="default"
              leftSection={<IconSettings size={18} aria-hidden />}
            >
              {say(notifTexts.atur)}
            </ButtonLink>
          </>
        }
      />
      <Card padding={0}>
        <List
          query={kabar}
          empty={{
            isi: say(notifTexts.kosong),
            action: page > 1 && (
              <Button variant="light" onClick={() => setSearch({ page: 1 })}>
                <Trans>Tampilkan yang terbaru</Trans>
              </Button>
            ),
          }}
        >
          {(found) => (
            <>
              <KabarList rows={found.queried} isStale={kabar.isPlaceholderData} />
              <PageNav of={found} onPage={(page) => setSearch({ page })} />
            </>
          )}
        </List>
      </Card>
    </>
  )
}
