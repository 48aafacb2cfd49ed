import { t } from '@lingui/core/macro'
import { Stack, Text } from '@mantine/core'
import { batalTautan, konfirmasiTautan, pindahTautan } from '@sehati/contract/booking/tautan.endpoints'
import type { Tautan } from '@sehati/contract/booking/tautan.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { Answer } from '../../base/ui/answer.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { BatalForm } from './batal-form.tsx'
import { KonfirmasiForm, type TautanFormProps } from './konfirmasi-form.tsx'
import { PindahForm } from './pindah-form.tsx'
import { tautanQuery } from './tautan.queries.ts'
import { TautanMati, ToLogin } from './tautan-mati.tsx'
import { WaktuJanji } from './waktu-janji.tsx'

const results = {
  konfirmasi: konfirmasiTautan.message,
  batal: batalTautan.message,
  'jadwal-ulang': pindahTautan.message,
} as const

/** What the link is for, the one act that it allows, and what became of it. */
export function TautanIsi({ token }: { token: string }) {
  const query = useQuery(tautanQuery(token))
  const [end, setEnd] = useState<'done' | 'invalid' | null>(null)
  // What was done here kills the link: that is no reason to say so.
  if (end === 'invalid' || (end === null && query.error?.code === 'LINK_INVALID')) return <TautanMati />
  return (
    <Loaded query={query} skeleton={<SkeletonLines rows={2} />}>
      {(tautan) =>
        end === 'done' || tautan.sudah ? (
          <Stack gap="lg">
            {/* Where it was moved to, the mail that follows says. */}
            {tautan.tujuan !== 'jadwal-ulang' && <WaktuJanji tautan={tautan} />}
            <Answer isi={results[tautan.tujuan]} />
            <ToLogin />
          </Stack>
        ) : (
          <Stack gap="lg">
            <WaktuJanji tautan={tautan} />
            <Act tautan={tautan} token={token} onDone={() => setEnd('done')} onInvalid={() => setEnd('invalid')} />
          </Stack>
        )
      }
    </Loaded>
  )
}

function Act({ tautan, ...form }: TautanFormProps & { tautan: Tautan }) {
  switch (tautan.tujuan) {
    case 'konfirmasi':
      return <KonfirmasiForm {...form} />
    case 'batal':
      return <BatalForm {...form} kapan={waktuSesi(tautan)} />
    case 'jadwal-ulang':
      return (
        <>
          <Text size="sm">{t`Jadwal baru menunggu persetujuan seperti pengajuan baru.`}</Text>
          <PindahForm {...form} />
        </>
      )
    default:
      return tautan.tujuan satisfies never
  }
}
