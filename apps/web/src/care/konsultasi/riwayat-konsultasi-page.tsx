import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card } from '@mantine/core'
import { emptyTexts } from '@sehati/contract/base/texts'
import * as z from 'zod/mini'
import { ButtonLink } from '../../base/lib/links.tsx'
import type { Opening } from '../../base/lib/pages.ts'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { lazy, orNothing } from '../../base/ui/lazy.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { riwayatQuery, useRiwayatPage } from '../../consultation/konsultasi/konsultasi.queries.ts'
import { RiwayatSearch } from '../../consultation/konsultasi/riwayat-search.tsx'
import { RiwayatTable } from '../../consultation/konsultasi/riwayat-table.tsx'

// Only what was missed is said, and the list is there without it.
const KehadiranSection = lazy(() =>
  import('../../absence/kehadiran/kehadiran-section.tsx').then((file) => file.KehadiranSection, orNothing),
)

export const Search = z.object({
  q: inUrl.q,
  page: inUrl.page,
})

export const load = ({ cache, search }: Opening) => void cache.prefetchQuery(riwayatQuery(Search.parse(search)))

/** /user/riwayat-konsultasi: all of one's consultations, newest first. */
export function Page() {
  const { level_id } = useActor()
  const [{ q, page }, setSearch] = useUrlSearch(Search)
  const riwayat = useRiwayatPage({ q, page })
  const showAll = (
    <Button variant="light" onClick={() => setSearch({ q: '', page: 1 })}>
      <Trans>Tampilkan semua</Trans>
    </Button>
  )

  return (
    <>
      <PageHeader judul={t`Riwayat Konsultasi`} isi={t`Semua konsultasi Anda, yang terbaru di atas.`} />
      <RiwayatSearch value={q} onSearch={(term) => setSearch({ q: term, page: 1 })} />
      <List
        query={riwayat}
        empty={{
          isi: q ? `${say(emptyTexts.pencarian)} "${q}"` : emptyTexts.riwayat,
          action:
            q || page > 1 ? (
              showAll
            ) : (
              <ButtonLink to={inArea(level_id, '/konsultasi')}>
                <Trans>Buat janji konsultasi</Trans>
              </ButtonLink>
            ),
        }}
      >
        {(found) => (
          <>
            <Card padding={0}>
              <RiwayatTable
                rows={found.queried}
                isStale={riwayat.isPlaceholderData}
                detail={({ jadwal_id, nama_profesional }) => (
                  <ButtonLink
                    to={inArea(level_id, '/appointment-detail', { jadwal_id })}
                    variant="light"
                    size="sm"
                    aria-label={t`Detail konsultasi ${nama_profesional}`}
                  >
                    <Trans>Detail</Trans>
                  </ButtonLink>
                )}
              />
            </Card>
            <PageNav of={found} onPage={(page) => setSearch({ page })} />
          </>
        )}
      </List>
      <KehadiranSection />
    </>
  )
}
