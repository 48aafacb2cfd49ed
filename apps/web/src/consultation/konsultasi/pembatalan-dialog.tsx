import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { alasanBatal, alerts } from '@sehati/contract/base/texts'
import { cancelKonsultasi, urungkanBatal } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { terlaluPanjang } from '../../base/lib/terlalu-panjang.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { draftPlaces } from '../../base/lib/use-form-draft.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { askToDiscard } from '../../base/ui/confirm.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { useCancelKonsultasi, useUrungkanBatal } from './konsultasi.queries.ts'

const OTHER = alasanBatal[4]
/** The stored reason is Indonesian in every language of the page: the professional reads it too. */
const reasons = () => [
  { value: '', label: t`Tidak disebutkan` },
  ...alasanBatal.map((alasan) => ({ value: alasan, label: say(alasan) })),
]

const ask = () =>
  askToDiscard({
    judul: t`Tutup tanpa membatalkan?`,
    isi: t`Alasan yang ditulis akan hilang. Konsultasi tetap terjadwal.`,
    ya: t`Tutup`,
  })

type PembatalanDialogProps = { konsultasi: KonsultasiTampil; isOpen: boolean; onClose: () => void }

/** Asks before a consultation is cancelled, and for the reason, which is optional. */
export function PembatalanDialog({ isOpen, onClose, konsultasi }: PembatalanDialogProps) {
  const { unsaved, forget, mayClose } = useUnsaved(isOpen, ask)
  const close = () => {
    forget()
    onClose()
  }
  const tryToClose = async () => {
    if (await mayClose()) close()
  }
  return (
    <UnsavedDialog isOpen={isOpen} onClose={tryToClose} unsaved={unsaved} judul={t`Batalkan konsultasi?`} width="30rem">
      <PembatalanForm konsultasi={konsultasi} onDone={close} onCancel={tryToClose} />
    </UnsavedDialog>
  )
}

type PembatalanFormProps = {
  konsultasi: KonsultasiTampil
  onDone: () => void
  onCancel: () => void
}

function PembatalanForm({ konsultasi, onDone, onCancel }: PembatalanFormProps) {
  const [isian, setIsian] = useState({ alasan: '', lain: '' })
  const { alasan, lain } = isian
  const isWritten = lain.trim() !== ''
  useDraft(draftPlaces.pembatalan(konsultasi.jadwal_id), { read: () => (isWritten ? isian : null), onFound: setIsian })
  useReportUnsaved(isWritten)
  const tooLong = alasan === OTHER ? terlaluPanjang(lain, maxLength.alasan) : null
  const { nama_profesional } = konsultasi
  const kapan = waktuSesi(konsultasi)
  const cancel = useCancelKonsultasi()
  const undo = useUrungkanBatal()

  const takeBack = () =>
    undo
      .mutateAsync({ query: { jadwalid: konsultasi.jadwal_id } })
      .then(
        () => showNotice('success', { judul: alerts.bookingSuccess.judul, isi: urungkanBatal.message }),
        showFailure,
      )

  const { submit, refusal } = useSubmit(async () => {
    if (tooLong) return false
    const kata = alasan === OTHER ? lain.trim() || OTHER : alasan
    await cancel.mutateAsync({ query: { jadwalid: konsultasi.jadwal_id }, body: { alasan: kata || null } })
    onDone()
    showNotice(
      'success',
      { judul: alerts.bookingSuccess.judul, isi: cancelKonsultasi.message },
      { label: t`Urungkan`, onClick: takeBack },
    )
  })

  return (
    <Stack gap="md">
      <RefusalAlert refusal={refusal} />
      <Text size="sm">
        <Trans>
          Jadwal {kapan} dengan {nama_profesional} akan dibatalkan dan slot dibuka untuk orang lain.
        </Trans>
      </Text>
      <NativeSelect
        size="md"
        label={t`Alasan pembatalan (opsional)`}
        data={reasons()}
        value={alasan}
        onChange={(event) => setIsian({ ...isian, alasan: event.currentTarget.value })}
      />
      {alasan === OTHER && (
        <TextInput
          label={t`Tuliskan alasan Anda`}
          value={lain}
          error={tooLong}
          onChange={(event) => setIsian({ ...isian, lain: event.currentTarget.value })}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          <Trans>Tidak jadi</Trans>
        </Button>
        <Button color="red" loading={cancel.isPending} onClick={submit}>
          <Trans>Ya, batalkan</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
