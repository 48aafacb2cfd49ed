import { t } from '@lingui/core/macro'
import { Stack, Text, TextInput } from '@mantine/core'
import { addDays } from '@sehati/contract/base/waktu'
import { rekam as messages } from '@sehati/contract/care/rekam.messages'
import { checkSampaiIzin, sampaiTerakhir } from '@sehati/contract/care/rekam.rules'
import { IzinRekamMasukan } from '@sehati/contract/care/rekam.schema'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { hariIni } from '../../base/lib/clock.ts'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { tenagaQuery, useBeriIzin } from './rekam-klien.queries.ts'
import { TenagaPilihan } from './tenaga-pilihan.tsx'

type BeriIzinDialogProps = {
  isOpen: boolean
  onClose: () => void
  jadwal_id: number
  /** The psychologist of the consultation, who needs no grant. */
  profesional_id: number
}

/** Chooses the professional who may read the limited note, and until when. */
export const BeriIzinDialog = ({ isOpen, onClose, ...props }: BeriIzinDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} judul={t`Beri izin membaca catatan`} width="30rem">
    <BeriIzinForm onClose={onClose} {...props} />
  </Dialog>
)

/** How many days the form proposes, today included; `IZIN_REKAM_HARI` is the most. */
const USUAL_DAYS = 30

function BeriIzinForm({ onClose, jadwal_id, profesional_id: own }: Omit<BeriIzinDialogProps, 'isOpen'>) {
  const today = hariIni()
  const untilError = say(messages.RECORD_GRANT_UNTIL.isi)
  const Isian = z.object({
    profesional_id: z.pipe(
      z.string().check(z.minLength(1, say(messages.RECORD_GRANT_PROFESSIONAL.isi))),
      z.transform(Number),
    ),
    sampai: z.string().check(
      z.refine((day) => IzinRekamMasukan.shape.sampai.safeParse(day).success, untilError),
      z.refine((day) => checkSampaiIzin(day, today) === null, untilError),
    ),
  })
  const send = useBeriIzin()
  const form = useIsian(Isian, {
    defaultValues: { profesional_id: '', sampai: addDays(today, USUAL_DAYS - 1) },
    send: async (isian) => {
      const { nama } = await send.mutateAsync({ body: { jadwal_id, ...isian } })
      showNotice('success', {
        judul: t`Izin diberikan`,
        isi: t`${nama} dapat membaca catatan terbatas konsultasi ini.`,
      })
      onClose()
    },
  })
  const tenaga = useQuery(tenagaQuery())
  const others = (tenaga.data ?? []).filter(({ profesional_id }) => profesional_id !== own)
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} />
        <Text size="sm">
          {t`Tenaga profesional ini dapat membaca catatan terbatas yang sudah ditandatangani, juga yang belum dirilis kepada Anda. Setiap pembacaan dicatat. Izin dapat dicabut kapan saja.`}
        </Text>
        <TenagaPilihan
          tenaga={others}
          dipilih={form.watch('profesional_id')}
          field={form.register('profesional_id')}
          error={form.formState.errors.profesional_id?.message}
        />
        <TextInput
          type="date"
          label={t`Izin berlaku sampai`}
          min={today}
          max={sampaiTerakhir(today)}
          {...form.field('sampai')}
        />
        <FormActions kirim={t`Beri izin`} isSending={send.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
