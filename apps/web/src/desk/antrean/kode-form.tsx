import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, TextInput } from '@mantine/core'
import { insertHadir } from '@sehati/contract/desk/antrean.endpoints'
import { useRef, useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { useHadir } from './antrean.queries.ts'
import { nomorKata } from './antrean.rules.ts'

/** Records an arrival by the code on the patient's phone. */
export function KodeForm() {
  const hadir = useHadir()
  const [kode, setKode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { submit, refusal } = useSubmit(
    async () => {
      const { name, antrean } = await hadir.mutateAsync({ body: { kode } })
      setKode('')
      input.current?.focus()
      const nomor = antrean ? nomorKata(antrean) : ''
      showNotice('success', { judul: say(insertHadir.message), isi: t`${name} mendapat nomor ${nomor}.` })
    },
    { refuse: () => input.current?.select() },
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start" gap="sm">
        <TextInput
          ref={input}
          label={t`Kode pasien`}
          description={t`Enam huruf atau angka di layar pasien.`}
          error={refusal?.isi}
          value={kode}
          onChange={(event) => setKode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="angka"
        />
        <Button type="submit" loading={hadir.isPending}>
          <Trans>Catat kehadiran</Trans>
        </Button>
      </Stack>
    </form>
  )
}
