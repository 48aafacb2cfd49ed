import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { maxLength, SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId } from 'react'
import { DateSpan } from '../../base/ui/date-span.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { statusPilihan } from '../../base/ui/status-badge.tsx'
import styles from './daftar-filters.module.css'
import { countFilters, type DaftarSearch } from './daftar-search.ts'

const statuses = () => [{ value: '', label: t`Semua` }, ...statusPilihan(StatusKonsultasi.options)]

type DaftarFiltersProps = { search: DaftarSearch; onChange: (patch: Partial<DaftarSearch>) => void }

/** Search by word; status and dates behind a button, unless they filter already. Any change leads back to the first page. */
export function DaftarFilters({ search, onChange }: DaftarFiltersProps) {
  const active = countFilters(search)
  const [isOpen, fields] = useDisclosure(active > 0)
  const id = useId()
  const change = (patch: Partial<DaftarSearch>) => onChange({ ...patch, page: 1 })
  return (
    <search aria-label={t`Filter konsultasi`}>
      <div className={styles.term}>
        <SearchBox
          label={t`Cari konsultasi`}
          placeholder={t`Pasien, status, metode`}
          value={search.q}
          debounce={SEARCH_DEBOUNCE_MS}
          maxLength={maxLength.pencarian}
          onSearch={(q) => change({ q })}
        />
        <Button
          variant="default"
          px="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={fields.toggle}
        >
          <IconAdjustmentsHorizontal size={18} aria-hidden />
          <span className={styles.word}>
            <Trans>Filter</Trans>
          </span>
          {active > 0 && <span className={styles.active}>{active}</span>}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.fields}>
          <NativeSelect
            label={t`Status`}
            data={statuses()}
            value={search.status}
            onChange={(event) => change({ status: event.currentTarget.value as DaftarSearch['status'] })}
          />
          <DateSpan dari={search.dari} sampai={search.sampai} onChange={change} />
          <Button variant="subtle" disabled={active === 0} onClick={() => change({ status: '', dari: '', sampai: '' })}>
            <Trans>Hapus filter</Trans>
          </Button>
        </div>
      )}
    </search>
  )
}
