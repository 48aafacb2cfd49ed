import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text } from '@mantine/core'
import { maxLength, pageSize, SEARCH_DEBOUNCE_MS } from '@sehati/contract/constants'
import { pageWindow } from '@sehati/contract/page/rules'
import { emptyTexts } from '@sehati/contract/texts'
import { useEffect } from 'react'
import { z } from 'zod'
import { KonsultasiTable } from '../../features/konsultasi-tenaga/konsultasi-table.tsx'
import { useDaftarKonsultasi } from '../../features/konsultasi-tenaga/konsultasi-tenaga.queries.ts'
import { ButtonLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { say } from '../../lib/say.ts'
import { useActor } from '../../lib/session.ts'
import { useUrlSearch } from '../../lib/url-search.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageNav } from '../../ui/page-nav.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { ProfesionalGate } from './profesional-gate.tsx'

const Search = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

const skeleton = <SkeletonLines rows={pageSize.daftarKonsultasi} height={72} />

/** /daftarKonsultasi: who has booked the professional, newest date first. */
export const DaftarKonsultasiPage = () => (
  <>
    <PageHeader judul={t`Daftar Konsultasi`} isi={t`Konsultasi yang dipesan pada Anda, tanggal terbaru lebih dulu.`} />
    <ProfesionalGate skeleton={skeleton}>
      {({ profesional_id }) => <Daftar profesional_id={profesional_id} />}
    </ProfesionalGate>
  </>
)

function Daftar({ profesional_id }: { profesional_id: number }) {
  const { level_id } = useActor()
  const [{ q, page }, setSearch] = useUrlSearch(Search)
  const daftar = useDaftarKonsultasi(profesional_id, { q, page })
  // A page past the end, from an old link or after rows went away, leads to the last one.
  const last = daftar.isPlaceholderData ? undefined : daftar.data?.last_page
  useEffect(() => {
    if (last !== undefined && page > last) setSearch({ page: last })
  }, [last, page, setSearch])

  const empty = q
    ? {
        isi: `${say(emptyTexts.pencarian)} "${q}"`,
        action: (
          <Button variant="light" onClick={() => setSearch({ q: '', page: 1 })}>
            <Trans>Tampilkan semua konsultasi</Trans>
          </Button>
        ),
      }
    : {
        isi: emptyTexts.cocok,
        action: (
          <ButtonLink to={inArea(level_id, '/jadwal')} variant="light">
            <Trans>Atur jadwal</Trans>
          </ButtonLink>
        ),
      }

  return (
    <>
      <SearchBox
        label={t`Cari konsultasi`}
        placeholder={t`Cari pasien, status, atau metode`}
        value={q}
        debounce={SEARCH_DEBOUNCE_MS}
        maxLength={maxLength.pencarian}
        maw="26rem"
        onSearch={(term) => setSearch({ q: term, page: 1 })}
      />
      <ListState query={daftar} isEmpty={(found) => found.queried.length === 0} empty={empty} skeleton={skeleton}>
        {(found) => (
          <>
            <Text size="sm" c="dimmed" role="status" className="angka">
              {plural(found.total, { other: '# konsultasi' })}
            </Text>
            <Card padding={0}>
              <KonsultasiTable rows={found.queried} isStale={daftar.isPlaceholderData} />
            </Card>
            <PageNav
              current={Math.min(page, found.last_page)}
              last={found.last_page}
              window={pageWindow(Math.min(page, found.last_page), found.last_page)}
              onPage={(to) => setSearch({ page: to })}
            />
          </>
        )}
      </ListState>
    </>
  )
}
