import { Button, Group, Stack, Text } from '@mantine/core'
import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import { type Alert, alerts } from '@sehati/contract/texts'
import { useState } from 'react'
import { tanggalOf, waktuPanjang } from '../../lib/tanggal.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { useRescheduleKonsultasi } from './booking.queries.ts'
import { bookingAlert, checkMove, isDecided } from './booking.rules.ts'
import { useWaktu } from './use-waktu.ts'
import { WaktuPicker } from './waktu-picker.tsx'

type JadwalUlangDialogProps = { konsultasi: Konsultasi; now: Date; isOpen: boolean; onClose: () => void }

/** Moves a consultation to another slot of the same professional. */
export const JadwalUlangDialog = ({ isOpen, onClose, ...rest }: JadwalUlangDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} judul="Ubah jadwal" width="46rem">
    <JadwalUlangForm {...rest} onClose={onClose} />
  </Dialog>
)

function JadwalUlangForm({ konsultasi: k, now, onClose }: Omit<JadwalUlangDialogProps, 'isOpen'>) {
  const waktu = useWaktu(k.profesional_id, now, { id: k.jadwal_tenaga_id, tanggal: tanggalOf(k.tanggal) })
  const [refusal, setRefusal] = useState<(Alert & { at: number }) | null>(null)
  const reschedule = useRescheduleKonsultasi()
  const refuse = (alert: Alert) => setRefusal({ ...alert, at: Date.now() })

  const send = async () => {
    if (reschedule.isPending) return
    const objection = checkMove({ hasChosen: waktu.chosen !== null, isFree: waktu.slot !== null })
    if (objection) return refuse(objection)
    if (!waktu.slot || !waktu.tanggal) return
    setRefusal(null)
    try {
      const moved = await reschedule.mutateAsync({
        query: { jadwalid: k.jadwal_id },
        body: { jadwal_tenaga_id: waktu.slot.id, tanggal: waktu.tanggal },
      })
      onClose()
      showNotice('success', {
        judul: alerts.bookingSuccess.judul,
        isi: `Jadwal diubah menjadi ${waktuPanjang(moved.tanggal)}.`,
      })
    } catch (error) {
      const failure = error as Parameters<typeof bookingAlert>[0]
      refuse({ ...bookingAlert(failure), judul: 'Jadwal belum diubah' })
      waktu.afterFailure(isDecided(failure))
    }
  }

  return (
    <Stack gap="lg">
      <Text size="sm">
        Pilih waktu pengganti untuk konsultasi {waktuPanjang(k.tanggal)} dengan {k.nama_profesional}. Perubahan menunggu
        persetujuan {k.nama_profesional}.
      </Text>
      <WaktuPicker waktu={waktu} isSettled={reschedule.isPending || reschedule.isSuccess} />
      {refusal && <FormAlert key={refusal.at} judul={refusal.judul} isi={refusal.isi} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Tidak jadi
        </Button>
        <Button loading={reschedule.isPending} onClick={send}>
          Simpan jadwal baru
        </Button>
      </Group>
    </Stack>
  )
}
