import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/constants'
import { lastBookableDate } from '@sehati/contract/konsultasi/jendela.rules'
import { updatePengaturan } from '@sehati/contract/pengaturan/endpoints'
import type { Pengaturan } from '@sehati/contract/pengaturan/schema'
import type { Tanggal } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tanggalPanjang } from '../../lib/tanggal.ts'
import { confirm } from '../../ui/confirm.tsx'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { pengaturanQuery, useUpdatePengaturan } from './hari-libur.queries.ts'

const weeks = () =>
  Array.from({ length: MAX_MINGGU_KE_DEPAN + 1 }, (_, n) => ({
    value: String(n),
    label: n === 0 ? t`0: Jumat mendatang` : plural(n, { other: '#: # minggu sesudahnya' }),
  }))

/** How far ahead patients may book, with the date that results. */
export function JendelaForm({ today }: { today: Tanggal }) {
  const pengaturan = useQuery(pengaturanQuery())
  return (
    <Card component="section" aria-labelledby="jendela-judul">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="jendela-judul">
          <Trans>Batas waktu pemesanan</Trans>
        </Title>
        <ListState
          query={pengaturan}
          isEmpty={() => false}
          empty={{ isi: '' }}
          skeleton={<SkeletonLines rows={1} height={108} />}
        >
          {(found) => <Fields stored={found} today={today} />}
        </ListState>
      </Stack>
    </Card>
  )
}

function Fields({ stored, today }: { stored: Pengaturan; today: Tanggal }) {
  const [typed, setTyped] = useState<number | null>(null)
  const update = useUpdatePengaturan()
  const minggu = typed ?? stored.minggu_ke_depan
  const akhir = tanggalPanjang(lastBookableDate(today, minggu))

  const save = async () => {
    const isNarrower = minggu < stored.minggu_ke_depan
    const question = {
      judul: t`Persingkat batas waktu pemesanan?`,
      isi: t`Pasien hanya dapat memesan sampai ${akhir}. Konsultasi yang sudah dipesan setelah tanggal itu tetap berlaku.`,
      ya: t`Persingkat batas waktu`,
    }
    if (isNarrower && !(await confirm(question))) return
    update.mutate(
      { body: { minggu_ke_depan: minggu } },
      {
        onSuccess: () => {
          setTyped(null)
          showNotice('success', { judul: t`Berhasil`, isi: updatePengaturan.message })
        },
        onError: showFailure,
      },
    )
  }

  return (
    <>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          flex="1 1 16rem"
          maw="26rem"
          label={t`Minggu ke depan`}
          data={weeks()}
          value={String(minggu)}
          onChange={(event) => setTyped(Number(event.currentTarget.value))}
        />
        <Button loading={update.isPending} disabled={minggu === stored.minggu_ke_depan} onClick={save}>
          <Trans>Simpan</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {minggu === stored.minggu_ke_depan
          ? t`Hari ini pasien dapat memesan Senin sampai Jumat, dari hari ini sampai ${akhir}. Hari libur, cuti, dan hari tanpa sesi tidak dapat dipesan.`
          : t`Setelah disimpan, pasien dapat memesan Senin sampai Jumat, dari hari ini sampai ${akhir}. Hari libur, cuti, dan hari tanpa sesi tidak dapat dipesan.`}
      </Text>
    </>
  )
}
