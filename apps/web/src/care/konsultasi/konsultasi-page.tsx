import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import { emptyTexts, labels } from '@sehati/contract/base/texts'
import type { AlasanPilihan } from '@sehati/contract/schedule/alasan.schema'
import { useState } from 'react'
import { GoButton } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { Columns } from '../../base/ui/columns.tsx'
import { later } from '../../base/ui/later.tsx'
import { lazy, orNothing } from '../../base/ui/lazy.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import styles from '../../consultation/konsultasi/alasan-kunjungan.module.css'
import { chosenAlasan, chosenTenaga } from '../../schedule/tenaga/chosen-tenaga.ts'
import { TenagaCard } from '../../schedule/tenaga/tenaga-card.tsx'
import { TenagaFilters } from '../../schedule/tenaga/tenaga-filters.tsx'
import { useTenagaPage } from '../../schedule/tenaga/tenaga-page.queries.ts'
import { countFilters, TenagaSearch, withoutFilters } from '../../schedule/tenaga/tenaga-search.ts'

// Fetched beside the page, whose scripts are budgeted; without it, the list is there.
const AlasanKunjungan = lazy(
  () => import('../../consultation/konsultasi/alasan-kunjungan.tsx').then((file) => file.AlasanKunjungan, orNothing),
  <div className={styles.waiting} />,
)

const TungguNote = later(
  () => import('../../waiting/tunggu/bagian-pasien.ts').then((file) => file.TungguNote, orNothing),
  null,
)

export { TenagaSearch as Search }

/** /user/konsultasi: whom to consult. The choice travels in the URL of the booking page, and is remembered. */
export function Page() {
  const { level_id, user_id } = useActor()
  const [search, setSearch] = useUrlSearch(TenagaSearch)
  const [alasan, setAlasan] = useState(() => chosenAlasan.read(user_id))
  const tenaga = useTenagaPage(search, alasan?.alasan_id, async (choice, signal) =>
    (await import('../../schedule/alasan/alasan.queries.ts')).pageOfAlasan(
      { ...choice, alasan_id: alasan?.alasan_id ?? 0 },
      signal,
    ),
  )
  const isFiltered = search.q !== '' || countFilters(search) > 0 || alasan !== null
  const choose = (next: AlasanPilihan | null) => {
    chosenAlasan.keep(user_id, next)
    setAlasan(next)
  }
  const filter = (patch: Partial<TenagaSearch>) => {
    // A reason decides profession, speciality and order: to choose one of them clears the reason.
    if ('profesi' in patch || 'spesialisasi' in patch || 'urut' in patch) choose(null)
    setSearch(patch)
  }

  return (
    <>
      <PageHeader
        judul={t`Konsultasi`}
        isi={t`Pilih dokter atau psikolog, lalu tentukan waktu yang sesuai bagi Anda.`}
      />
      <TungguNote />
      <div className={styles.room}>
        <AlasanKunjungan
          chosen={alasan}
          onChoose={(next) => {
            choose(next)
            setSearch({ profesi: '', spesialisasi: 0, page: 1 })
          }}
        />
      </div>
      <TenagaFilters search={search} onChange={filter} />
      <List
        query={tenaga}
        empty={{
          isi: search.q ? `${say(emptyTexts.pencarian)} "${search.q}"` : emptyTexts.cocok,
          action: (isFiltered || search.page > 1) && (
            <Button variant="light" onClick={() => filter(withoutFilters)}>
              <Trans>Tampilkan semua</Trans>
            </Button>
          ),
        }}
        skeleton={<SkeletonCards />}
      >
        {(found) => (
          <>
            <RowCount>{plural(found.total, { other: '# tenaga profesional' })}</RowCount>
            <Columns two="sm" three="lg" gap="lg" isStale={tenaga.isPlaceholderData}>
              {found.queried.map((row) => (
                <TenagaCard
                  key={row.profesional_id}
                  tenaga={row}
                  action={
                    <GoButton
                      to={inArea(level_id, '/appointment', { profesional_id: row.profesional_id })}
                      onLeave={() => {
                        chosenTenaga.keep(user_id, row.profesional_id)
                        chosenAlasan.keep(user_id, alasan, row.profesional_id)
                      }}
                      aria-label={`${say(labels.bookNow)} ${row.name}`}
                    >
                      {say(labels.bookNow)}
                    </GoButton>
                  }
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
  <Columns two="sm" three="lg" gap="lg">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} height={280} radius="lg" />
    ))}
  </Columns>
)
