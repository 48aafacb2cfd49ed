import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { NaskahKelola } from '@sehati/contract/rights/naskah-kelola.schema'
import { IconCircleCheck, IconHourglass, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { BacaNaskah } from '../../people/persetujuan/baca-naskah.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { naskahKelolaQuery } from './naskah.queries.ts'

const RancanganForm = later(() => import('./rancangan-form.tsx').then((file) => file.RancanganForm))
const TerbitForm = later(() => import('./terbit-form.tsx').then((file) => file.TerbitForm))

/** /admin/naskah: what people are told before they consent, its versions, and the drafts of the next. */
export function Page() {
  const naskah = useQuery(naskahKelolaQuery())
  const header = (
    <PageHeader
      judul={t`Naskah persetujuan`}
      isi={t`Teks yang dibaca dan disetujui orang. Yang sudah terbit tidak dapat diubah.`}
    />
  )
  if (isTanpaTugas(naskah.error))
    return (
      <>
        {header}
        <TanpaTugas tugas="petugas_data" />
      </>
    )
  return (
    <>
      {header}
      <List query={naskah} empty={{ isi: t`Belum ada naskah.` }} skeleton={<SkeletonLines rows={4} height={140} />}>
        {(rows) => (
          <Stack gap="lg">
            {rows.map((row) => (
              <Keperluan key={row.keperluan} row={row} />
            ))}
          </Stack>
        )}
      </List>
    </>
  )
}

function Keperluan({ row }: { row: NaskahKelola }) {
  const judul = row.terbit.find(({ versi }) => versi === row.berlaku)?.judul ?? row.keperluan
  return (
    <SectionCard judul={judul}>
      <Stack component="ul" gap="sm" m={0} p={0} aria-label={t`Versi ${judul}`}>
        {row.terbit.map((satu) => (
          <Versi key={satu.versi} satu={satu} berlaku={row.berlaku} />
        ))}
      </Stack>
      {row.rancangan && <KeteranganRancangan rancangan={row.rancangan} />}
      <Group gap="sm">
        <FormDialog<null>
          judul={() => t`Rancangan: ${judul}`}
          width="44rem"
          form={(_, dialog) => <RancanganForm row={row} {...dialog} />}
        >
          {(open) => (
            <Button
              variant="light"
              onClick={() => open(null)}
              aria-label={row.rancangan ? t`Ubah rancangan: ${judul}` : t`Tulis rancangan: ${judul}`}
            >
              {row.rancangan ? <Trans>Ubah rancangan</Trans> : <Trans>Tulis rancangan</Trans>}
            </Button>
          )}
        </FormDialog>
        {row.rancangan && (
          <FormDialog<null>
            judul={() => t`Terbitkan: ${judul}`}
            width="44rem"
            form={(_, dialog) => <TerbitForm row={row} {...dialog} />}
          >
            {(open) => (
              <Button onClick={() => open(null)} aria-label={t`Bandingkan dan terbitkan: ${judul}`}>
                <Trans>Bandingkan dan terbitkan</Trans>
              </Button>
            )}
          </FormDialog>
        )}
      </Group>
    </SectionCard>
  )
}

function KeteranganRancangan({ rancangan }: { rancangan: NonNullable<NaskahKelola['rancangan']> }) {
  const [oleh, kapan] = [rancangan.oleh, waktuPanjang(rancangan.diubah_pada)]
  return (
    <Text size="sm" role="status">
      <Trans>
        Rancangan disimpan {oleh}, {kapan}
      </Trans>
    </Text>
  )
}

function Versi({ satu, berlaku }: { satu: NaskahKelola['terbit'][number]; berlaku: number }) {
  const { versi, terbit_pada, berlaku_sejak, wajib_ulang } = satu
  const [terbit, mulai] = [waktuPanjang(terbit_pada), berlaku_sejak && waktuPanjang(berlaku_sejak)]
  return (
    <Stack component="li" gap="xs">
      <Group gap="xs">
        <Text fw={600} size="sm">{t`Versi ${versi}`}</Text>
        {versi === berlaku && <BadgeLabel tone="green" icon={IconCircleCheck}>{t`Sedang berlaku`}</BadgeLabel>}
        {versi > berlaku && <BadgeLabel tone="amber" icon={IconHourglass}>{t`Menunggu`}</BadgeLabel>}
        {!wajib_ulang && <BadgeLabel tone="grey" icon={IconPencil}>{t`Perbaikan kata`}</BadgeLabel>}
      </Group>
      <Text size="sm" c="dimmed">
        {mulai ? t`Terbit ${terbit}, berlaku sejak ${mulai}` : t`Terbit ${terbit}`}
      </Text>
      <BacaNaskah {...satu} />
    </Stack>
  )
}
