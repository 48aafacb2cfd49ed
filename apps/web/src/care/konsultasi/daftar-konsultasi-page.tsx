import { msg, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group } from '@mantine/core'
import { roles } from '@sehati/contract/base/access'
import { pageSize } from '@sehati/contract/base/constants'
import { emptyTexts } from '@sehati/contract/base/texts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { useLastPage } from '../../base/page/use-last-page.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { ProfesionalGate } from '../../people/auth/profesional-gate.tsx'
import { BagianTabs } from './bagian-tabs.tsx'
import { DaftarFilters } from './daftar-filters.tsx'
import { countFilters, DaftarSearch, everything } from './daftar-search.ts'
import { KonsultasiTable } from './konsultasi-table.tsx'
import { jumlahBagianQuery, useDaftarKonsultasi } from './konsultasi-tenaga.queries.ts'

const skeleton = <SkeletonLines rows={pageSize.daftarKonsultasi} height={72} />

/** What is said of a part in which there is nothing. */
const emptyParts = {
  hari_ini: msg`Tidak ada konsultasi hari ini.`,
  perlu_dijawab: msg`Tidak ada pengajuan yang menunggu jawaban Anda.`,
  mendatang: msg`Belum ada konsultasi mendatang.`,
  riwayat: msg`Belum ada konsultasi yang sudah lewat.`,
}

/** /daftarKonsultasi: who has booked the professional, in parts. */
export const Page = () => (
  <>
    <PageHeader judul={t`Daftar Konsultasi`} isi={t`Konsultasi yang dipesan pada Anda.`} actions={<ToNotes />} />
    <ProfesionalGate skeleton={skeleton}>
      {({ profesional_id }) => <Daftar profesional_id={profesional_id} />}
    </ProfesionalGate>
  </>
)

/** To the notes that clients of psychologists let the professional read, and, of a psychologist, to what clients ask about theirs. */
function ToNotes() {
  const { level_id } = useActor()
  return (
    <Group gap="xs">
      {roles[level_id].nama === 'psikolog' && (
        <ButtonLink to={inArea(level_id, '/permintaan-akses')} variant="subtle">
          <Trans>Permintaan akses</Trans>
        </ButtonLink>
      )}
      <ButtonLink to={inArea(level_id, '/catatan-dibagikan')} variant="subtle">
        <Trans>Catatan dibagikan</Trans>
      </ButtonLink>
    </Group>
  )
}

function Daftar({ profesional_id }: { profesional_id: number }) {
  const { level_id } = useActor()
  const [search, setSearch] = useUrlSearch(DaftarSearch)
  const { q, page, bagian } = search
  const daftar = useDaftarKonsultasi(profesional_id, search)
  const jumlah = useQuery(jumlahBagianQuery(profesional_id))
  useLastPage(daftar, page, setSearch)

  const showAll = (
    <Button variant="light" onClick={() => setSearch(everything)}>
      <Trans>Tampilkan semua konsultasi</Trans>
    </Button>
  )
  const setUp = (
    <ButtonLink to={inArea(level_id, '/jadwal')} variant="light">
      <Trans>Atur jadwal</Trans>
    </ButtonLink>
  )
  const isFiltered = q !== '' || countFilters(search) > 0
  const nothing = bagian && !isFiltered ? t(emptyParts[bagian]) : emptyTexts.cocok
  const empty = {
    isi: q ? `${say(emptyTexts.pencarian)} "${q}"` : nothing,
    action: bagian || isFiltered ? showAll : setUp,
  }

  return (
    <>
      <BagianTabs shown={bagian} jumlah={jumlah.data} onShow={(bagian) => setSearch({ bagian, page: 1 })} />
      <DaftarFilters search={search} onChange={setSearch} />
      <List query={daftar} empty={empty} skeleton={skeleton}>
        {(found) => (
          <>
            <RowCount>{plural(found.total, { other: '# konsultasi' })}</RowCount>
            <Card padding={0}>
              <KonsultasiTable rows={found.queried} isStale={daftar.isPlaceholderData} />
            </Card>
            <PageNav of={found} onPage={(page) => setSearch({ page })} />
          </>
        )}
      </List>
    </>
  )
}
