import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { insertHadir } from '@sehati/contract/desk/antrean.endpoints'
import { useRef, useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { useSending } from '../../base/lib/use-submit.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { useHadir } from './antrean.queries.ts'
import { kodeKata, nomorKata } from './antrean.rules.ts'
import { KodeField } from './kode-field.tsx'
import { type Pemindai, Pindai } from './pindai.tsx'

/** Records an arrival by the code on the patient's phone: typed, or scanned. */
export function KodeForm({ pemindai }: { pemindai: Pemindai }) {
  const hadir = useHadir()
  const [kode, setKode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { run, refusal } = useSending({ refuse: () => input.current?.select() })
  const catat = (kode: string) =>
    run(async () => {
      const { name, antrean } = await hadir.mutateAsync({ body: { kode } })
      setKode('')
      input.current?.focus()
      const nomor = antrean ? nomorKata(antrean) : ''
      showNotice('success', { judul: say(insertHadir.message), isi: t`${name} mendapat nomor ${nomor}.` })
    }, undefined)
  const terpindai = (kode: string) => {
    setKode(kodeKata(kode))
    void catat(kode)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void catat(kode)
      }}
      noValidate
    >
      <Stack align="flex-start" gap="sm">
        <KodeField
          ref={input}
          label={t`Kode pasien`}
          description={t`Enam huruf atau angka di layar pasien.`}
          error={refusal?.isi}
          value={kode}
          onChange={setKode}
        />
        <Group gap="sm">
          <Button type="submit" loading={hadir.isPending}>
            <Trans>Catat kehadiran</Trans>
          </Button>
          <Pindai {...pemindai} onKode={terpindai} />
        </Group>
      </Stack>
    </form>
  )
}
