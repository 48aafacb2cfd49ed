import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { checkTawarkan, jawabanOf } from '@sehati/contract/absence/tawaran-waktu.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { tanggalRentang } from '../../base/lib/tanggal.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { Jawaban } from './jawaban.tsx'
import { tawaranTenagaQuery } from './tawaran-waktu.queries.ts'
import { TawarkanForm } from './tawarkan-form.tsx'

type TawarkanWaktuProps = { konsultasi: KonsultasiTampil; now: Date }

/** The times that were offered for a consultation, what its patient says, and the way to offer others. */
export function TawarkanWaktu({ konsultasi: k, now }: TawarkanWaktuProps) {
  const { data } = useQuery(tawaranTenagaQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<'tawarkan'>()
  const tawaran = data?.find((one) => one.jadwal_id === k.jadwal_id)
  const mayOffer = !k.dialihkan && checkTawarkan(k, now) === null
  if (!tawaran && !mayOffer) return null
  return (
    <Stack gap="sm" mt="md" align="flex-start">
      {tawaran && (
        <Group gap="xs">
          <Jawaban jawaban={jawabanOf(tawaran.hasil)} />
          <ul>
            {tawaran.waktu.map(({ nomor, tanggal, jam_mulai, jam_selesai, zona }) => (
              <li key={nomor}>{tanggalRentang(tanggal, jam_mulai, jam_selesai, zona)}</li>
            ))}
          </ul>
        </Group>
      )}
      {mayOffer && (
        <Button
          variant="light"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => open('tawarkan')}
        >
          <Trans>Tawarkan waktu lain…</Trans>
        </Button>
      )}
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Tawarkan waktu lain`} width="36rem">
          <TawarkanForm konsultasi={k} onSaved={close} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </Stack>
  )
}
