import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { AntreanSaya } from '@sehati/contract/desk/antrean.schema'
import type { HadirSaya } from '@sehati/contract/desk/layar.schema'
import { useRef, useState } from 'react'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { kodeKata } from '../antrean/antrean.rules.ts'
import { KodeField } from '../antrean/kode-field.tsx'
import { useHadirSaya } from './layar.queries.ts'

type HadirFormProps = { saya: AntreanSaya; kode: string; onHadir: (hadir: HadirSaya) => void }

/** Says which arrival will be recorded, and records it. The code of a scanned link is filled in; it counts a minute at most. */
export function HadirForm({ saya, kode: dariTautan, onHadir }: HadirFormProps) {
  const send = useHadirSaya()
  const [kode, setKode] = useState(dariTautan && kodeKata(dariTautan))
  const input = useRef<HTMLInputElement>(null)
  const { submit, refusal } = useSubmit(async () => onHadir(await send.mutateAsync({ body: { kode } })), {
    refuse: () => input.current?.select(),
  })
  const { nama_profesional: nama, jam_mulai, jam_selesai, zona } = saya
  const waktu = rentangJam(jam_mulai, jam_selesai, zona)
  return (
    <SectionCard judul={t`Kunjungan hari ini`} gap="sm">
      <Text>
        <Trans>
          Yang dicatat: Anda sudah datang untuk kunjungan pukul {waktu} dengan {nama}. Anda langsung mendapat nomor
          antrean.
        </Trans>
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm" align="flex-start">
          <KodeField
            ref={input}
            label={t`Kode di layar ruang tunggu`}
            description={t`Enam huruf atau angka. Kode berganti setiap setengah menit.`}
            error={refusal?.isi}
            value={kode}
            onChange={setKode}
          />
          <Button type="submit" size="md" loading={send.isPending}>
            <Trans>Saya sudah datang</Trans>
          </Button>
        </Stack>
      </form>
    </SectionCard>
  )
}
