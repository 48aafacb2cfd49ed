import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { ambilTautan } from '@sehati/contract/waiting/tunggu.endpoints'
import { tunggu as messages } from '@sehati/contract/waiting/tunggu.messages'
import type { TawaranTautan } from '@sehati/contract/waiting/tunggu.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { pukulDi } from '../../base/lib/tanggal.ts'
import { useSisa } from '../../base/lib/use-now.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { Answer } from '../../base/ui/answer.tsx'
import { Facts } from '../../base/ui/facts.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { TautanMati } from '../../booking/tautan/tautan-mati.tsx'
import { WaktuJanji } from '../../booking/tautan/waktu-janji.tsx'
import { SisaWaktu } from './sisa-waktu.tsx'
import { tawaranTautanQuery, useAmbilTautan } from './tawaran-tautan.queries.ts'

const ToLogin = () => (
  <ButtonLink to="/login" variant="light">
    <Trans>Login untuk melihat daftar tunggu</Trans>
  </ButtonLink>
)

const Berakhir = () => (
  <Stack gap="lg">
    <FormAlert judul={messages.OFFER_EXPIRED.judul} isi={messages.OFFER_EXPIRED.isi} />
    <ToLogin />
  </Stack>
)

type End = 'done' | 'LINK_INVALID' | 'OFFER_EXPIRED'

/** When the offered place is, until when it is kept, and the one button that takes it. Names no person. */
export function TawaranIsi({ token }: { token: string }) {
  const query = useQuery(tawaranTautanQuery(token))
  const [end, setEnd] = useState<End | null>(null)
  const now = end ?? query.error?.code
  if (now === 'LINK_INVALID') return <TautanMati />
  if (now === 'OFFER_EXPIRED') return <Berakhir />
  return (
    <Loaded query={query} skeleton={<SkeletonLines rows={2} />}>
      {(tawaran) =>
        end === 'done' || tawaran.sudah ? (
          <Stack gap="lg">
            <WaktuJanji tautan={tawaran} />
            <Answer isi={ambilTautan.message} />
            <ToLogin />
          </Stack>
        ) : (
          <Ambil tawaran={tawaran} token={token} onEnd={setEnd} />
        )
      }
    </Loaded>
  )
}

type AmbilProps = { tawaran: TawaranTautan; token: string; onEnd: (end: End) => void }

function Ambil({ tawaran, token, onEnd }: AmbilProps) {
  const { habis_pada, zona } = tawaran
  const send = useAmbilTautan()
  const isOver = useSisa(Date.parse(habis_pada)) <= 0
  const { submit, refusal } = useSubmit(() => send.mutateAsync({ body: { token } }).then(() => onEnd('done')), {
    refuse: ({ code }) => (code === 'LINK_INVALID' || code === 'OFFER_EXPIRED' ? onEnd(code) : undefined),
  })
  if (isOver) return <Berakhir />
  return (
    <Stack gap="lg">
      <WaktuJanji tautan={tawaran} />
      <Facts items={[[t`Ditahan untuk Anda sampai`, pukulDi(habis_pada, zona)]]} />
      <SisaWaktu habis_pada={habis_pada} />
      <RefusalAlert refusal={refusal} />
      <Button size="lg" loading={send.isPending} onClick={submit}>
        <Trans>Ambil slot ini</Trans>
      </Button>
    </Stack>
  )
}
