import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect } from '@mantine/core'
import { maxLength, SEARCH_DEBOUNCE_MS } from '@sehati/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { SearchBox } from '../../ui/search-box.tsx'
import { spesialisasiQuery } from './tenaga-profesional.queries.ts'
import type { TenagaSearch } from './tenaga-search.ts'

const profesi = () => [
  { value: '', label: t`Semua profesi` },
  { value: 'dokter', label: t`Dokter` },
  { value: 'psikolog', label: t`Psikolog` },
]

type TenagaFiltersProps = { search: TenagaSearch; onChange: (patch: Partial<TenagaSearch>) => void }

/** Name, profession and specialisation. Any change leads back to the first page. */
export function TenagaFilters({ search, onChange }: TenagaFiltersProps) {
  const spesialisasi = useQuery(spesialisasiQuery(search.profesi))
  const isFiltered = search.q !== '' || search.profesi !== '' || search.spesialisasi !== 0
  return (
    <Group component="section" aria-label={t`Saring tenaga profesional`} gap="sm" align="flex-end">
      <SearchBox
        label={t`Cari nama tenaga profesional`}
        value={search.q}
        maxLength={maxLength.pencarian}
        debounce={SEARCH_DEBOUNCE_MS}
        flex="2 1 16rem"
        onSearch={(q) => onChange({ q, page: 1 })}
      />
      <NativeSelect
        size="md"
        flex="1 1 9rem"
        label={t({ message: 'Profesi', context: 'pilihan' })}
        value={search.profesi}
        data={profesi()}
        onChange={(event) =>
          // The other profession has other specialisations.
          onChange({ profesi: event.currentTarget.value as TenagaSearch['profesi'], spesialisasi: 0, page: 1 })
        }
      />
      <NativeSelect
        size="md"
        flex="1 1 13rem"
        label={t`Spesialisasi`}
        value={String(search.spesialisasi)}
        data={[
          { value: '0', label: t`Semua spesialisasi` },
          ...(spesialisasi.data ?? []).map((s) => ({ value: String(s.spesialisasi_id), label: s.nama_spesialisasi })),
        ]}
        onChange={(event) => onChange({ spesialisasi: Number(event.currentTarget.value), page: 1 })}
      />
      <Button
        variant="default"
        disabled={!isFiltered}
        onClick={() => onChange({ q: '', profesi: '', spesialisasi: 0, page: 1 })}
      >
        <Trans>Reset</Trans>
      </Button>
    </Group>
  )
}
