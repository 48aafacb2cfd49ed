import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, NativeSelect, Stack } from '@mantine/core'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { semuaTindakan, type Tindakan } from '@sehati/contract/record/jejak.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { DateSpan } from '../../base/ui/date-span.tsx'
import { List, Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { Together } from '../../base/ui/together.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { OrangField } from '../../people/user/orang-field.tsx'
import { fetchEksporJejak, jejakQuery, keadaanQuery } from '../../record/jejak/jejak-admin.queries.ts'
import { JejakTable } from '../../record/jejak/jejak-table.tsx'
import { tindakanKata } from '../../record/jejak/kata.ts'
import { KeadaanRantai } from '../../record/jejak/keadaan-rantai.tsx'
import { DownloadButton } from '../ekspor/download-button.tsx'

const ROWS = 100

type Saring = {
  sisi: 'subjek_id' | 'pelaku_id'
  orang: UserTemuan | null
  tindakan: Tindakan | ''
  dari: string
  sampai: string
}
const everything: Saring = { sisi: 'subjek_id', orang: null, tindakan: '', dari: '', sampai: '' }

/** /admin/jejak, for the holder of `petugas_data`: the trail of a person, and the state of its chain. */
export function Page() {
  const [{ sisi, orang, tindakan, dari, sampai }, setSaring] = useState(everything)
  const [sebelum, setSebelum] = useState<number>()
  const change = (to: Partial<Saring>) => {
    setSaring((from) => ({ ...from, ...to }))
    setSebelum(undefined)
  }
  const query = {
    ...(orang && { [sisi]: orang.user_id }),
    ...(tindakan && { tindakan }),
    ...(dari && { dari }),
    ...(sampai && { sampai }),
  }
  const jejak = useQuery(jejakQuery({ ...query, ...(sebelum && { sebelum }) }))
  const keadaan = useQuery(keadaanQuery())
  const [judul, isi] = [t`Jejak akses`, t`Siapa membaca atau mengubah data siapa. Membuka halaman ini juga tercatat.`]
  const rantai = (
    <Loaded query={keadaan} skeleton={<SkeletonLines rows={2} />}>
      {(found) => <KeadaanRantai keadaan={found} />}
    </Loaded>
  )
  const toInsiden = (
    <Group gap="md">
      <TextLink to={inArea(1, '/petugas/insiden')}>
        <Trans>Insiden data</Trans>
      </TextLink>
      <TextLink to={inArea(1, '/retensi')}>
        <Trans>Masa simpan data</Trans>
      </TextLink>
    </Group>
  )
  // Every admin is warned of a broken chain, and reads its state.
  if (isTanpaTugas(jejak.error)) {
    return (
      <>
        <PageHeader judul={judul} isi={isi} />
        {rantai}
        <TanpaTugas tugas="petugas_data" />
        {toInsiden}
      </>
    )
  }
  return (
    <>
      <PageHeader
        judul={judul}
        isi={isi}
        actions={
          <DownloadButton label={t`Ekspor CSV`} fetchFile={() => fetchEksporJejak(query)} nama="jejak-akses.csv" />
        }
      />
      <Together>
        {toInsiden}
        {rantai}
        <Card>
          <Stack gap="sm">
            <OrangField
              label={t`Orang`}
              isOptional
              ganti={(nama) => t`Ganti ${nama}`}
              isOffered={() => true}
              hanya={t`Tidak ada akun yang cocok.`}
              orang={orang}
              error={undefined}
              onPick={(picked) => change({ orang: picked })}
            />
            <Group gap="sm" align="flex-end">
              <NativeSelect
                label={t`Sebagai`}
                data={[
                  { value: 'subjek_id', label: t`Pemilik data` },
                  { value: 'pelaku_id', label: t`Pelaku` },
                ]}
                value={sisi}
                onChange={(event) => change({ sisi: event.currentTarget.value as Saring['sisi'] })}
              />
              <NativeSelect
                label={t`Tindakan`}
                data={[
                  { value: '', label: t`Semua` },
                  ...semuaTindakan.map((value) => ({ value, label: t(tindakanKata[value]) })),
                ]}
                value={tindakan}
                onChange={(event) => change({ tindakan: event.currentTarget.value as Saring['tindakan'] })}
              />
              <DateSpan dari={dari} sampai={sampai} onChange={change} />
            </Group>
          </Stack>
        </Card>
        <List query={jejak} empty={{ isi: t`Tidak ada catatan yang cocok.` }} skeleton={<SkeletonLines rows={6} />}>
          {(rows) => (
            <>
              <Card padding={0}>
                <JejakTable rows={rows} isStale={jejak.isPlaceholderData} />
              </Card>
              <Group justify="center">
                {sebelum !== undefined && (
                  <Button variant="default" onClick={() => setSebelum(undefined)}>
                    <Trans>Kembali ke terbaru</Trans>
                  </Button>
                )}
                {rows.length === ROWS && (
                  <Button variant="light" onClick={() => setSebelum(rows.at(-1)?.nomor)}>
                    <Trans>Tampilkan yang lebih lama</Trans>
                  </Button>
                )}
              </Group>
            </>
          )}
        </List>
      </Together>
    </>
  )
}
