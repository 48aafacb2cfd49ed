import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { putPermintaanAkses } from '@sehati/contract/rights/permintaan-akses.endpoints'
import type { PermintaanAkses } from '@sehati/contract/rights/permintaan-akses.schema'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { consultationPage } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { waktuPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { Isi } from './isi.tsx'
import { permintaanAksesQuery } from './permintaan.queries.ts'
import { SisaBadge } from './sisa-badge.tsx'

const CatatanDiminta = later(() => import('../../care/rekam/catatan-diminta.tsx').then((file) => file.CatatanDiminta))
const AksesForm = later(() => import('./akses-form.tsx').then((file) => file.AksesForm))

/** /permintaan-akses: the requests of clients for notes of psychology, for their psychologist and for psychologists who review. */
export function Page() {
  const rows = useQuery(permintaanAksesQuery())
  return (
    <>
      <PageHeader
        judul={t`Permintaan akses catatan`}
        isi={t`Klien meminta catatan psikologi yang tidak ada di salinan datanya. Putuskan paling lambat tiga kali 24 jam sejak diterima.`}
      />
      <List
        query={rows}
        empty={{ isi: t`Tidak ada permintaan akses yang menunggu Anda.` }}
        skeleton={<SkeletonLines rows={3} height={140} />}
      >
        {(found) => (
          <FormDialog<PermintaanAkses>
            judul={({ nama }) => t`Permintaan ${nama}`}
            form={(row, dialog) => <AksesForm row={row} {...dialog} />}
            onSaved={() => showSuccess(putPermintaanAkses)}
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
    </>
  )
}

function Baris({ row, onOpen }: { row: PermintaanAkses; onOpen: () => void }) {
  const [isRead, { toggle }] = useDisclosure(false)
  const { nama, konsultasi } = row
  const batas = waktuPanjang(row.batas)
  return (
    <CardRow
      acts={
        <Group gap="sm">
          {row.boleh_baca && (
            <Button variant="subtle" aria-expanded={isRead} onClick={toggle}>
              {isRead ? t`Tutup catatan` : t`Baca catatan`}
            </Button>
          )}
          <Button variant="light" aria-label={t`Beri putusan untuk ${nama}`} onClick={onOpen}>
            <Trans>Beri putusan</Trans>
          </Button>
        </Group>
      }
    >
      <Group gap="sm">
        <Text fw={600}>{nama}</Text>
        <SisaBadge batas={row.batas} />
      </Group>
      {(row.semua || !row.milik_saya) && <Text size="sm">{tentangKata(row)}</Text>}
      {row.milik_saya && (
        <Stack component="ul" gap="xs" aria-label={t`Catatan yang diminta`}>
          {konsultasi.map((one) => (
            <li key={one.jadwal_id}>
              <BukaCatatan {...one} />
            </li>
          ))}
        </Stack>
      )}
      <Text size="sm" c="dimmed">{t`Jawab sebelum ${batas}`}</Text>
      {row.isi && <Isi text={row.isi} />}
      {isRead &&
        konsultasi.map((one) => (
          <Fragment key={one.jadwal_id}>
            {row.semua && <Text fw={600}>{waktuSesi(one)}</Text>}
            <CatatanDiminta jadwal_id={one.jadwal_id} />
          </Fragment>
        ))}
    </CardRow>
  )
}

/** Which notes are asked for. */
function tentangKata({ semua, milik_saya, penulis, konsultasi }: PermintaanAkses): string {
  if (!semua) return [...konsultasi.map(waktuSesi), penulis].join(' · ')
  if (milik_saya) return t`Semua catatan Anda tentang klien ini`
  return penulis ? t`Semua catatan ${penulis} tentang klien ini` : t`Semua catatan psikologi klien ini`
}

function BukaCatatan({ jadwal_id, ...of }: PermintaanAkses['konsultasi'][number]) {
  const { level_id } = useActor()
  const waktu = waktuSesi(of)
  return <TextLink to={consultationPage(level_id, jadwal_id)}>{t`Buka catatan ${waktu}`}</TextLink>
}
