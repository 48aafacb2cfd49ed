import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { isTerbuka } from '@sehati/contract/rights/permintaan.rules'
import type { PermintaanBaris } from '@sehati/contract/rights/permintaan.schema'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { namaPermintaan } from './kata.ts'
import { permintaanQuery } from './permintaan.queries.ts'
import { SisaBadge } from './sisa-badge.tsx'
import { StatusPermintaanBadge } from './status-permintaan.tsx'

const PermintaanDialog = later(() => import('./permintaan-dialog.tsx').then((file) => file.PermintaanDialog))
const CatatPermintaanForm = later(() => import('./catat-permintaan-form.tsx').then((file) => file.CatatPermintaanForm))

/** /admin/petugas, for the holder of `petugas_data`: the requests of people about their data, soonest deadline first. */
export function Page() {
  const [isClosed, setIsClosed] = useState(false)
  const rows = useQuery(permintaanQuery({ isClosed }))
  const judul = t`Permintaan data`
  const isi = t`Setiap permintaan dijawab paling lambat tiga kali 24 jam sejak diterima. Membukanya tercatat untuk pemiliknya.`
  if (isTanpaTugas(rows.error))
    return (
      <>
        <PageHeader judul={judul} isi={isi} />
        <TanpaTugas tugas="petugas_data" />
      </>
    )
  return (
    <>
      <PageHeader
        judul={judul}
        isi={isi}
        actions={
          <FormDialog<null> judul={() => t`Catat permintaan`} form={(_, dialog) => <CatatPermintaanForm {...dialog} />}>
            {(open) => (
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(null)}>
                <Trans>Catat permintaan</Trans>
              </Button>
            )}
          </FormDialog>
        }
      />
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <NativeSelect
            aria-label={t`Tampilkan`}
            value={isClosed ? '1' : '0'}
            onChange={(event) => setIsClosed(event.currentTarget.value === '1')}
            data={[
              { value: '0', label: t`Terbuka` },
              { value: '1', label: t`Sudah selesai` },
            ]}
          />
          <Group gap="0.25rem 1rem">
            <TextLink to={inArea(1, '/petugas/insiden')}>{t`Insiden`}</TextLink>
            <TextLink to={inArea(1, '/petugas/identitas')}>{t`Identitas rekam`}</TextLink>
            <TextLink to={inArea(1, '/naskah')}>{t`Naskah persetujuan`}</TextLink>
            <TextLink to={inArea(1, '/pemrosesan')}>{t`Register pemrosesan`}</TextLink>
            <TextLink to={inArea(1, '/retensi')}>{t`Masa simpan`}</TextLink>
            <TextLink to={inArea(1, '/jejak')}>{t`Jejak akses`}</TextLink>
          </Group>
        </Group>
        <List
          query={rows}
          empty={{ isi: isClosed ? t`Belum ada permintaan yang selesai.` : t`Tidak ada permintaan yang menunggu.` }}
          skeleton={<SkeletonLines rows={3} height={120} />}
        >
          {(found) => (
            <FormDialog<PermintaanBaris>
              judul={namaPermintaan}
              form={({ permintaan_id }, dialog) => <PermintaanDialog id={permintaan_id} {...dialog} />}
            >
              {(open) => (
                <CardList>
                  {found.map((row) => (
                    <Baris key={row.permintaan_id} row={row} onOpen={() => open(row)} />
                  ))}
                </CardList>
              )}
            </FormDialog>
          )}
        </List>
      </Stack>
    </>
  )
}

function Baris({ row, onOpen }: { row: PermintaanBaris; onOpen: () => void }) {
  const jenis = namaPermintaan(row)
  const { nama } = row
  const batas = waktuPanjang(row.batas)
  return (
    <CardRow
      acts={
        <Button variant="light" aria-label={t`Buka ${jenis} dari ${nama}`} onClick={onOpen}>
          <Trans>Buka</Trans>
        </Button>
      }
    >
      <Group gap="sm">
        <Text fw={600}>{jenis}</Text>
        {isTerbuka(row.status) && <SisaBadge batas={row.batas} />}
        {row.status !== 'baru' && <StatusPermintaanBadge status={row.status} terlambat={false} />}
      </Group>
      <Text>{nama}</Text>
      <Text size="sm" c="dimmed">
        {row.ditutup_pada ? waktuPanjang(row.ditutup_pada) : t`Jawab sebelum ${batas}`}
      </Text>
      {isTerbuka(row.status) && row.oleh_psikolog && (
        <Text size="sm">{row.boleh_izinkan ? t`Menunggu izin membaca catatan` : t`Dijawab psikolog`}</Text>
      )}
      {row.petugas && (
        <Text size="sm" c="dimmed">
          {row.petugas}
        </Text>
      )}
    </CardRow>
  )
}
