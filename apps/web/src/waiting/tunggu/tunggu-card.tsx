import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import { DIAM_TERBANYAK, JEDA_TUNGGU_HARI } from '@sehati/contract/waiting/tunggu.rules'
import type { Tunggu } from '@sehati/contract/waiting/tunggu.schema'
import { IconClockPause } from '@tabler/icons-react'
import { TextLink } from '../../base/lib/links.tsx'
import { consultationPage } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Facts, known } from '../../base/ui/facts.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { metodeKata } from '../../consultation/konsultasi/konsultasi-labels.ts'
import { tanggalHarapan, tujuanTunggu, waktuHarapan } from './harapan.ts'
import { TawaranTerbuka } from './tawaran-terbuka.tsx'
import { useLanjutTunggu, useRemoveTunggu } from './tunggu.queries.ts'

type TungguCardProps = {
  entry: Tunggu /** Called when the entry is no longer as it is shown. */
  onStale: () => unknown
}

/** One entry of a patient: for whom, the place in line, the open offer, and the way out. */
export function TungguCard({ entry, onStale }: TungguCardProps) {
  const { urutan, jadwal_id } = entry
  const { level_id } = useActor()
  const nama = tujuanTunggu(entry)
  return (
    <Card component="li">
      <Stack gap="md">
        <Stack gap={4}>
          <Title order={2} fz="lg">
            {jadwal_id === null ? nama : t`Majukan janji dengan ${nama}`}
          </Title>
          <Text>
            <Trans>
              Anda berada di urutan {urutan} untuk {nama}.
            </Trans>
          </Text>
        </Stack>
        <TawaranTerbuka entry={entry} onStale={onStale} />
        {entry.jeda_sampai !== null && <Jeda tunggu_id={entry.tunggu_id} jeda_sampai={entry.jeda_sampai} />}
        <Facts
          items={known([
            [t`Jenis`, entry.nama_jenis],
            [t`Metode`, metodeKata(entry)],
            [t`Tanggal`, tanggalHarapan(entry)],
            [t`Waktu yang cocok`, waktuHarapan(entry)],
            [t`Malam hari`, entry.boleh_malam && t`Tawaran mendadak boleh dikirim`],
            [
              t`Janji saat ini`,
              jadwal_id !== null && (
                <TextLink key="janji" to={consultationPage(level_id, jadwal_id)}>
                  <Trans>Tetap berlaku sampai Anda mengambil slot</Trans>
                </TextLink>
              ),
            ],
          ])}
        />
        <Keluar tunggu_id={entry.tunggu_id} nama={nama} />
      </Stack>
    </Card>
  )
}

/** After two silences: whether the person still waits. */
function Jeda({ tunggu_id, jeda_sampai }: { tunggu_id: number; jeda_sampai: string }) {
  const lanjut = useLanjutTunggu()
  const batas = waktuPanjang(jeda_sampai)
  const [kali, hari] = [DIAM_TERBANYAK, JEDA_TUNGGU_HARI]
  return (
    <Alert color="yellow" title={t`Masih menunggu?`} icon={<IconClockPause aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            Tawaran kami tidak dijawab {kali} kali, jadi kami berhenti menawarkan dulu. Urutan Anda kami simpan selama{' '}
            {hari} hari, sampai {batas}.
          </Trans>
        </Text>
        <Button
          loading={lanjut.isPending}
          onClick={() => lanjut.mutate({ body: { tunggu_id } }, noticesOf(api.lanjutTunggu))}
        >
          <Trans>Tetap menunggu</Trans>
        </Button>
      </Stack>
    </Alert>
  )
}

function Keluar({ tunggu_id, nama }: { tunggu_id: number; nama: string }) {
  const remove = useRemoveTunggu()
  const leave = async () => {
    const isAgreed = await confirm({
      judul: t`Keluar dari daftar tunggu?`,
      isi: t`Urutan Anda untuk ${nama} tidak disimpan. Slot yang sedang ditawarkan diberikan kepada urutan berikutnya.`,
      ya: t`Ya, keluar`,
      tidak: t`Tetap menunggu`,
      isDestructive: true,
    })
    if (isAgreed) remove.mutate({ query: { id: tunggu_id } }, noticesOf(api.removeTunggu))
  }
  return (
    <Group>
      <Button
        variant="light"
        color="red"
        size="sm"
        loading={remove.isPending}
        aria-label={t`Keluar dari daftar tunggu untuk ${nama}`}
        onClick={leave}
      >
        <Trans>Keluar dari daftar tunggu</Trans>
      </Button>
    </Group>
  )
}
