import { t } from '@lingui/core/macro'
import { NativeSelect, Stack } from '@mantine/core'
import * as z from 'zod/mini'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PersonGrid } from '../../base/ui/person-list.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { Together } from '../../base/ui/together.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { LayarTunggu } from '../layar/layar-tunggu.tsx'
import { TambahButton } from '../pasien/tambah-button.tsx'
import { useHariLoket } from './antrean.queries.ts'
import { perTenaga } from './antrean.rules.ts'
import { AntreanTenaga } from './antrean-tenaga.tsx'
import { KodeForm } from './kode-form.tsx'

export const Search = z.object({
  klinik: inUrl.id,
  /** 1: the scanner is open. */
  pindai: inUrl.id,
})

/** /admin/loket and /karyawan/loket, for the holders of `loket`: who comes today, who is here, whose turn it is. */
export function Page() {
  const [{ klinik, pindai }, setSearch] = useUrlSearch(Search)
  const hari = useHariLoket(klinik)
  const { data } = hari
  const pemindai = {
    isOpen: pindai !== undefined,
    ubah: (isOpen: boolean) => setSearch({ pindai: isOpen ? 1 : undefined }),
  }
  return (
    <Together>
      <PageHeader
        judul={t`Loket`}
        isi={data && t`Kunjungan tatap muka ${{ hari: tanggalPanjang(data.tanggal) }}.`}
        actions={data && <TambahButton klinik_id={data.klinik_id} />}
      />
      {isTanpaTugas(hari.error) ? (
        <TanpaTugas tugas="loket" />
      ) : (
        <Stack gap="lg">
          {data && data.klinik.length > 1 && (
            <NativeSelect
              label={t`Klinik`}
              data={data.klinik.map(({ klinik_id, nama }) => ({ value: String(klinik_id), label: nama }))}
              value={String(klinik ?? data.klinik_id)}
              onChange={(event) => setSearch({ klinik: Number(event.currentTarget.value) })}
              maw="20rem"
            />
          )}
          <SectionCard judul={t`Pasien datang`} gap="sm">
            <KodeForm pemindai={pemindai} />
          </SectionCard>
          <List
            query={hari}
            isEmpty={({ kunjungan }) => kunjungan.length === 0}
            empty={{ isi: t`Belum ada kunjungan tatap muka yang disetujui untuk hari ini.` }}
            skeleton={<SkeletonLines rows={3} height={120} />}
          >
            {({ kunjungan }) => (
              <PersonGrid>
                {perTenaga(kunjungan).map((antrean) => (
                  <AntreanTenaga key={antrean.profesional_id} antrean={antrean} />
                ))}
              </PersonGrid>
            )}
          </List>
          {data && <LayarTunggu klinik={data.klinik} klinik_id={data.klinik_id} />}
        </Stack>
      )}
    </Together>
  )
}
