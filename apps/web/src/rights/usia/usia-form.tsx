import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { isianTexts } from '@sehati/contract/base/texts'
import { UsiaMasukan } from '@sehati/contract/people/usia.schema'
import { putUsia } from '@sehati/contract/rights/wali.endpoints'
import { type FormEvent, useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { useSending } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { usePutUsia } from './usia.queries.ts'
import { usiaKosong } from './usia-diketik.ts'
import { UsiaFields } from './usia-fields.tsx'

/** The user says whether they are of age. It is said once. */
export function UsiaForm() {
  const put = usePutUsia()
  const [usia, setUsia] = useState(usiaKosong)
  const [salah, setSalah] = useState<{ dewasa?: string; lahir?: string }>({})
  const { run, refusal, isSending } = useSending({ alertOf: ({ message }) => message })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = UsiaMasukan.safeParse(usia)
    const kosong = say(isianTexts.kosong)
    setSalah(body.success ? {} : usia.dewasa === '' ? { dewasa: kosong } : { lahir: kosong })
    if (!body.success) return
    void run(async () => {
      await put.mutateAsync({ body: body.data })
      showSuccess(putUsia)
    }, event.currentTarget)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Usia`}>
      <Stack gap="md" align="flex-start">
        <RefusalAlert refusal={refusal} />
        <UsiaFields value={usia} onChange={setUsia} salah={salah} />
        <Button type="submit" variant="light" loading={isSending}>
          <Trans>Simpan usia</Trans>
        </Button>
      </Stack>
    </form>
  )
}
