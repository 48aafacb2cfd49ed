import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { JENIS_UMUM, maxLength } from '@sehati/contract/base/constants'
import { insertLanjutan } from '@sehati/contract/booking/lanjutan.endpoints'
import { AlasanLanjutan } from '@sehati/contract/booking/lanjutan.schema'
import type { Konsultasi, KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { say } from '../../base/lib/say.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { bookingAlert, checkMove } from '../booking/booking.rules.ts'
import { MetodeField } from '../booking/metode-field.tsx'
import { InsertWaktuFields } from '../kelola/insert-waktu-fields.tsx'
import { useWaktuTenaga } from '../kelola/use-waktu-tenaga.ts'
import { bacaLanjutan, useInsertLanjutan } from './lanjutan.queries.ts'
import { kalimatTolak } from './lanjutan.rules.ts'

type LanjutanFormProps = InDialog & { konsultasi: KonsultasiTampil }

/** Books a follow-up for the patient of a consultation. What was chosen and typed stays through every refusal. */
export function LanjutanForm({ konsultasi: k, onSaved, onCancel }: LanjutanFormProps) {
  const { name } = k
  const waktu = useWaktuTenaga(k.profesional_id, undefined, bacaLanjutan)
  const [metode_konsultasi, setMetode] = useState(k.metode_konsultasi)
  const [keluhan, setKeluhan] = useState('')
  const [isTried, setIsTried] = useState(false)
  const book = useInsertLanjutan()
  useDraft(`lanjutan-${k.jadwal_id}`, { read: () => (keluhan === '' ? null : keluhan), onFound: setKeluhan })
  const isTouched = (keluhan !== '' || waktu.chosen !== null) && !book.isSuccess
  useReportUnsaved(isTouched)

  const { slot, tanggal, jenis } = waktu
  const objection = checkMove({ hasChosen: waktu.chosen !== null, isFree: slot !== null })
  const judged = AlasanLanjutan.safeParse(keluhan)
  const isShown = isTried && !book.isPending

  const { submit, refusal } = useSubmit(
    async () => {
      setIsTried(true)
      if (!slot || !tanggal || !judged.success) return false
      const booked = await book.mutateAsync({
        body: {
          lanjutan_dari: k.jadwal_id,
          jadwal_tenaga_id: slot.id,
          tanggal,
          jam_mulai: slot.jam_mulai,
          ...(jenis.jenis_id !== JENIS_UMUM.jenis_id && { jenis_id: jenis.jenis_id }),
          metode_konsultasi,
          keluhan,
        },
      })
      showNotice('success', { judul: insertLanjutan.message, isi: dipesan(booked) })
      onSaved()
    },
    {
      alertOf: (error) => {
        const { isi, items } = bookingAlert(error)
        return {
          judul: t`Konsultasi lanjutan belum dipesan`,
          isi: kalimatTolak({ code: error.code, message: isi }),
          items,
        }
      },
      refuse: waktu.reload,
    },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            Pilih waktu untuk {name}. Jadwal ini langsung disetujui. Pasien diberi tahu, dan dapat mengubah atau
            membatalkannya.
          </Trans>
        </Text>
        <RefusalAlert refusal={refusal} />
        <InsertWaktuFields
          waktu={waktu}
          error={isShown ? objection?.isi : undefined}
          isSettled={book.isPending || book.isSuccess}
        />
        <MetodeField value={metode_konsultasi} onChange={setMetode} />
        <Textarea
          label={t`Alasan konsultasi lanjutan`}
          required
          rows={3}
          description={t`Dibaca pasien. Paling banyak ${{ batas: bilangan(maxLength.alasan) }} karakter.`}
          value={keluhan}
          error={isShown && !judged.success && say(judged.error.issues[0]?.message)}
          onChange={(event) => setKeluhan(event.currentTarget.value)}
        />
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={book.isPending}>
            <Trans>Pesan konsultasi lanjutan</Trans>
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}

const dipesan = (booked: Konsultasi): string => `${booked.name}, ${waktuSesi(booked)}.`
