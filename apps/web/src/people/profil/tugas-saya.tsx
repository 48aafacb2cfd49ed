import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { listTugasSaya } from '@sehati/contract/people/tugas.endpoints'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ask } from '../../base/lib/api.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { useActor } from '../../base/lib/session.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { tugasKata } from '../tugas/tugas.ts'
import { tugasPage } from '../tugas/tugas-page.ts'

/** The duties of the user in their `frame`: what each is for, and since when. Nothing for a user without one. */
export function TugasSaya({ frame }: { frame: (isi: ReactNode) => ReactNode }) {
  const { level_id } = useActor()
  const { data = [] } = useQuery(ask(listTugasSaya))
  if (data.length === 0) return null
  return frame(
    <Stack gap="md">
      {data.map(({ tugas, sejak }) => {
        const kapan = tanggalTanpaHari(sejak)
        const page = tugasPage(tugas, level_id)
        return (
          <div key={tugas}>
            <Text fw={600}>{t(tugasKata[tugas].nama)}</Text>
            <Text size="sm">{t(tugasKata[tugas].isi)}</Text>
            <Text size="xs" c="dimmed">
              <Trans>Diberikan {kapan}</Trans>
            </Text>
            {page && (
              <TextLink to={page.to} size="sm">
                {t(page.judul)}
              </TextLink>
            )}
          </div>
        )
      })}
    </Stack>,
  )
}
