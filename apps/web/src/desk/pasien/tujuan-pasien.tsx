import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { isianTexts } from '@sehati/contract/base/texts'
import { insertAntrean, insertKonsultasiLoket } from '@sehati/contract/desk/pasien.endpoints'
import type { PasienLoket } from '@sehati/contract/desk/pasien.schema'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { checkMove } from '../../booking/booking/booking.rules.ts'
import { MetodeField } from '../../booking/booking/metode-field.tsx'
import { InsertWaktuFields } from '../../booking/kelola/insert-waktu-fields.tsx'
import { bacaLoket, useWaktuTenaga } from '../../booking/kelola/use-waktu-tenaga.ts'
import { nomorKata } from '../antrean/antrean.rules.ts'
import { useMasukAntrean, usePesanLoket, useTenagaLoket } from './pasien.queries.ts'

type TujuanPasienProps = InDialog & { pasien: PasienLoket; klinik_id: number; onRangkaian: () => void }

/** With whom, and now or at another time. What was chosen stays through every refusal. */
export function TujuanPasien({ pasien: { user_id }, klinik_id, onRangkaian, onSaved, onCancel }: TujuanPasienProps) {
  const tenaga = useTenagaLoket(klinik_id)
  const [masuk, pesan] = [useMasukAntrean(), usePesanLoket()]
  const [profesional_id, setProfesional] = useState(0)
  const [isLater, setLater] = useState(false)
  const [metode_konsultasi, setMetode] = useState<'online' | 'offline'>('offline')
  const [isTried, setTried] = useState(false)
  const waktu = useWaktuTenaga(isLater ? profesional_id : 0, undefined, bacaLoket)
  const { slot, tanggal } = waktu
  const isSending = masuk.isPending || pesan.isPending
  const objection = checkMove({ hasChosen: waktu.chosen !== null, isFree: slot !== null })

  const enter = async () => {
    const { name, antrean } = await masuk.mutateAsync({ body: { user_id, profesional_id } })
    const nomor = antrean ? nomorKata(antrean) : ''
    showNotice('success', { judul: say(insertAntrean.message), isi: t`${name} mendapat nomor ${nomor}.` })
  }
  const book = async () => {
    if (!slot || !tanggal) return false
    const at = { jadwal_tenaga_id: slot.id, tanggal, jam_mulai: slot.jam_mulai, metode_konsultasi }
    const booked = await pesan.mutateAsync({ body: { user_id, profesional_id, ...at } })
    showNotice('success', { judul: say(insertKonsultasiLoket.message), isi: `${booked.name}, ${waktuSesi(booked)}.` })
    return true
  }
  const { submit, refusal } = useSubmit(
    async () => {
      setTried(true)
      if (profesional_id === 0) return false
      const isDone = await (isLater ? book() : enter())
      if (isDone === false) return false
      onSaved()
    },
    { refuse: waktu.reload, alertOf: ({ message }) => message },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={refusal} />
        <NativeSelect
          label={t`Tenaga profesional`}
          required
          data={[
            { value: '0', label: tenaga.isPending ? t`Memuat…` : t`Pilih tenaga profesional` },
            ...(tenaga.data ?? []).map((one) => ({ value: String(one.profesional_id), label: one.name })),
          ]}
          value={String(profesional_id)}
          error={tenaga.error?.message ?? (isTried && profesional_id === 0 && say(isianTexts.wajib))}
          onChange={(event) => setProfesional(Number(event.currentTarget.value))}
        />
        {isLater && profesional_id > 0 && (
          <>
            <InsertWaktuFields
              waktu={waktu}
              error={isTried && !isSending ? objection?.isi : undefined}
              isSettled={isSending || pesan.isSuccess}
            />
            <MetodeField value={metode_konsultasi} onChange={setMetode} />
          </>
        )}
        <Group>
          <Button
            variant="subtle"
            px="sm"
            disabled={isSending}
            leftSection={<IconCalendarRepeat size={18} aria-hidden />}
            onClick={onRangkaian}
          >
            <Trans>Rencanakan rangkaian</Trans>
          </Button>
        </Group>
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button
            variant="light"
            disabled={isSending}
            onClick={() => {
              setLater(!isLater)
              setTried(false)
            }}
          >
            {isLater ? t`Kembali ke antrean` : t`Pesan waktu lain`}
          </Button>
          <Button type="submit" loading={isSending}>
            {isLater ? t`Pesan waktu ini` : t`Masuk antrean sekarang`}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}
