import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { maxLength, SEARCH_DEBOUNCE_MS } from '@sehati/contract/constants'
import { StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { useQuery } from '@tanstack/react-query'
import { SearchBox } from '../../ui/search-box.tsx'
import { statusKata } from '../../ui/status-badge.tsx'
import { tenagaPilihanQuery } from './konsultasi-admin.queries.ts'
import styles from './konsultasi-filters.module.css'
import { everything, isFiltered, type KonsultasiSearch } from './konsultasi-search.ts'

const statuses = () => [
  { value: '', label: t`Semua` },
  ...StatusKonsultasi.options.map((status) => ({ value: status, label: statusKata(status) })),
]

type KonsultasiFiltersProps = { search: KonsultasiSearch; onChange: (patch: Partial<KonsultasiSearch>) => void }

/** Search, status, professional and dates. Any change leads back to the first page. */
export function KonsultasiFilters({ search, onChange }: KonsultasiFiltersProps) {
  const tenaga = useQuery(tenagaPilihanQuery())
  const change = (patch: Partial<KonsultasiSearch>) => onChange({ ...patch, page: 1 })
  const isReversed = search.dari !== '' && search.sampai !== '' && search.sampai < search.dari
  return (
    <search className={styles.filters} aria-label={t`Saring konsultasi`}>
      <div className={styles.term}>
        <SearchBox
          label={t`Cari konsultasi`}
          placeholder={t`Cari pasien, tenaga profesional, atau metode`}
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
      <TextInput
        type="date"
        label={t`Dari tanggal`}
        max={search.sampai || undefined}
        value={search.dari}
        onChange={(event) => change({ dari: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`Sampai tanggal`}
        min={search.dari || undefined}
        value={search.sampai}
        error={isReversed && t`Tanggal akhir mendahului tanggal awal.`}
        onChange={(event) => change({ sampai: event.currentTarget.value })}
      />
    </search>
  )
}
