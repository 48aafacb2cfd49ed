import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Skeleton, Stack } from '@mantine/core'
import { pageSize } from '@sehati/contract/base/constants'
import { pageIn } from '@sehati/contract/base/page.rules'
import { emptyTexts } from '@sehati/contract/base/texts'
import { WIB } from '@sehati/contract/base/waktu'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { firstWords } from '../../base/lib/first-words.ts'
import type { Opening } from '../../base/lib/pages.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { Columns } from '../../base/ui/columns.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { BookLink } from './book-link.tsx'
import { JadwalCard } from './jadwal-card.tsx'
import { JadwalFilters } from './jadwal-filters.tsx'
import { jadwalPublikQuery, slotTerdekatQuery } from './jadwal-publik.queries.ts'
import { groupJadwal, type JadwalFilter, spesialisasiOf, terdekatOf } from './jadwal-publik.rules.ts'

export const Search = z.object({
  hari: z.catch(z.string(), ''),
  profesi: z.catch(z.enum(['', 'dokter', 'psikolog']), ''),
  spesialisasi: z.catch(z.string(), ''),
  page: inUrl.page,
})

export function load({ cache }: Opening) {
  void cache.prefetchQuery(jadwalPublikQuery())
  void cache.prefetchQuery(slotTerdekatQuery())
}

/** /jadwal and /medic: the week of every professional, for anyone. */
export function Page() {
  const [{ page, ...filter }, setSearch] = useUrlSearch(Search)
  const jadwal = useQuery(jadwalPublikQuery())
  const slots = useQuery(slotTerdekatQuery())
  const terdekat = terdekatOf(slots.data ?? [])
  const cards = jadwal.data && pageIn(groupJadwal(jadwal.data, filter), page, pageSize.jadwalPublik)
  /** Drops the filter on a specialisation that the other profession does not have. */
  const withOffered = (patch: Partial<JadwalFilter>): Partial<JadwalFilter> => {
    const next = { ...filter, ...patch }
    const isOffered = spesialisasiOf(jadwal.data ?? [], next.profesi).includes(next.spesialisasi)
    return isOffered ? patch : { ...patch, spesialisasi: '' }
  }

  return (
    <>
      <PageHeader
        judul={t(firstWords.jadwal.judul)}
        isi={
          jadwal.data?.some(({ zona }) => zona !== WIB)
            ? t`Jadwal praktik setiap minggu. Pilih tenaga profesional yang sesuai, lalu pesan waktunya. Setiap waktu dalam zona waktu kliniknya.`
            : t(firstWords.jadwal.isi)
        }
      />
      <JadwalFilters
        filter={filter}
        spesialisasi={spesialisasiOf(jadwal.data ?? [], filter.profesi)}
        onChange={(patch) => setSearch({ ...(withOffered(patch) as Partial<z.output<typeof Search>>), page: 1 })}
      />
      <List
        // The cards come with their next free slot, not before it: nothing jumps.
        query={{ ...jadwal, data: slots.isPending ? undefined : cards }}
        empty={{
          isi: jadwal.data?.length ? emptyTexts.cocok : emptyTexts.jadwal,
          action: jadwal.data?.length ? (
            <Button variant="light" onClick={() => setSearch({ hari: '', profesi: '', spesialisasi: '', page: 1 })}>
              <Trans>Tampilkan semua jadwal</Trans>
            </Button>
          ) : null,
        }}
        skeleton={<SkeletonCards />}
      >
        {(found) => (
          <>
            <RowCount>{plural(found.total, { other: '# tenaga profesional' })}</RowCount>
            <Columns two="sm" gap="lg">
              {found.queried.map((kartu) => (
                <JadwalCard
                  key={kartu.profesional_id}
                  kartu={kartu}
                  terdekat={terdekat.get(kartu.profesional_id)}
                  action={<BookLink profesional_id={kartu.profesional_id} name={kartu.name} />}
                />
              ))}
            </Columns>
            <PageNav of={found} onPage={(page) => setSearch({ page })} />
          </>
        )}
      </List>
    </>
  )
}

const SkeletonCards = () => (
  <Columns two="sm" gap="lg">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Card key={key} mih={300}>
        <Group gap="sm" wrap="nowrap">
          <Skeleton circle height={52} />
          <Stack gap={8} flex={1}>
            <Skeleton height={16} maw="70%" />
            <Skeleton height={12} maw="40%" />
          </Stack>
        </Group>
        <Stack gap="sm" mt="lg">
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={12} maw="80%" />
        </Stack>
      </Card>
    ))}
  </Columns>
)
