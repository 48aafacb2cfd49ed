import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect } from '@mantine/core'
import { maxLength, SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { hariKerja } from '@sehati/contract/schedule/jendela.rules'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { SearchBox } from '../../base/ui/search-box.tsx'
import styles from './tenaga-filters.module.css'
import { bahasaQuery, spesialisasiQuery } from './tenaga-profesional.queries.ts'
import { countFilters, type TenagaSearch, withoutFilters } from './tenaga-search.ts'

type TenagaFiltersProps = { search: TenagaSearch; onChange: (patch: Partial<TenagaSearch>) => void }
type Option = { value: string; label: string }

const profesi = (): Option[] => [
  { value: '', label: t`Semua profesi` },
  { value: 'dokter', label: t`Dokter` },
  { value: 'psikolog', label: t`Psikolog` },
]
const hari = (): Option[] => [
  { value: '', label: t`Semua hari` },
  ...hariKerja.map((nama) => ({ value: nama, label: say(nama) })),
]
const gender = (): Option[] => [
  { value: '', label: t`Semua` },
  ...['perempuan', 'laki-laki'].map((one) => ({ value: one, label: capital(say(one)) })),
]
const urutan = (): Option[] => [
  { value: 'nama', label: t`Nama` },
  { value: 'terdekat', label: t`Waktu kosong terdekat` },
]

/** Words, order, and filters, which fold behind a button on phones. Any change leads back to the first page. */
export function TenagaFilters({ search, onChange }: TenagaFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const spesialisasi = useQuery(spesialisasiQuery(search.profesi))
  const bahasa = useQuery(bahasaQuery())
  const count = countFilters(search)
  const choose = (patch: Partial<TenagaSearch>) => onChange({ ...patch, page: 1 })
  const select = <Name extends keyof TenagaSearch>(name: Name, label: string, data: Option[]) => (
    <NativeSelect
      size="md"
      label={label}
      value={String(search[name])}
      data={data}
      onChange={(event) => choose({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <section className={styles.filters} aria-label={t`Filter tenaga profesional`}>
      <Group gap="sm" align="flex-end">
        <SearchBox
          label={t`Cari nama tenaga profesional`}
          value={search.q}
          maxLength={maxLength.pencarian}
          debounce={SEARCH_DEBOUNCE_MS}
          flex="2 1 16rem"
          onSearch={(q) => choose({ q })}
        />
        <div className={styles.order}>{select('urut', t`Urutkan`, urutan())}</div>
        <Button
          size="md"
          variant="default"
          className={styles.toggle}
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? t`Filter` : t`Filter (${plural(count, { other: '# dipakai' })})`}
        </Button>
      </Group>
      <div id={panel} className={styles.panel} data-open={isOpen || undefined}>
        <NativeSelect
          size="md"
          label={t({ message: 'Profesi', context: 'pilihan' })}
          value={search.profesi}
          data={profesi()}
          onChange={(event) =>
            // The other profession has other specialisations.
            choose({ profesi: event.currentTarget.value as TenagaSearch['profesi'], spesialisasi: 0 })
          }
        />
        <NativeSelect
          size="md"
          label={t`Spesialisasi`}
          value={String(search.spesialisasi)}
          data={[
            { value: '0', label: t`Semua spesialisasi` },
            ...(spesialisasi.data ?? []).map((s) => ({ value: String(s.spesialisasi_id), label: s.nama_spesialisasi })),
          ]}
          onChange={(event) => choose({ spesialisasi: Number(event.currentTarget.value) })}
        />
        {select('hari', t`Hari dengan waktu kosong`, hari())}
        {select('gender', t`Jenis kelamin`, gender())}
        {select('bahasa', t`Bahasa`, [
          { value: '', label: t`Semua bahasa` },
          ...languages(bahasa.data ?? [], search.bahasa).map((nama) => ({ value: nama, label: nama })),
        ])}
        <Button
          size="md"
          variant="default"
          disabled={count === 0 && search.q === ''}
          onClick={() => onChange(withoutFilters)}
        >
          <Trans>Hapus filter</Trans>
        </Button>
      </div>
    </section>
  )
}

/** The languages to choose from, with the one in the URL, which the list is filtered by even if it is not among them. */
const languages = (offered: string[], chosen: string) =>
  chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen]
