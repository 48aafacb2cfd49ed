import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { cancelKonsultasi } from '@sehati/contract/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import { alerts } from '@sehati/contract/texts'
import { useState } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import { waktuPanjang } from '../../lib/tanggal.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { useCancelKonsultasi } from './konsultasi.queries.ts'

const OTHER = 'Alasan lain'
const reasons = [
  { value: '', label: 'Tidak disebutkan' },
  'Jadwal tidak cocok',
  'Kondisi sudah membaik',
  'Sudah mendapat bantuan lain',
  'Pertimbangan biaya',
  OTHER,
]

type PembatalanDialogProps = { konsultasi: Konsultasi; isOpen: boolean; onClose: () => void }

/** Asks before a consultation is cancelled, and for the reason, which nobody has to give. */
export const PembatalanDialog = ({ isOpen, onClose, konsultasi }: PembatalanDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} judul="Batalkan konsultasi?" width="30rem">
    <PembatalanForm konsultasi={konsultasi} onClose={onClose} />
  </Dialog>
)

function PembatalanForm({ konsultasi, onClose }: Omit<PembatalanDialogProps, 'isOpen'>) {
  const [alasan, setAlasan] = useState('')
  const [lain, setLain] = useState('')
  const cancel = useCancelKonsultasi()
  const error = cancel.error as ApiError | null

  const send = async () => {
    if (cancel.isPending) return
    const kata = alasan === OTHER ? lain.trim() || OTHER : alasan
    try {
      await cancel.mutateAsync({ query: { jadwalid: konsultasi.jadwal_id }, body: { alasan: kata || null } })
      onClose()
      showNotice('success', { judul: alerts.bookingSuccess.judul, isi: cancelKonsultasi.message })
    } catch {
      // The alert in the dialog says why.
    }
  }

  return (
    <Stack gap="md">
      {error && <FormAlert key={cancel.submittedAt} judul={error.judul} isi={error.message} />}
      <Text size="sm">
        Jadwal {waktuPanjang(konsultasi.tanggal)} dengan {konsultasi.nama_profesional} akan dibatalkan dan slot dibuka
        untuk orang lain.
      </Text>
      <NativeSelect
        size="md"
        label="Alasan pembatalan (opsional)"
        data={reasons}
        value={alasan}
        onChange={(event) => setAlasan(event.currentTarget.value)}
      />
      {alasan === OTHER && (
        <TextInput
          label="Tuliskan alasan Anda"
          maxLength={maxLength.alasan}
          value={lain}
          onChange={(event) => setLain(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Tidak jadi
        </Button>
        <Button color="red" loading={cancel.isPending} onClick={send}>
          Ya, batalkan
        </Button>
      </Group>
    </Stack>
  )
}
