import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { type Cuti, CutiMasukan } from '@sehati/contract/cuti.schema'
import { isianTexts } from '@sehati/contract/texts'
import { type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { showFailure } from '../../ui/notice.tsx'
import { useInsertCuti } from './cuti.queries.ts'

type CutiFormProps = { onSaved: (cuti: Cuti) => void; onCancel: () => void }

/** Takes leave: from, to, and a note that only the professional reads. */
export function CutiForm({ onSaved, onCancel }: CutiFormProps) {
  const today: Tanggal = tanggalWib(new Date())
  const { register, handleSubmit, formState, setError, watch } = useForm<
    z.input<typeof CutiMasukan>,
    unknown,
    CutiMasukan
  >({ resolver: zodResolver(CutiMasukan), defaultValues: { dari: '', sampai: '', catatan: '' } })
  const { errors } = formState
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
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            type="date"
            label="Dari tanggal"
            required
            data-autofocus
            error={errors.dari && (dari ? errors.dari.message : isianTexts.wajib)}
            {...register('dari')}
          />
          <TextInput
            type="date"
            label="Sampai tanggal"
            required
            min={dari || today}
            error={errors.sampai && (sampai ? errors.sampai.message : isianTexts.wajib)}
            {...register('sampai')}
          />
        </SimpleGrid>
        <TextInput
          label="Catatan"
          description="Hanya Anda yang membacanya."
          autoComplete="off"
          maxLength={maxLength.catatan}
          error={errors.catatan?.message}
          {...register('catatan')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Batal
          </Button>
          <Button type="submit" loading={insert.isPending}>
            Simpan cuti
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
