import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { maxLength, SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { useQuery } from '@tanstack/react-query'
import { DateSpan } from '../../base/ui/date-span.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { statusPilihan } from '../../base/ui/status-badge.tsx'
import { tenagaPilihanQuery } from './konsultasi-admin.queries.ts'
import { everything, isFiltered, type KonsultasiSearch } from './konsultasi-admin-search.ts'
import styles from './konsultasi-filters.module.css'

const statuses = () => [{ value: '', label: t`Semua` }, ...statusPilihan(StatusKonsultasi.options)]

type KonsultasiFiltersProps = { search: KonsultasiSearch; onChange: (patch: Partial<KonsultasiSearch>) => void }

/** Search, status, professional and dates. Any change leads back to the first page. */
export function KonsultasiFilters({ search, onChange }: KonsultasiFiltersProps) {
  const tenaga = useQuery(tenagaPilihanQuery())
  const change = (patch: Partial<KonsultasiSearch>) => onChange({ ...patch, page: 1 })
  return (
    <search className={styles.filters} aria-label={t`Filter konsultasi`}>
      <div className={styles.term}>
        <SearchBox
          label={t`Cari konsultasi`}
          placeholder={t`Nama atau metode`}
          value={search.q}
          debounce={SEARCH_DEBOUNCE_MS}
          maxLength={maxLength.pencarian}
          onSearch={(q) => change({ q })}
        />
        <Button variant="default" disabled={!isFiltered(search)} onClick={() => onChange(everything)}>
          <Trans>Reset</Trans>
        </Button>
      </div>
      <NativeSelect
        label={t`Status`}
        data={statuses()}
        value={search.status}
        onChange={(event) => change({ status: event.currentTarget.value as KonsultasiSearch['status'] })}
      />
      <NativeSelect
        label={t`Tenaga profesional`}
        data={[
          { value: '0', label: t`Semua` },
          ...(tenaga.data ?? []).map((row) => ({ value: String(row.profesional_id), label: row.name })),
        ]}
        value={String(search.profesional)}
        onChange={(event) => change({ profesional: Number(event.currentTarget.value) })}
      />
      <DateSpan dari={search.dari} sampai={search.sampai} onChange={change} />
      <NativeSelect
        label={t`Perlu ditangani`}
        data={[
          { value: '', label: t`Semua` },
          { value: 'belum_dijawab', label: t`Belum dijawab` },
          { value: 'lewat_janji', label: t`Melewati janji jawab` },
          { value: 'terdampak', label: t`Terdampak` },
        ]}
        value={search.perhatian}
        onChange={(event) => change({ perhatian: event.currentTarget.value as KonsultasiSearch['perhatian'] })}
      />
    </search>
  )
}
