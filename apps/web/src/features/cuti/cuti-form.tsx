import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { type Cuti, CutiMasukan } from '@sehati/contract/cuti.schema'
import { isianTexts } from '@sehati/contract/texts'
import type { Tanggal } from '@sehati/contract/waktu'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { hariIni } from '../../lib/clock.ts'
import { say } from '../../lib/say.ts'
import { zodResolver } from '../../lib/zod-resolver.ts'
import { showFailure } from '../../ui/notice.tsx'
import { useInsertCuti } from './cuti.queries.ts'

type CutiFormProps = {
  onDirty: (isDirty: boolean) => void
  onSaved: (cuti: Cuti) => void
  onCancel: () => void
}

/** Takes leave: from, to, and a note that only the professional reads. */
export function CutiForm({ onDirty, onSaved, onCancel }: CutiFormProps) {
  const today: Tanggal = hariIni()
  const { register, handleSubmit, formState, setError, watch } = useForm<
    z.input<typeof CutiMasukan>,
    unknown,
    CutiMasukan
  >({ resolver: zodResolver(CutiMasukan), defaultValues: { dari: '', sampai: '', catatan: '' } })
  const { errors, isDirty } = formState
  useEffect(() => onDirty(isDirty))
  const insert = useInsertCuti()
  const [dari, sampai] = watch(['dari', 'sampai'])

  const submit = handleSubmit(async (body) => {
    if (insert.isPending) return
    try {
      onSaved(await insert.mutateAsync({ body: { ...body, catatan: body.catatan || null } }))
    } catch (caught) {
      const failure = caught as ApiError
      for (const { field, message } of failure.fields) {
        if (field === 'dari' || field === 'sampai' || field === 'catatan') setError(field, { message })
      }
      if (failure.code === 'LEAVE_OVERLAP') setError('dari', { message: failure.message }, { shouldFocus: true })
      else showFailure(failure)
    }
  })

  return (
    <form onSubmit={submit} onInput={() => onDirty(true)} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            type="date"
            label={t`Dari tanggal`}
            required
            data-autofocus
            error={errors.dari && (dari ? errors.dari.message : say(isianTexts.wajib))}
            {...register('dari')}
          />
          <TextInput
            type="date"
            label={t`Sampai tanggal`}
            required
            min={dari || today}
            error={errors.sampai && (sampai ? errors.sampai.message : say(isianTexts.wajib))}
            {...register('sampai')}
          />
        </SimpleGrid>
        <TextInput
          label={t`Catatan`}
          description={t`Hanya Anda yang membacanya.`}
          autoComplete="off"
          maxLength={maxLength.catatan}
          error={errors.catatan?.message}
          {...register('catatan')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={insert.isPending}>
            <Trans>Simpan cuti</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
