import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { isPatient, type LevelId } from '@sehati/contract/base/access'
import { withdrawPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { isTerbuka } from '@sehati/contract/rights/permintaan.rules'
import type { Permintaan } from '@sehati/contract/rights/permintaan.schema'
import { useQuery } from '@tanstack/react-query'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { Facts, known } from '../../base/ui/facts.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { Isi } from './isi.tsx'
import { alasanTolakKata, namaPermintaan, statusPermintaanKata } from './kata.ts'
import { permintaanSayaQuery, useTarikPermintaan } from './permintaan.queries.ts'
import { StatusPermintaanBadge } from './status-permintaan.tsx'

const PermintaanForm = later(() => import('./permintaan-form.tsx').then((file) => file.PermintaanForm))
const PernyataanForm = later(() => import('./pernyataan-form.tsx').then((file) => file.PernyataanForm))
const HapusForm = later(() => import('../penghapusan/hapus-form.tsx').then((file) => file.HapusForm))

/** What the person asked of the clinic about their data, until when it is answered, and the answers. */
export function PermintaanSaya({ level_id }: { level_id: LevelId }) {
  const rows = useQuery(permintaanSayaQuery())
  return (
    <Stack gap="md">
      <Text>
        <Trans>
          Kamu juga berhak meminta perbaikan, pembatasan, atau menyampaikan keberatan. Klinik menjawab paling lambat
          tiga kali 24 jam.
        </Trans>
      </Text>
      <Group gap="sm">
        <FormDialog<null> judul={() => t`Permintaan tentang data`} form={(_, dialog) => <PermintaanForm {...dialog} />}>
          {(open) => (
            <Button variant="light" onClick={() => open(null)}>
              <Trans>Ajukan permintaan</Trans>
            </Button>
          )}
        </FormDialog>
        {isPatient(level_id) && (
          <FormDialog<null> judul={() => t`Hapus akun saya`} form={(_, dialog) => <HapusForm {...dialog} />}>
            {(open) => (
              <Button variant="subtle" color="red" onClick={() => open(null)}>
                <Trans>Hapus akun saya</Trans>
              </Button>
            )}
          </FormDialog>
        )}
      </Group>
      <List query={rows} empty={{ isi: t`Belum ada permintaan.` }} skeleton={<SkeletonLines rows={1} />}>
        {(found) => (
          <Stack component="ul" gap="sm" m={0} p={0} aria-label={t`Permintaan saya`}>
            {found.map((row) => (
              <Satu key={row.permintaan_id} row={row} />
            ))}
          </Stack>
        )}
      </List>
    </Stack>
  )
}

function Satu({ row }: { row: Permintaan }) {
  const put = useTarikPermintaan()
  const isOpen = isTerbuka(row.status)
  const withdraw = async () => {
    const isAgreed = await confirm({
      judul: isOpen ? t`Tarik permintaan?` : t`Akhiri pembatasan?`,
      isi: isOpen
        ? t`Permintaan ini tidak diproses lagi. Kamu dapat mengajukannya kembali.`
        : t`Pengingat dan undangan ulasan dikirim lagi.`,
      ya: isOpen ? t`Tarik permintaan` : t`Akhiri pembatasan`,
      tidak: t`Tidak jadi`,
    })
    if (isAgreed)
      await put
        .mutateAsync({ query: { id: row.permintaan_id } })
        .then(() => showSuccess(withdrawPermintaan), showFailure)
  }
  const last = row.langkah.at(-1)
  const tentangSemua = row.jenis === 'akses' && row.jadwal_id === null
  const isi = [tentangSemua && t`Semua catatan psikologi saya`, row.isi].filter(Boolean).join('\n')
  return (
    <Card component="li">
      <Stack gap="sm">
        <Group gap="sm" justify="space-between">
          <Text fw={600}>{namaPermintaan(row)}</Text>
          <StatusPermintaanBadge status={row.status} terlambat={row.terlambat} />
        </Group>
        <Facts
          items={known([
            [t`Permintaan`, isi && <Isi key="isi" text={isi} />],
            [t`Diterima`, waktuPanjang(row.diterima_pada)],
            [t`Dijawab paling lambat`, isOpen && waktuPanjang(row.batas)],
            [t`Akun dihapus`, isOpen && row.dilaksanakan_pada && waktuPanjang(row.dilaksanakan_pada)],
            [last ? t(statusPermintaanKata[last.ke]) : '', last && last.ke !== 'baru' && waktuPanjang(last.pada)],
            [t`Alasan`, row.alasan_tolak && t(alasanTolakKata[row.alasan_tolak])],
            [t`Jawaban`, row.jawaban && <Isi key="jawaban" text={row.jawaban} />],
            [t`Pernyataan kamu`, row.pernyataan && <Isi key="pernyataan" text={row.pernyataan} />],
          ])}
        />
        {row.jenis === 'penghapusan' && isOpen && !row.dikonfirmasi_pada && (
          <Text size="sm">
            <Trans>Kami sudah mengirim tautan ke email kamu. Akun dihapus setelah tautan itu dibuka.</Trans>
          </Text>
        )}
        {row.boleh_pernyataan && (
          <FormDialog<number>
            judul={() => t`Pernyataan tentang catatan`}
            form={(id, dialog) => <PernyataanForm id={id} {...dialog} />}
          >
            {(open) => (
              <Button variant="light" w="fit-content" onClick={() => open(row.permintaan_id)}>
                <Trans>Tulis pernyataan</Trans>
              </Button>
            )}
          </FormDialog>
        )}
        {(isOpen || row.berlaku) && (
          <Button variant="default" w="fit-content" loading={put.isPending} onClick={withdraw}>
            {isOpen ? <Trans>Tarik permintaan</Trans> : <Trans>Akhiri pembatasan</Trans>}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
